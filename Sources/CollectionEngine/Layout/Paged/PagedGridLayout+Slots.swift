extension PagedGridLayout {
  /// Returns the rectangle of a slot, used or empty. Slots are counted from 0 in reading order.
  public func frame(ofSlot slot: Int, onScreen screen: Int) -> Rect {
    let (row, column) = slot.quotientAndRemainder(dividingBy: columnCount)
    let physical = metrics.isRightToLeft ? columnCount - 1 - column : column
    return Rect(
      x: contentOffset(ofScreen: Double(screen)).x + metrics.columns.origin(of: physical),
      y: metrics.rows.origin(of: row), width: metrics.columns.slot, height: metrics.rows.slot)
  }

  /// Converts columns from left to right into columns in reading order.
  func logical(_ columns: Range<Int>) -> Range<Int> {
    metrics.isRightToLeft ? columnCount - columns.upperBound..<columnCount - columns.lowerBound : columns
  }

  /// The cells in a part of a screen, in reading order.
  func cells(inRows rows: Range<Int>, _ columns: Range<Int>, onScreen number: Int) -> [LayoutAttributes] {
    guard let screen = screen(number) else { return [] }
    var cells: [LayoutAttributes] = []
    for row in rows {
      let first = row * columnCount
      for slot in first + columns.lowerBound..<first + columns.upperBound where slot < screen.items.count {
        let index = ItemIndex(section: screen.page, item: screen.items.lowerBound + slot)
        cells.append(attributes(for: index, slot: slot, onScreen: number))
      }
    }
    return cells
  }

  func attributes(for index: ItemIndex, slot: Int, onScreen screen: Int) -> LayoutAttributes {
    metrics.cell.attributes(of: index, in: frame(ofSlot: slot, onScreen: screen), metrics.pixels)
  }
}
