/// A part of the viewport that shows items: the grid of pages, the dock, an open folder. A pane has a layout, the items in
/// it, a frame, and the pager that scrolls it.
struct Pane: Sendable {
  enum ID: Hashable, Sendable { case grid, dock, folder(ItemID) }

  let id: ID
  let layout: any CollectionLayout
  /// The items, by section.
  let sections: [[Board.Item]]
  /// The part of the viewport that shows the content. At the content offset zero, content and viewport have the same
  /// coordinates.
  let frame: Rect
  /// Has one page where the layout is not divided into screens.
  var pager = Pager()
  /// 0 closed, 1 open. A folder's pane grows out of the folder's icon.
  var expansion = Motion(1, grain: 0.002)

  /// nil where the layout is not divided into screens.
  private let paging: (any PagedLayout)?
  private let indices: [ItemID: IndexPath]

  init(_ id: ID, _ layout: any CollectionLayout, _ sections: [[Board.Item]], frame: Rect) {
    (self.id, self.layout, self.sections, self.frame) = (id, layout, sections, frame)
    paging = layout as? any PagedLayout
    indices = Self.indices(of: sections)
    pager.recount(paging?.screenCount ?? 1)
  }

  private static func indices(of sections: [[Board.Item]]) -> [ItemID: IndexPath] {
    var indices: [ItemID: IndexPath] = [:]
    indices.reserveCapacity(sections.reduce(0) { $0 + $1.count })
    for (section, items) in sections.enumerated() {
      for (item, element) in items.enumerated() { indices[element.id] = IndexPath(section: section, item: item) }
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
    !pager.isSettled(at: now) || !expansion.isSettled(at: now) || !isOpen
  }

  func index(of id: ItemID) -> IndexPath? { indices[id] }

  func item(at index: IndexPath) -> Board.Item? {
    sections.element(at: index.section)?.element(at: index.item)
  }

  func holds(_ id: ItemID) -> Bool { indices[id] != nil }
}

extension Pane {
  /// How far the content is scrolled at a moment.
  func contentOffset(at now: Instant) -> Point { contentOffset(ofScreen: pager.offset(at: now)) }

  /// How far the content is scrolled when the pager is at rest.
  var restingOffset: Point { contentOffset(ofScreen: Double(pager.page)) }

  private func contentOffset(ofScreen screen: Double) -> Point { paging?.contentOffset(ofScreen: screen) ?? .zero }

  /// The content that can be seen at a content offset.
  func visible(at offset: Point) -> Rect { frame.moved(by: offset) }

  /// The screen that an item is on; nil for what is not in this pane.
  func screen(of id: ItemID) -> Int? {
    indices[id].map { paging?.screen(of: $0) ?? 0 }
  }

  /// The items of a screen, in reading order.
  func items(onScreen screen: Int) -> [ItemID] {
    guard let paging else { return screen == 0 ? sections.joined().map(\.id) : [] }
    return paging.items(onScreen: screen).compactMap { item(at: $0)?.id }
  }

  /// The items of the screen that is shown or is being turned to.
  var shownItems: [ItemID] { items(onScreen: pager.page) }

  /// Whether the pager has as many pages as the layout has screens: an invariant.
  var hasPagerForAllScreens: Bool { pager.count == paging?.screenCount ?? 1 }

  /// Where an item's icon is in the viewport when the pager is at rest on its present screen.
  func restingIcon(of id: ItemID) -> Rect? { icon(of: id, at: restingOffset) }

  /// Where an item's icon is in the viewport while its own screen is shown.
  func iconOnOwnScreen(of id: ItemID) -> Rect? {
    screen(of: id).flatMap { icon(of: id, at: contentOffset(ofScreen: Double($0))) }
  }

  private func icon(of id: ItemID, at offset: Point) -> Rect? {
    guard let index = indices[id] else { return nil }
    return layout.attributes(for: .cell(index), in: visible(at: offset))?.icon.moved(by: .zero - offset)
  }

  /// How far the content is scrolled when an item's own screen is shown.
  func contentOffset(ofScreenWith index: IndexPath) -> Point {
    contentOffset(ofScreen: Double(paging?.screen(of: index) ?? 0))
  }

  /// The dots for the screens; the dot of the position is the largest.
  func pageDots(at position: Double) -> [LayoutAttributes] {
    guard let dots = paging?.pageDots(at: position) else { return [] }
    return dots.attributes(in: dots.contentBounds)
  }

  /// Where the header of the first section is in the viewport: an open folder's name.
  var header: Rect? { layout.attributes(for: .header(section: 0), in: frame)?.frame }

  /// Returns this pane with the scroll position and the expansion of its previous version.
  func continuing(_ old: Pane, from screen: Int? = nil) -> Pane {
    var new = self
    new.expansion = old.expansion
    new.pager = old.pager
    new.pager.renumber(screen ?? old.pager.page, of: pager.count)
    return new
  }
}
