import CGtk
import CollectionEngine
import GtkBridge

/// Pages of items, as on the home screen of a phone: a finger turns pages, a long press makes all items wiggle, and then they can be
/// dragged to other places and pages, and deleted. A tap beside all items, or Escape, ends that.
public class SpringboardView<Item: Hashable>: CollectionView<Int, Item> {
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
  var panel: (any SpringboardFolder<Item>)? { didSet { if panel == nil { openNextFolder() } } }
  /// The folder to open after another one has closed.
  var nextFolder: Item?
  /// The folder from which an item is dragged.
  var dragSource: Item?

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

  /// The grey of titles, from black to white, 0...1.
  var titleShade: Double { 0.5 }

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
      drawing.ink(red: titleShade, green: titleShade, blue: titleShade, alpha: 1)
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
    case .tappedBackground: isEditing = false
    case .moved, .deleted: arrange(tells: true)
    case .returned: arrange(tells: false)
    case .dropped(let item, _): takeOutOfFolder(item)
    default: break
    }
  }

  override func appear() {
    if fliesIn { flyIn() }
  }

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

  /// Where the page dots are.
  var dotsFrame: Rect { dotsFrame(above: state.size.height, height: sectionInset.bottom) }

  /// A row of page dots at a lower edge, which is never too low for them.
  func dotsFrame(above bottom: Double, height: Double) -> Rect {
    let height = max(height, Self.leastDotsHeight)
    return Rect(x: 0, y: bottom - height, width: state.size.width, height: height)
  }

  /// In logical pixels (by eye).
  private static var leastDotsHeight: Double { 20 }

  override func paintFront(on drawing: Drawing, at now: Instant) {
    guard showsPageDots, let paging = state.layout.paging, paging.screenCount > 1 else { return }
    var metrics = PageDotsMetrics(frame: dotsFrame, isRightToLeft: canvas.isRightToLeft)
    metrics.margin = 8
    let position = paging.screen(atContentOffset: state.contentOffset(at: now))
    let dots = PageDotsLayout(metrics: metrics, count: paging.screenCount, position: position)
    drawing.paint(dots, at: position)
  }
}

/// Is told what users do in a ``SpringboardView``, and decides what they may delete. All requirements have defaults.
public protocol SpringboardViewDelegate<Item>: AnyObject {
  /// The identity of items.
  associatedtype Item: Hashable

  /// An item was tapped, or activated by a key or an assistive technology, while the items are not edited.
  func springboard(_ view: SpringboardView<Item>, didOpen item: Item)
  /// The user has moved or deleted items, or has put some into folders or taken them out of there; see
  /// ``SpringboardView/folders``.
  func springboard(_ view: SpringboardView<Item>, didChange pages: [[Item]])
  /// Returns a new item as the folder for two items, of which the user has dropped the second one onto the first one; nil if there
  /// is to be no folder.
  func springboard(_ view: SpringboardView<Item>, folderFor items: [Item]) -> Item?
  /// Returns the rows of the menu of an item; see ``CollectionViewDelegate/collectionView(_:menuFor:)``. While a long press begins
  /// editing, fingers open no menu.
  func springboard(_ view: SpringboardView<Item>, menuFor item: Item) -> [MenuItem]
  /// Returns whether an item may be moved while the items are edited.
  func springboard(_ view: SpringboardView<Item>, canMove item: Item) -> Bool
  /// Returns whether an item has a button that deletes it while the items are edited. Folders have none.
  func springboard(_ view: SpringboardView<Item>, shouldDelete item: Item) -> Bool
  /// Editing has begun or ended.
  func springboard(_ view: SpringboardView<Item>, didChangeEditing isEditing: Bool)
}

/// A folder over a springboard, which is open or is closing.
protocol SpringboardFolder<Item>: AnyObject {
  associatedtype Item: Hashable

  /// The item that is the folder.
  var folder: Item { get }
  var isOpen: Bool { get }
  /// The view that shows the items in the folder.
  var view: SpringboardView<Item> { get }
  /// Lets the items go back into the folder. The pages have the focus and the input at once.
  func close()
}

/// Passes the questions of the collection view on to the springboard's delegate.
private final class SpringboardGate<Item: Hashable>: CollectionViewDelegate {
  typealias Section = Int

  weak var view: SpringboardView<Item>?

  private func ask<Answer>(
    _ question: (any SpringboardViewDelegate<Item>, SpringboardView<Item>) -> Answer, otherwise: Answer
  ) -> Answer {
    guard let view, let delegate = view.springboardDelegate else { return otherwise }
    return question(delegate, view)
  }

  func collectionView(_ view: CollectionView<Int, Item>, didTap item: Item) {
    if let board = self.view, board.folders[item] != nil { return board.open(item) }
    if !view.isEditing { ask({ $0.springboard($1, didOpen: item) }, otherwise: ()) }
  }

  func collectionView(_ view: CollectionView<Int, Item>, canMove item: Item) -> Bool {
    ask({ $0.springboard($1, canMove: item) }, otherwise: true)
  }

  func collectionView(_ view: CollectionView<Int, Item>, shouldDelete item: Item) -> Bool {
    self.view?.folders[item] == nil && ask({ $0.springboard($1, shouldDelete: item) }, otherwise: true)
  }

  func collectionView(_ view: CollectionView<Int, Item>, canDrop item: Item, onto other: Item) -> Bool {
    self.view?.canDrop(item, onto: other) ?? false
  }

  func collectionView(_ view: CollectionView<Int, Item>, didDrop item: Item, onto other: Item) {
    self.view?.put(item, onto: other)
  }

  func collectionView(_ view: CollectionView<Int, Item>, menuFor item: Item) -> [MenuItem] {
    ask({ $0.springboard($1, menuFor: item) }, otherwise: [])
  }

  func collectionView(_ view: CollectionView<Int, Item>, didChangeEditing isEditing: Bool) {
    self.view?.panel?.view.isEditing = isEditing
    ask({ $0.springboard($1, didChangeEditing: isEditing) }, otherwise: ())
  }

  func collectionView(_ view: CollectionView<Int, Item>, accessibleNameOf item: Item) -> String {
    self.view?.titles?(item) ?? "\(item)"
  }
}
