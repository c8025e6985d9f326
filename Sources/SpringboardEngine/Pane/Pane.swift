import CollectionEngine

/// A part of the viewport that shows items: the grid, the dock, an open folder, or search results. It consists of a layout, the items
/// in it, a frame, and the scroller of its content.
struct Pane: Sendable {
  enum ID: Hashable, Sendable { case grid, dock, folder(ItemID), results }

  let id: ID
  let layout: any CollectionLayout
  let sections: [BoardSection]
  /// Whether the sections are those of the board, so that items can be dropped among them.
  let takesDrops: Bool
  /// The part of the viewport that shows the content. At content offset zero, content and viewport have the same
  /// coordinates.
  let frame: Rect
  var scroller: PaneScroller
  /// 0 is closed, 1 is open. The pane of a folder grows out of the folder's icon.
  var expansion = Motion(1, grain: 0.002)

  /// The distance from the left and the right edge of the frame that an item keeps when it is scrolled into view, in logical
  /// pixels.
  var sideMargin = 0.0
  /// The bar at the side with the letters of the sections; nil for none.
  var indexBar: IndexBarLayout?
  /// The layout if it is divided into screens; nil otherwise.
  let paging: (any PagedLayout)?
  /// The measures of the page dots; nil without screens.
  let dots: PageDotsMetrics?
  /// The part of the frame in which elements that scroll freely are opaque; nil for the whole frame without the pinned header.
  var fadingFrame: Rect?
  private let indices: [ItemID: ItemIndex]

  init(
    _ id: ID, _ layout: any CollectionLayout, _ sections: [BoardSection], takesDrops: Bool = true, frame: Rect,
    metrics: LayoutMetrics
  ) {
    (self.id, self.layout, self.sections, self.frame) = (id, layout, sections, frame)
    self.takesDrops = takesDrops
    paging = layout as? any PagedLayout
    dots = paging.map { metrics.pageDots(count: $0.screenCount) }
    indices = Self.indices(of: sections)
    scroller =
      paging.map { .paged(Pager(count: $0.screenCount)) } ?? PaneScroller(freelyOver: layout.contentBounds, in: frame)
  }

  private static func indices(of sections: [BoardSection]) -> [ItemID: ItemIndex] {
    var indices: [ItemID: ItemIndex] = [:]
    indices.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    for (section, content) in sections.enumerated() {
      for (item, element) in content.items.enumerated() {
        indices[element.id] = ItemIndex(section: section, item: item)
      }
    }
    return indices
  }

  /// Whether it covers the panes behind it, so that only it receives input.
  var isModal: Bool {
    if case .folder = id { true } else { false }
  }

  /// Whether it is open or opening.
  var isOpen: Bool { expansion.target == 1 }
  var isEmpty: Bool { indices.isEmpty }

  /// Whether the next frame differs. A closed pane counts as moving, because the next frame removes it.
  func isMoving(at now: Instant) -> Bool {
    !scroller.isSettled(at: now) || !expansion.isSettled(at: now) || !isOpen
  }

  func index(of id: ItemID) -> ItemIndex? { indices[id] }

  func item(at index: ItemIndex) -> Board.Item? {
    sections.element(at: index.section)?.items.element(at: index.item)
  }

  func holds(_ id: ItemID) -> Bool { indices[id] != nil }
}

extension Pane {
  /// The visible part of the content at a content offset.
  func visible(at offset: Point) -> Rect { frame.moved(by: offset) }

  /// The screen that an item is on, 0 in freely scrolling content; nil if it is not in this pane.
  func screen(of id: ItemID) -> Int? {
    indices[id].map { paging?.screen(of: $0) ?? 0 }
  }
}
