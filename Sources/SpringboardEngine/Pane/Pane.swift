import CollectionEngine

/// A part of the viewport that shows items: the grid, the dock, an open folder, or search results. It consists of a layout, the items
/// in it, a frame, and the scroller of its content.
struct Pane: Sendable {
  enum ID: Hashable, Sendable { case grid, dock, folder(ItemID), results }

  let id: ID
  let sections: [BoardSection]
  /// Whether the sections are those of the board, so that items can be dropped among them.
  let isArrangeable: Bool
  /// The layout of the items, and how far it is scrolled.
  @Shared var content: ScrolledLayout
  /// 0 is closed, 1 is open. The pane of a folder grows out of the folder's icon.
  var expansion = Motion(1, grain: 0.002)
  /// The bar at the side with the letters of the sections; nil for none.
  var indexBar: IndexBarLayout?
  /// The measures of the page dots; nil without screens.
  let dots: PageDotsMetrics?
  private let indices: [ItemID: ItemIndex]

  init(
    _ id: ID, _ layout: any CollectionLayout, _ sections: [BoardSection], isArrangeable: Bool = true, frame: Rect,
    metrics: LayoutMetrics
  ) {
    (self.id, self.sections, self.isArrangeable) = (id, sections, isArrangeable)
    let content = ScrolledLayout(layout, in: frame)
    self.content = content
    dots = content.paging.map { metrics.pageDots(count: $0.screenCount) }
    indices = Self.indices(of: sections)
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
    !content.isSettled(at: now) || !expansion.isSettled(at: now) || !isOpen
  }

  func index(of id: ItemID) -> ItemIndex? { indices[id] }

  func item(at index: ItemIndex) -> Board.Item? {
    sections.element(at: index.section)?.items.element(at: index.item)
  }

  func holds(_ id: ItemID) -> Bool { indices[id] != nil }
}

extension Pane {
  var layout: any CollectionLayout { content.layout }
  var frame: Rect { content.frame }
  /// The layout if it is divided into screens; nil otherwise.
  var paging: (any PagedLayout)? { content.paging }
  var screen: Int { content.screen }
  var screenCount: Int { content.screenCount }
  var restingOffset: Point { content.restingOffset }

  /// The screen that an item is on, 0 in freely scrolling content; nil if it is not in this pane.
  func screen(of id: ItemID) -> Int? {
    indices[id].map { paging?.screen(of: $0) ?? 0 }
  }
}
