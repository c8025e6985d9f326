/// A part of the viewport that shows items: the grid, the dock, an open folder. A pane has a layout, the items in it, a
/// frame, and what scrolls its content.
struct Pane: Sendable {
  enum ID: Hashable, Sendable { case grid, dock, folder(ItemID) }

  let id: ID
  let layout: any CollectionLayout
  let sections: [BoardSection]
  /// Whether the sections are those of the board, so that items can be dropped among them.
  let takesDrops: Bool
  /// The part of the viewport that shows the content. At the content offset zero, content and viewport have the same
  /// coordinates.
  let frame: Rect
  var scroller: PaneScroller
  /// 0 closed, 1 open. A folder's pane grows out of the folder's icon.
  var expansion = Motion(1, grain: 0.002)

  /// nil where the layout is not divided into screens.
  let paging: (any PagedLayout)?
  private let indices: [ItemID: IndexPath]

  init(
    _ id: ID, _ layout: any CollectionLayout, _ sections: [BoardSection], takesDrops: Bool = true, frame: Rect
  ) {
    (self.id, self.layout, self.sections, self.frame) = (id, layout, sections, frame)
    self.takesDrops = takesDrops
    paging = layout as? any PagedLayout
    indices = Self.indices(of: sections)
    scroller = paging.map { .paged(Pager(count: $0.screenCount)) } ?? .free(Self.scrollers(layout, in: frame))
  }

  private static func indices(of sections: [BoardSection]) -> [ItemID: IndexPath] {
    var indices: [ItemID: IndexPath] = [:]
    indices.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    for (section, content) in sections.enumerated() {
      for (item, element) in content.items.enumerated() {
        indices[element.id] = IndexPath(section: section, item: item)
      }
    }
    return indices
  }

  /// Whether it covers the panes behind it, so that it alone takes input.
  var isModal: Bool {
    if case .folder = id { true } else { false }
  }

  /// Whether it is open, or about to be.
  var isOpen: Bool { expansion.target == 1 }
  var isEmpty: Bool { indices.isEmpty }

  /// Whether the next frame differs. A closed pane still counts, because it is removed in the next frame.
  func isMoving(at now: Instant) -> Bool {
    !isSettled(at: now) || !expansion.isSettled(at: now) || !isOpen
  }

  func index(of id: ItemID) -> IndexPath? { indices[id] }

  func item(at index: IndexPath) -> Board.Item? {
    sections.element(at: index.section)?.items.element(at: index.item)
  }

  func holds(_ id: ItemID) -> Bool { indices[id] != nil }
}

extension Pane {
  /// The content that can be seen at a content offset.
  func visible(at offset: Point) -> Rect { frame.moved(by: offset) }

  /// The screen that an item is on, 0 where the content scrolls freely; nil for what is not in this pane.
  func screen(of id: ItemID) -> Int? {
    indices[id].map { paging?.screen(of: $0) ?? 0 }
  }

  /// The items of a screen, in reading order.
  func items(onScreen screen: Int) -> [ItemID] {
    let cells =
      paging?.items(onScreen: screen) ?? layout.attributes(in: visible(at: restingOffset)).compactMap(\.index)
    return cells.compactMap { item(at: $0)?.id }
  }

  /// The items that can be seen when the content is at rest.
  var shownItems: [ItemID] { items(onScreen: screen) }

  /// Whether some of an item's icon can be seen when the content is at rest.
  func isInView(_ id: ItemID) -> Bool {
    guard paging == nil else { return screen(of: id) == screen }
    return restingIcon(of: id).map(frame.intersects) ?? false
  }

  /// Where an item's icon is in the viewport when the content is at rest.
  func restingIcon(of id: ItemID) -> Rect? { icon(of: id, at: restingOffset) }

  /// Where an item's icon is in the viewport after it was scrolled into view.
  func revealedIcon(of id: ItemID) -> Rect? { offset(revealing: id).flatMap { icon(of: id, at: $0) } }

  private func icon(of id: ItemID, at offset: Point) -> Rect? {
    guard let index = indices[id] else { return nil }
    return layout.attributes(for: .cell(index), in: visible(at: offset))?.icon.moved(by: .zero - offset)
  }

  /// The dots for the screens; the dot of the position is the largest.
  func pageDots(at position: Double) -> [LayoutAttributes] {
    guard let dots = paging?.pageDots(at: position) else { return [] }
    return dots.attributes(in: dots.contentBounds)
  }

  /// Where the header of the first section is in the viewport: an open folder's name.
  var header: Rect? { layout.attributes(for: .header(section: 0), in: frame)?.frame }
}
