import CollectionEngine

extension Pane {
  /// The items on a screen, in reading order.
  func items(onScreen screen: Int) -> [ItemID] { cells(onScreen: screen).compactMap { item(at: $0)?.id } }

  private func cells(onScreen screen: Int) -> [ItemIndex] {
    paging?.items(onScreen: screen) ?? layout.attributes(in: content.visible(at: restingOffset)).compactMap(\.index)
  }

  /// The miniature of a screen, which is empty after the last one; nil for a screen without a grid of items.
  func miniature(ofScreen screen: Int, isCurrent: Bool) -> PageMiniature? {
    guard let paging, let grid = paging.screenGrid, isForItems(screen) else { return nil }
    return PageMiniature(
      columnCount: grid.columnCount, rowCount: grid.rowCount, items: items(onScreen: screen),
      isCurrent: isCurrent)
  }

  /// The items that are visible when the content is at rest.
  var shownItems: [ItemID] { items(onScreen: screen) }

  /// The cells of these items.
  var shownCells: [ItemIndex] { cells(onScreen: screen) }

  /// Whether a part of an item's icon is visible when the content is at rest.
  func isInView(_ id: ItemID) -> Bool {
    guard paging == nil else { return screen(of: id) == screen }
    return restingIcon(of: id).map(frame.intersects) ?? false
  }

  /// The frame of an item's icon in the viewport, for content at rest.
  func restingIcon(of id: ItemID) -> Rect? { icon(of: id, at: restingOffset) }

  /// The frame of an item's icon in the viewport after the item has been scrolled into view.
  func revealedIcon(of id: ItemID) -> Rect? { index(of: id).flatMap(content.offset).flatMap { icon(of: id, at: $0) } }

  private func icon(of id: ItemID, at offset: Point) -> Rect? {
    guard let index = index(of: id) else { return nil }
    return layout.attributes(for: .cell(index), in: content.visible(at: offset))?.icon.moved(by: .zero - offset)
  }

  /// Whether a screen is one of items, or a new one after the last of them.
  private func isForItems(_ screen: Int) -> Bool {
    paging.map { $0.itemScreens.contains(screen) || screen >= $0.screenCount } ?? false
  }

  /// The page dots of the screens for a position; nil if there are no screens.
  func dotsLayout(at position: Double) -> PageDotsLayout? {
    dots.map { PageDotsLayout(metrics: $0, count: screenCount, position: position) }
  }

  /// The visible page dots for a position.
  func pageDots(at position: Double) -> [LayoutAttributes] {
    guard let dots = dotsLayout(at: position) else { return [] }
    return dots.attributes(in: dots.contentBounds)
  }

  /// Whether the pages have visible dots.
  var hasPageDots: Bool { !pageDots(at: Double(screen)).isEmpty }

  /// The frame of the first section's header in the viewport, which is the name of an open folder.
  var header: Rect? { layout.attributes(for: .header(section: 0), in: frame)?.frame }
}
