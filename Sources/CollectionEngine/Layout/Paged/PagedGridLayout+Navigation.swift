extension PagedGridLayout {
  /// Returns the neighbour of an item. At the ends of a row, back and onward go to the same row of the previous and the
  /// next screen.
  public func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
    guard let number = screen(of: index), let screen = screen(number) else { return nil }
    let slot = index.item - screen.items.lowerBound
    let (row, column) = slot.quotientAndRemainder(dividingBy: columnCount)
    switch direction {
    case .back where column > 0: return item(slot - 1, on: screen)
    case .back: return item(row: row, column: columnCount - 1, onScreen: number - 1)
    case .onward where column + 1 < columnCount && slot + 1 < screen.items.count: return item(slot + 1, on: screen)
    case .onward: return item(row: row, column: 0, onScreen: number + 1)
    case .up: return item(slot - columnCount, on: screen)
    case .down: return below(slot, on: screen)
    }
  }

  /// Returns the items on a screen in reading order.
  public func items(onScreen number: Int) -> [ItemIndex] {
    guard let screen = screen(number) else { return [] }
    return screen.items.map { ItemIndex(section: screen.page, item: $0) }
  }

  /// Returns the meaning of a drop: that of the cell at the point, where half of a gap counts to the slot beside it, or the end of
  /// the screen in empty slots.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    let gaps = Size(width: metrics.columns.gap + 0.01, height: metrics.rows.gap + 0.01)
    let cells = attributes(in: Rect(center: point, size: gaps))
    if let cell = cells.first(where: { $0.frame.contains(point) }) ?? cells.first {
      return cell.dropTarget(at: point, share: share, isRightToLeft: metrics.isRightToLeft)
    }
    let screen = screen(atContentOffset: point - metrics.screen.origin).rounded(.down)
    return metrics.area.contains(point - contentOffset(ofScreen: screen)) ? .end : nil
  }

  private func item(_ slot: Int, on screen: Screen) -> ItemIndex? {
    (0..<screen.items.count).contains(slot)
      ? ItemIndex(section: screen.page, item: screen.items.lowerBound + slot) : nil
  }

  /// The item below. The last item replaces an empty slot, unless it is in the same row.
  private func below(_ slot: Int, on screen: Screen) -> ItemIndex? {
    let last = screen.items.count - 1
    return slot / columnCount == last / columnCount ? nil : item(min(slot + columnCount, last), on: screen)
  }

  /// The item nearest to a row and a column, whose slot may be empty.
  private func item(row: Int, column: Int, onScreen number: Int) -> ItemIndex? {
    guard let screen = screen(number), !screen.items.isEmpty else { return nil }
    let last = screen.items.count - 1
    let start = min(row, last / columnCount) * columnCount
    return item(min(start + column, last), on: screen)
  }
}
