import CollectionEngine
import GtkBridge

/// Is told what users do in a ``SpringboardView``, and decides what they may delete. All requirements have defaults.
public protocol SpringboardViewDelegate<Item>: AnyObject {
  /// The identity of items.
  associatedtype Item: Hashable

  /// An item was tapped, or activated by a key or an assistive technology, while the items are not edited.
  func springboard(_ view: SpringboardView<Item>, didOpen item: Item)
  /// The user has moved or deleted items.
  func springboard(_ view: SpringboardView<Item>, didChange pages: [[Item]])
  /// Returns whether an item may be moved while the items are edited.
  func springboard(_ view: SpringboardView<Item>, canMove item: Item) -> Bool
  /// Returns whether an item has a button that deletes it while the items are edited.
  func springboard(_ view: SpringboardView<Item>, shouldDelete item: Item) -> Bool
  /// Editing has begun or ended.
  func springboard(_ view: SpringboardView<Item>, didChangeEditing isEditing: Bool)
}

extension SpringboardViewDelegate {
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didOpen item: Item) {}
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didChange pages: [[Item]]) {}
  /// Returns true.
  public func springboard(_ view: SpringboardView<Item>, canMove item: Item) -> Bool { true }
  /// Returns true.
  public func springboard(_ view: SpringboardView<Item>, shouldDelete item: Item) -> Bool { true }
  /// Does nothing.
  public func springboard(_ view: SpringboardView<Item>, didChangeEditing isEditing: Bool) {}
}

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
    get { settings.inset }
    set { change { $0.inset = newValue } }
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
  /// Is told what users do.
  public weak var springboardDelegate: (any SpringboardViewDelegate<Item>)?

  /// Returns the title of an item.
  private(set) var titles: ((Item) -> String)?
  private let settings: PageSettings
  private let gate: SpringboardGate<Item>

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

  /// The items of all pages.
  public var pages: [[Item]] {
    get { Self.pages(of: state.snapshotWithoutDrag) }
    set {
      precondition(
        Set(newValue.joined()).count == newValue.joined().count, "the pages of a springboard have an item twice")
      apply(Self.snapshot(of: newValue))
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
  private static var titleHeight: Double { 20 }
  private static var titleSize: Double { 13 }

  /// Says how the picture of an item is painted. Its title is painted by the view.
  public override func cell(_ paint: @escaping (Item, CellContext) -> Void) {
    super.cell { [weak self] item, cell in
      guard let self, let titles else { return paint(item, cell) }
      let height = min(Self.titleHeight, cell.size.height)
      let picture = Size(width: cell.size.width, height: cell.size.height - height)
      let drawing = Drawing(context: cell.cairo)
      drawing.saved {
        drawing.rectangle(0, 0, picture.width, picture.height)
        drawing.clip()
        paint(item, cell.resized(to: picture))
      }
      let font = Font(family: "Sans", size: Self.titleSize)
      let words = TextLayout(titles(item), font: font, width: cell.size.width, lines: 1)
      drawing.ink(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
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
    case .moved, .returned, .deleted: arrange(tells: !event.isReturn)
    default: break
    }
  }

  /// An empty page at the end, to which items can be dragged.
  private func addPage() {
    guard state.snapshotWithoutDrag.itemCounts.last != 0 else { return }
    performBatchUpdates { $0.appendSections([($0.sections.max() ?? -1) + 1]) }
  }

  /// Moves the items that have no room on their page to the next one, and removes empty pages.
  private func arrange(tells: Bool) {
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
    if tells { springboardDelegate?.springboard(self, didChange: pages) }
  }

  override func paintFront(on drawing: Drawing, at now: Instant) {
    guard showsPageDots, let paging = state.layout.paging, paging.screenCount > 1 else { return }
    let height = max(settings.inset.bottom, 20)
    var metrics = PageDotsMetrics(
      frame: Rect(x: 0, y: state.size.height - height, width: state.size.width, height: height),
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

extension CollectionEvent {
  fileprivate var isReturn: Bool { if case .returned = self { true } else { false } }
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
    if !view.isEditing { ask({ $0.springboard($1, didOpen: item) }, otherwise: ()) }
  }

  func collectionView(_ view: CollectionView<Int, Item>, canMove item: Item) -> Bool {
    ask({ $0.springboard($1, canMove: item) }, otherwise: true)
  }

  func collectionView(_ view: CollectionView<Int, Item>, shouldDelete item: Item) -> Bool {
    ask({ $0.springboard($1, shouldDelete: item) }, otherwise: true)
  }

  func collectionView(_ view: CollectionView<Int, Item>, didChangeEditing isEditing: Bool) {
    ask({ $0.springboard($1, didChangeEditing: isEditing) }, otherwise: ())
  }

  func collectionView(_ view: CollectionView<Int, Item>, accessibleNameOf item: Item) -> String {
    self.view?.titles?(item) ?? "\(item)"
  }
}

/// A number of columns or rows.
public enum SpringboardCount: Equatable, Sendable {
  /// As many as have room.
  case automatic
  /// This number, or as many as have room.
  case fixed(Int)
}

/// The measures of a springboard's pages.
private final class PageSettings {
  var columns: SpringboardCount = .automatic
  var rows: SpringboardCount = .automatic
  var itemSize: Size?
  var inset = Insets.zero
  var (columnSpacing, rowSpacing) = (0.0, 0.0)
  var titleHeight = 0.0
  /// The number of items that a page has room for.
  private(set) var capacity = 1

  func layout<Item>(in context: LayoutContext<Int, Item>) -> any CollectionLayout {
    let layout = context.pagedGrid(
      columns: division(columns, itemSize?.width, columnSpacing),
      rows: division(rows, itemSize.map { $0.height + titleHeight }, rowSpacing),
      inset: inset)
    capacity = layout.capacity
    return layout
  }

  private func division(_ count: SpringboardCount, _ extent: Double?, _ spacing: Double) -> SlotDivision {
    let count: SlotDivision.Count =
      switch count {
      case .automatic: .automatic
      case .fixed(let number): .fixed(number)
      }
    return extent.map { SlotDivision(extent: $0, count: count, minimumSpacing: spacing) }
      ?? SlotDivision(minimum: 48, preferred: 112, count: count, minimumSpacing: spacing)
  }
}
