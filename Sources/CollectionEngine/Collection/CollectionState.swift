/// A collection view as a value: the data, its layout, what is scrolled, highlighted, selected and dragged.
///
/// Time is an argument, and nothing happens by itself. ``handle(_:asking:at:)`` takes input and returns events for the host;
/// ``scene(at:)`` returns what is on screen, and when it has to be asked again.
///
/// **Motion.** Each element has one motion, whatever moves it: the data, another layout, a parameter of the layout, another
/// size. It starts from the position and the velocity on screen, so that changes may overlap at any moment. A change costs as
/// much as the elements that are visible before or after it.
public struct CollectionState<Section: Hashable, Item: Hashable> {
  /// Makes the layout. It is called again when what it depends on changes.
  public typealias LayoutProvider = CollectionLayoutProvider<Section, Item>
  /// The identity of an element.
  public typealias Identity = ElementIdentity<Section, Item>

  /// How the collection feels.
  public var tuning = CollectionTuning()
  /// How many items can be selected.
  public var selectionMode = SelectionMode.none { didSet { limitSelection() } }
  /// Whether a long press lifts an item, which can then be dragged to another place.
  public var reordersByLongPress = false
  /// Whether an item at an edge and a search for an item scroll content by whole viewports, as the layout's resting offsets say.
  /// A layout with screens always does.
  public var isPaging = false
  /// The distances from the edges of the viewport at which a dragged item scrolls the content, for hosts that show less than the
  /// viewport.
  public var dragInsets = Insets.zero
  /// The selected items, in the order in which they were selected.
  public internal(set) var selection: [Item] = []
  /// The item under a finger that may become a tap.
  public internal(set) var highlighted: Item?
  /// The item that keys act on. A touch takes the focus away.
  public internal(set) var focused: Item?

  var arrangement: Arrangement<Section, Item>
  var moving = MovingElements<Identity>()
  /// The values of the layouts from which the elements move.
  var values = ValueHistory<Section, Item>()
  var provider: LayoutProvider
  /// The drag of an item that is here, or that left for another collection.
  var drag: CollectionDrag<Section, Item>?
  /// The transition that fingers or the host control.
  var transition: InteractiveTransition<Section, Item>?
  var arena = GestureArena()
  var pinches = PinchRecognizer()
  /// The wheel of a mouse, which turns screens.
  var wheel = Wheel()
  /// The movement of fingers on a touchpad, which hold the content.
  var touchpad: TouchpadScroll?
  /// Whether the present touch was refused, so that it does nothing but scroll.
  var isRefused = false
  /// The item under the present touch, and where the touch began.
  var touched: Item?
  var touchPoint = Point.zero
  /// The updates that have not ended.
  var updates: [Int] = []
  private var lastUpdate = 0

  /// Creates a collection of this size, in logical pixels. There is no animation at first.
  public init(
    size: Size, scale: Double = 1, isRightToLeft: Bool = false, snapshot: Snapshot<Section, Item> = Snapshot(),
    layout: @escaping LayoutProvider
  ) {
    let context = LayoutContext(
      size: size, pixels: PixelGrid(scale: scale), snapshot: snapshot, isRightToLeft: isRightToLeft)
    provider = layout
    arrangement = Arrangement(context: context, content: ScrolledLayout(layout(context), in: context.bounds))
  }

  /// The data that is shown. During a drag it has the dragged item where it would be dropped, and does not have it while the item
  /// is in another collection.
  public var snapshot: Snapshot<Section, Item> { arrangement.context.snapshot }
  /// The data as it is if the present drag is cancelled.
  public var snapshotWithoutDrag: Snapshot<Section, Item> { drag?.original ?? snapshot }
  /// The present layout.
  public var layout: any CollectionLayout { arrangement.layout }
  /// The size of the viewport, in logical pixels.
  public var size: Size { arrangement.context.size }
  /// Whether items are being arranged or deleted.
  public var isEditing: Bool { arrangement.context.isEditing }

  /// Returns the content offset: the position of the viewport in the content.
  public func contentOffset(at now: Instant) -> Point { arrangement.offset(at: now) }

  mutating func nextUpdate() -> Int {
    lastUpdate += 1
    return lastUpdate
  }
}

/// How many items can be selected.
public enum SelectionMode: Sendable {
  /// Taps select nothing.
  case none
  /// One item at most.
  case single
  /// Any number of items.
  case multiple
}

/// The constants that determine how a collection feels.
public struct CollectionTuning: Equatable, Sendable {
  /// The spring on which elements move to another place. A spring with response 0 is without animation.
  public var motion = Spring(response: 0.38)
  /// The spring on which scrolled content comes to rest (copies of UIScrollView measure 2π/10 s).
  public var scrolling = Spring(response: 0.63)
  /// The constants of gestures.
  public var gestures = GestureTuning()
  /// The scale of a lifted item (AQGridView 1.2; less here, so that its neighbours can still be seen).
  public var liftScale = 1.15
  /// The greatest speed at which content scrolls under an item at an edge, in viewports per second (by eye).
  public var edgeSpeed = 2.0
  /// The middle part of a cell onto which an item can be dropped, as a share of its sides (by eye, that of the springboard's icons).
  public var receivingShare = 0.6

  /// Creates the standard constants.
  public init() {}
}

extension CollectionState: Sendable where Section: Sendable, Item: Sendable {}
