import CGtk
import CollectionEngine
import GtkBridge

/// A collection view for any GTK 3 program: sections and items by identity, in any layout, painted with cairo.
///
/// Put its ``widget`` into a container, say how cells are painted, and apply a snapshot of the data. Items glide to their new
/// places whatever moves them: the data, another layout, another size. The view works by touch, mouse, touchpad and keys, is
/// mirrored for scripts that run from right to left, and screen readers can read it.
///
/// Everything happens on the main thread, which runs GTK's main loop. The view has to be kept: without it, its widget is destroyed.
/// Lengths are in logical pixels.
open class CollectionView<Section: Hashable, Item: Hashable> {
  /// Makes a layout from what it depends on. It is called again when that changes.
  public typealias LayoutProvider = @MainActor (LayoutContext<Section, Item>) -> any CollectionLayout

  /// Decides what users may do, and is told what they did.
  public weak var delegate: (any CollectionViewDelegate<Section, Item>)?
  /// How a selected cell is marked, in addition to what its painter does.
  public var selectionStyle = SelectionStyle.none { didSet { redraw() } }
  /// Whether the cells wiggle while items are edited.
  public var wigglesWhileEditing = false { didSet { redraw() } }
  /// Whether each cell that may be deleted has a button for that at its corner while items are edited.
  public var deletesWhileEditing = false { didSet { redraw() } }
  /// Called with each step of a pinch, unless it drives a transition.
  public var onPinch: ((PinchStep) -> Void)?

  let canvas = Canvas()
  let accessibility: AccessibleTree
  var state: CollectionState<Section, Item>
  var painters = ElementPainters<Section, Item>()
  var painted = PaintedCells<Section, Item>()
  var clock: FrameClock
  /// The present layout, and the one that a transition leads to.
  var provider: LayoutProvider
  var nextProvider: LayoutProvider?
  /// What is to be called when an update with this number has ended.
  var completions: [Int: () -> Void] = [:]
  /// The items whose cells are in view.
  var displayed: Set<Item> = []
  /// Numbers of these items for screen readers.
  var accessibleNumbers: [Item: Int] = [:]
  var lastAccessibleNumber = 0
  /// The places of the elements in the last frame and its time, and the places that screen readers know.
  var lastFrame: (places: [ElementPlace<Section, Item>], time: Instant) = ([], Instant(seconds: 0))
  var reportedPlaces: [ElementPlace<Section, Item>] = []
  /// The scene on screen; nil if everything has to be painted.
  var shown: CollectionScene<Section, Item>?
  /// The item whose delete button is under a finger.
  var pressedBadge: Item?
  /// The item under a resting finger, whose menu opens when the finger is lifted there.
  var held: (item: Item, point: Point)?
  private var menu: PopupMenu?
  /// The view that gets the events of this one, which is closing.
  private(set) weak var successor: CollectionView?
  /// The number of the pointer that was pressed here and drags an item in the successor.
  private(set) var handedPointer: Int?
  /// The last samples of the pointers that are down, by their numbers.
  var touches: [Int: PointerSample] = [:]
  /// When the view was painted for the first time.
  private var appearance: Instant?
  /// The center and the scale of the present pinch.
  var pinch: PinchStep?
  /// Whether keys were used last, so that the focus is marked.
  var showsFocus = false
  private let settings: SettingsWatch
  /// The tuning of a desktop that animates.
  private var standardTuning: CollectionTuning

  /// Creates an empty view.
  public init(layout: @escaping LayoutProvider) {
    provider = layout
    accessibility = AccessibleTree(on: canvas.reference)
    state = CollectionState(size: .zero, layout: Self.isolated(layout))
    clock = FrameClock(canvas)
    settings = SettingsWatch(for: canvas)
    standardTuning = state.tuning
    connect()
    adopt(settings.current)
  }

  /// The widget that shows the collection, a `GtkDrawingArea`.
  public var widget: UnsafeMutablePointer<GtkWidget> { canvas.widget }

  /// The data that is shown. During a drag it has the dragged item where it would be dropped.
  public var snapshot: Snapshot<Section, Item> { state.snapshot }

  /// How the view feels: springs, gestures, the scale of a lifted item. If the desktop does not animate, springs are without
  /// animation, and the time of a long press is always the desktop's.
  public var tuning: CollectionTuning {
    get { standardTuning }
    set {
      standardTuning = newValue
      adopt(settings.current)
    }
  }

  /// Says how cells are painted. The result is kept as a picture until the item is reloaded, or its size or its state changes.
  open func cell(_ paint: @escaping (Item, CellContext) -> Void) {
    painters.cell = paint
    repaint()
  }

  /// Follows an event after the delegate was told.
  func follow(_ event: CollectionEvent<Section, Item>) {}

  /// Follows a dragged item after each input.
  func follow(_ dragged: DraggedItem<Item>, at moment: Instant) {}

  /// An item that was lifted here, and has gone to another view, was dropped or returned.
  func endDrag() {}

  /// The view has another size.
  func wasResized() {}

  /// The view is about to be painted for the first time.
  func appear() {}

  /// Returns whether Escape had a meaning.
  func escape() -> Bool {
    guard isEditing else { return false }
    isEditing = false
    return true
  }

  /// The part of the view in which elements are seen; nil for all of it.
  var visiblePart: Rect? { nil }

  /// Whether something moves that is not in the scene.
  var movesBesideScene: Bool { isWiggling }

  /// Paints behind all elements.
  func paintBack(on drawing: Drawing, at now: Instant) {}

  /// Paints in front of all elements.
  func paintFront(on drawing: Drawing, at now: Instant) {}

  /// Opens the menu of an item. Returns false if it has none.
  func openMenu(of item: Item) -> Bool {
    guard let rows = delegate?.collectionView(self, menuFor: item), !rows.isEmpty, let frame = frame(of: item) else {
      return false
    }
    let menu = PopupMenu(rows.map { PopupMenu.Row(title: $0.title, isEnabled: $0.isEnabled, action: $0.action) })
    menu.onClose = { [weak self] in self?.menu = nil }
    menu.open(at: Extent(frame), on: canvas)
    self.menu = menu
    return true
  }

  /// Passes all events on to another view from now on, because this one closes.
  func giveWay(to successor: CollectionView) { self.successor = successor }

  /// A pointer that was pressed here drags an item in the successor; nil if it was lifted.
  func handOver(_ pointer: Int?) { handedPointer = pointer }

  func appearOnce() {
    guard appearance == nil else { return }
    appearance = now
    appear()
  }

  var now: Instant { clock.now }

  static func isolated(_ provider: @escaping LayoutProvider) -> CollectionLayoutProvider<Section, Item> {
    MainThreadProvider(provider).layout
  }

  private func connect() {
    canvas.onDraw = { [weak self] in self?.draw($0) }
    canvas.onResize = { [weak self] in self?.fit(Size(width: $0, height: $1)) }
    canvas.onEvent = { [weak self] in self?.handle($0) ?? false }
    clock.onWake = { [weak self] in self?.send(.wake, at: $0) }
    clock.onFrame = { [weak self] in self?.update() }
    settings.onChange = { [weak self] in self?.adopt($0) }
    accessibility.onAction = { [weak self] in self?.performAccessibleAction(on: $0, $1) }
  }

  private func fit(_ size: Size) {
    let isNew = appearance.map { now - $0 < Self.settling } ?? true
    state.resize(to: size, scale: canvas.scale, animated: !isNew, at: now)
    wasResized()
    redraw()
  }

  /// Seconds in which a new window gets its size, in which nothing moves.
  private static var settling: Double { 0.5 }

  /// Follows the direction of reading, the time of a long press, and whether the desktop animates.
  private func adopt(_ settings: DesktopSettings) {
    state.tuning = standardTuning
    state.tuning.gestures.longPress = settings.longPress
    if !settings.animates { (state.tuning.motion, state.tuning.scrolling) = (.immediate, .immediate) }
    state.setRightToLeft(canvas.isRightToLeft, animated: false, at: now)
    redraw()
  }
}

/// Decides what users may do in a ``CollectionView``, and is told what they did. All requirements have defaults. The view asks
/// synchronously, and a refusal ends the gesture, as that of UICollectionView's delegate.
public protocol CollectionViewDelegate<Section, Item>: AnyObject {
  /// The identity of sections.
  associatedtype Section: Hashable
  /// The identity of items.
  associatedtype Item: Hashable
  /// The view that asks.
  typealias View = CollectionView<Section, Item>

  /// Returns whether a touch may highlight an item. If not, the touch does nothing else to it either.
  func collectionView(_ view: View, shouldHighlight item: Item) -> Bool
  /// A touch that may become a tap has begun on an item.
  func collectionView(_ view: View, didHighlight item: Item)
  /// The touch has ended, or can no longer become a tap.
  func collectionView(_ view: View, didUnhighlight item: Item)
  /// An item was tapped, or activated by a key or an assistive technology.
  func collectionView(_ view: View, didTap item: Item)
  /// A point of the view beside all items was tapped, in logical pixels.
  func collectionView(_ view: View, didTapBackgroundAt point: Point)
  /// Returns whether a tap may select an item.
  func collectionView(_ view: View, shouldSelect item: Item) -> Bool
  /// An item was selected.
  func collectionView(_ view: View, didSelect item: Item)
  /// Returns whether a tap, or the selection of another item, may deselect an item.
  func collectionView(_ view: View, shouldDeselect item: Item) -> Bool
  /// An item is no longer selected.
  func collectionView(_ view: View, didDeselect item: Item)
  /// Returns whether an item may be dragged to another place.
  func collectionView(_ view: View, canMove item: Item) -> Bool
  /// Returns where a dragged item may be dropped: the proposed place or another one. Both are places in the data without it.
  func collectionView(_ view: View, targetForMoveOf item: Item, from: ItemIndex, to proposed: ItemIndex) -> ItemIndex
  /// An item was dropped at another place. The data of the view is changed already.
  func collectionView(_ view: View, didMove item: Item, from: ItemIndex, to: ItemIndex)
  /// Returns whether a dragged item may be dropped onto another one. If not, the other one makes room.
  func collectionView(_ view: View, canDrop item: Item, onto other: Item) -> Bool
  /// An item was dropped onto another one. Unless the data is changed now, it moves back to its place.
  func collectionView(_ view: View, didDrop item: Item, onto other: Item)
  /// Returns the rows of the menu of an item, which opens by the secondary button of the mouse, by the Menu key, and when a finger
  /// that has rested on the item is lifted; none for no menu.
  func collectionView(_ view: View, menuFor item: Item) -> [MenuItem]
  /// Returns whether an item may be deleted.
  func collectionView(_ view: View, shouldDelete item: Item) -> Bool
  /// An item was deleted. The data of the view is changed already.
  func collectionView(_ view: View, didDelete item: Item)
  /// A finger rests on an item, or beside all items, at a point of the view in logical pixels.
  func collectionView(_ view: View, didLongPress item: Item?, at point: Point)
  /// Editing has begun or ended.
  func collectionView(_ view: View, didChangeEditing isEditing: Bool)
  /// The cell of an item comes into view.
  func collectionView(_ view: View, willDisplay item: Item)
  /// The cell of an item is no longer in view.
  func collectionView(_ view: View, didEndDisplaying item: Item)
  /// Returns what a screen reader calls an item.
  func collectionView(_ view: View, accessibleNameOf item: Item) -> String
  /// Returns what a screen reader calls a section, by its header.
  func collectionView(_ view: View, accessibleNameOfSection section: Section) -> String
}
