import CollectionEngine

extension Pane {
  func neighbor(of id: ItemID, toward direction: FocusDirection) -> ItemID? {
    index(of: id).flatMap { layout.neighbor(of: $0, toward: direction) }.flatMap { item(at: $0)?.id }
  }

  /// The last item in a direction that is on screen together with another one, at least the next one; that item itself at the end.
  func item(onePageFrom id: ItemID, toward direction: FocusDirection) -> ItemID {
    guard let start = restingIcon(of: id), var item = neighbor(of: id, toward: direction) else { return id }
    while let next = neighbor(of: item, toward: direction), let icon = restingIcon(of: next),
      max(icon.maxY, start.maxY) - min(icon.minY, start.minY) <= frame.height
    {
      item = next
    }
    return item
  }

  /// The item at which an arrow key enters this pane from another one above or below it: on the nearest line of the
  /// visible screen, the item nearest to the coordinate `x`.
  func entry(from x: Double, toward direction: FocusDirection) -> ItemID? {
    let icons = shownItems.compactMap { id in restingIcon(of: id).map { (id: id, rect: $0) } }
    let edge = direction == .down ? icons.map(\.rect.midY).min() : icons.map(\.rect.midY).max()
    return icons.filter { $0.rect.midY == edge }.min { abs($0.rect.midX - x) < abs($1.rect.midX - x) }?.id
  }

  /// Returns the meaning of a drop at a point of the viewport, for content at rest; nil if this pane accepts none.
  func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    guard isArrangeable else { return nil }
    return layout.dropTarget(at: point + restingOffset, share: share)
  }

  /// The position after all other items; nil for the grid, in which each page has one.
  var end: Board.Container? {
    switch id {
    case .grid, .results: nil
    case .dock: .dock
    case .folder(let id): .folder(id)
    }
  }

  /// The position of an item on the board; nil if the sections are not those of the board.
  func place(of id: ItemID) -> Board.Place? {
    guard isArrangeable, let index = index(of: id) else { return nil }
    return switch self.id {
    case .grid: Board.Place(.page(index.section), index.item)
    case .dock: Board.Place(.dock, index.item)
    case .folder(let folder): Board.Place(.folder(folder), index.item)
    case .results: nil
    }
  }

  /// The index of an item on its screen, from 0; in freely scrolling content, that in its section.
  func ordinal(of id: ItemID) -> Int? {
    guard paging != nil else { return index(of: id)?.item }
    return screen(of: id).flatMap { items(onScreen: $0).firstIndex(of: id) }
  }
}
