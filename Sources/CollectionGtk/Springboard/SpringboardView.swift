import CGtk
import CollectionEngine
import GtkBridge

/// Pages of items, as on the home screen of a phone: a finger turns pages, a long press makes all items wiggle, and then they can be
/// dragged to other places and pages, and deleted. A tap beside all items, or Escape, ends that.
public final class SpringboardView<Item: Hashable>: CollectionView<Int, Item> {
  /// The columns of a page.
  public var columns: SpringboardCount {
    get { settings.columns }
    set { change { $0.columns = newValue } }
  }
  /// The rows of a page.
  public var rows: SpringboardCount {
    get { settings.rows }
    set { change { $0.rows = newValue } }
  }
  /// The size of an item; nil lets items fill the page. Those of a size are spread evenly.
  public var itemSize: Size? {
    get { settings.itemSize }
    set { change { $0.itemSize = newValue } }
  }
  /// The distances between the items and the edges of the view. The page dots are in the lower one.
  public var sectionInset: Insets {
    get { settings.inset(state.size) }
    set { change { $0.inset = { _ in newValue } } }
  }
  /// The least distance between two items of a row.
  public var minimumInteritemSpacing: Double {
    get { settings.columnSpacing }
    set { change { $0.columnSpacing = newValue } }
  }
  /// The least distance between two rows.
  public var minimumLineSpacing: Double {
    get { settings.rowSpacing }
    set { change { $0.rowSpacing = newValue } }
  }
  /// Whether there is a dot for each page, if there are several.
  public var showsPageDots = true { didSet { redraw() } }
  /// Whether an item that is dropped onto another one makes a folder of both, or goes into the folder that the other one is.
  public var allowsFolders = false
  /// Whether the items fly in when the view is shown for the first time.
  public var fliesIn = true
  /// Is told what users do.
  public weak var springboardDelegate: (any SpringboardViewDelegate<Item>)?

  /// Returns the title of an item.
  private(set) var titles: ((Item) -> String)?
  /// What paints the picture of an item.
  private(set) var painter: ((Item, CellContext) -> Void)?
  let settings: PageSettings
  private let gate: SpringboardGate<Item>
  private(set) lazy var stack = CanvasStack(canvas)
  /// What is in the folders.
  var contents: [Item: [Item]] = [:]
  /// The folder that is open, or that is closing.
  var panel: FolderPanel<Item>? { didSet { if panel == nil { openNextFolder() } } }
  /// The folder to open after another one has closed.
  var nextFolder: Item?
  /// The folder from which an item is dragged.
  var dragSource: Item?
  /// The panel that this view is the content of.
  weak var ownPanel: FolderPanel<Item>?

  /// Creates a view with these pages. The same item must not be on them twice.
  public init(pages: [[Item]]) {
    let settings = PageSettings()
    (self.settings, gate) = (settings, SpringboardGate())
    super.init { settings.layout(in: $0) }
    (reordersByLongPress, wigglesWhileEditing, deletesWhileEditing) = (true, true, true)
    gate.view = self
    delegate = gate
    self.pages = pages
  }

  /// The widget that shows the pages, a `GtkOverlay`: an open folder is over them.
  public override var widget: UnsafeMutablePointer<GtkWidget> { stack.widget }

  /// The items of all pages. Those in folders are not among them.
  public var pages: [[Item]] {
    get { Self.pages(of: state.snapshotWithoutDrag) }
    set {
      requireDistinct(Array(newValue.joined()) + contents.values.joined())
      apply(Self.snapshot(of: newValue))
      closePanelIfGone()
    }
  }

  /// The page in view, from 0.
  public var page: Int { state.layout.paging.map { Int($0.screen(atContentOffset: contentOffset).rounded()) } ?? 0 }

  /// Shows a title under each item, which is also what a screen reader says.
  public func title(_ title: @escaping (Item) -> String) {
    titles = title
    settings.titleHeight = Self.titleHeight
    invalidateLayout()
    repaint()
  }

  /// The height of a title and the size of its font, in logical pixels.
  static var titleHeight: Double { 20 }
  private static var titleSize: Double { 13 }

  /// Says how the picture of an item is painted. Its title is painted by the view.
  public override func cell(_ paint: @escaping (Item, CellContext) -> Void) {
    painter = paint
    super.cell { [weak self] item, cell in
      guard let self else { return }
      guard let titles else { return paintPicture(of: item, on: cell) }
      let height = min(Self.titleHeight, cell.size.height)
      let picture = Size(width: cell.size.width, height: cell.size.height - height)
      let drawing = Drawing(context: cell.cairo)
      drawing.saved {
        drawing.rectangle(0, 0, picture.width, picture.height)
        drawing.clip()
        paintPicture(of: item, on: cell.resized(to: picture))
      }
      let font = Font(family: "Sans", size: Self.titleSize)
      let words = TextLayout(titles(item), font: font, width: cell.size.width, lines: 1)
      let shade = ownPanel == nil ? 0.5 : 0.8
      drawing.ink(red: shade, green: shade, blue: shade, alpha: 1)
      words.draw(on: drawing, centred: Point(x: cell.size.width / 2, y: cell.size.height - height / 2))
    }
  }

  private func change(_ change: (PageSettings) -> Void) {
    change(settings)
    invalidateLayout(animated: true)
  }

  static func pages(of snapshot: Snapshot<Int, Item>) -> [[Item]] { snapshot.sections.map(snapshot.items(in:)) }

  static func snapshot(of pages: [[Item]]) -> Snapshot<Int, Item> {
    Snapshot(pages.enumerated().map { (section: $0.offset, items: $0.element) })
  }

  override func follow(_ event: CollectionEvent<Int, Item>) {
    switch event {
    case .lifted: addPage()
    case .tappedBackground(let point) where ownPanel?.contains(point) == false: ownPanel?.close()
    case .tappedBackground: isEditing = false
    case .moved, .deleted: arrange(tells: true)
    case .returned: arrange(tells: false)
    case .dropped(let item, _): takeOutOfFolder(item)
    default: break
    }
    ownPanel?.removeIfDone()
  }

  override func follow(_ dragged: DraggedItem<Item>, at moment: Instant) { ownPanel?.follow(dragged, at: moment) }

  override func escape() -> Bool {
    if super.escape() { return true }
    guard let ownPanel else { return false }
    ownPanel.close()
    return true
  }

  override var visiblePart: Rect? { ownPanel?.frame }

  override var movesBesideScene: Bool { super.movesBesideScene || ownPanel?.isMoving == true }

  override func paintBack(on drawing: Drawing, at now: Instant) { ownPanel?.paint(on: drawing, at: now) }

  override func appear() {
    if let ownPanel { ownPanel.expand() } else if fliesIn { flyIn() }
  }

  override func wasResized() { ownPanel?.fit() }

  override func endDrag() { ownPanel?.endDrag() }

  /// An empty page at the end, to which items can be dragged.
  private func addPage() {
    guard state.snapshotWithoutDrag.itemCounts.last != 0 else { return }
    performBatchUpdates { $0.appendSections([($0.sections.max() ?? -1) + 1]) }
  }

  /// Moves the items that have no room on their page to the next one, and removes empty pages.
  func arrange(tells: Bool) {
    let former = Self.pages(of: state.snapshotWithoutDrag)
    var (pages, overflow): ([[Item]], [Item]) = ([], [])
    for page in former {
      let all = overflow + page
      overflow = Array(all.dropFirst(settings.capacity))
      pages.append(Array(all.prefix(settings.capacity)))
    }
    while !overflow.isEmpty {
      pages.append(Array(overflow.prefix(settings.capacity)))
      overflow = Array(overflow.dropFirst(settings.capacity))
    }
    pages.removeAll(where: \.isEmpty)
    if pages != former { apply(Self.snapshot(of: pages)) }
    if tells { tellChange() }
  }

  override func paintFront(on drawing: Drawing, at now: Instant) {
    guard showsPageDots, let paging = state.layout.paging, paging.screenCount > 1 else { return }
    let height = max(ownPanel == nil ? sectionInset.bottom : FolderPanel<Item>.dotsHeight, 20)
    let bottom = ownPanel?.frame.maxY ?? state.size.height
    var metrics = PageDotsMetrics(
      frame: Rect(x: 0, y: bottom - height, width: state.size.width, height: height),
      isRightToLeft: canvas.isRightToLeft)
    metrics.margin = 8
    let position = paging.screen(atContentOffset: state.contentOffset(at: now))
    let dots = PageDotsLayout(metrics: metrics, count: paging.screenCount, position: position)
    for dot in dots.attributes(in: dots.contentBounds) {
      let distance = abs(Double(dot.index?.item ?? 0) - position)
      drawing.arc(x: dot.icon.midX, y: dot.icon.midY, radius: dot.icon.width / 2)
      let shade = 1 - 0.6 * min(distance, 1)
      drawing.ink(red: 0.5, green: 0.5, blue: 0.5, alpha: shade)
      drawing.fill()
    }
  }
}
