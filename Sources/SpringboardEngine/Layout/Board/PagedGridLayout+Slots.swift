import CollectionEngine

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

  func attributes(row: Int, column: Int, onScreen number: Int) -> LayoutAttributes? {
    guard let screen = screen(number) else { return nil }
    let slot = row * columnCount + column
    guard slot < screen.items.count else { return nil }
    let index = ItemIndex(section: screen.page, item: screen.items.lowerBound + slot)
    return attributes(for: index, slot: slot, onScreen: number)
  }

  func attributes(for index: ItemIndex, slot: Int, onScreen screen: Int) -> LayoutAttributes {
    let frame = frame(ofSlot: slot, onScreen: screen)
    let icon = iconRect(in: frame)
    return LayoutAttributes(element: .cell(index), frame: frame, icon: icon, label: labelRect(in: frame, under: icon))
  }

  /// The icon and the label together are in the middle of the slot.
  private func iconRect(in frame: Rect) -> Rect {
    let (pixels, side) = (metrics.pixels, metrics.iconSide)
    return Rect(
      x: frame.minX + pixels.floor((frame.width - side) / 2),
      y: frame.minY + pixels.floor((frame.height - side - metrics.underIcons) / 2), width: side, height: side)
  }

  private func labelRect(in frame: Rect, under icon: Rect) -> Rect? {
    guard metrics.labelHeight > 0 else { return nil }
    let inset = metrics.pixels.floor(min(CellTuning.labelInset, frame.width) / 2)
    return Rect(
      x: frame.minX + inset, y: icon.maxY + metrics.pixels.ceiling(CellTuning.labelGap),
      width: frame.width - 2 * inset, height: metrics.labelHeight)
  }
}
