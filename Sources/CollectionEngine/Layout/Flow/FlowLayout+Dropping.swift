extension FlowLayout {
  /// Returns the meaning of a drop. On a cell, it is the item in the middle, and before or after it at the sides.
  /// Between two cells of a line, or between two lines, it is before or after the nearest cell of the nearest line.
  /// Between a section's first line and the previous section it is before the first item, and below the last line it is
  /// after the last item. In a section without items and after all sections, it is the end. Beside and before the
  /// content, it is nil.
  public func dropTarget(at point: Point, share: Double) -> LayoutDropTarget? {
    let spot = axes.flow(point)
    guard spot.y >= 0, spot.x >= 0, spot.x < axes.lineLength else { return nil }
    let number = sections.indices.bisection { sections[$0].end > spot.y }
    guard number < sections.count, sections[number].count > 0 else { return .end }
    return dropTarget(at: point, spot, share: share, inSection: number)
  }

  private func dropTarget(
    at point: Point, _ spot: Point, share: Double, inSection number: Int
  ) -> LayoutDropTarget? {
    let section = sections[number]
    let y = spot.y - section.origin.y
    if y < 0 { return .before(ItemIndex(section: number, item: 0)) }
    if y >= section.lines.length { return .after(ItemIndex(section: number, item: section.count - 1)) }
    let line = line(nearestTo: y, of: section)
    let index = nearestCell(to: spot.x, on: line, ofSection: number)
    let target = cell(index).dropTarget(at: point, share: share, isRightToLeft: false)
    if target == .onto(index) { return target }
    return spot.x < section.frame(of: index.item, in: line).midX ? .before(index) : .after(index)
  }

  /// `y` is relative to the first line.
  private func line(nearestTo y: Double, of section: FlowSection) -> FlowLine {
    let lines = section.lines
    let after = (0..<lines.count).bisection { lines.line($0).end > y }
    let (above, below) = (max(0, after - 1), min(after, lines.count - 1))
    let isAboveNearer = y - lines.line(above).end < lines.line(below).start - y
    return lines.line(isAboveNearer ? above : below)
  }

  /// The cell of a line with the edge nearest to `x`, in flow coordinates.
  private func nearestCell(to x: Double, on line: FlowLine, ofSection number: Int) -> ItemIndex {
    let section = sections[number]
    let after = line.items.bisection { section.frame(of: $0, in: line).maxX > x }
    let (left, right) = (max(line.items.lowerBound, after - 1), min(after, line.items.upperBound - 1))
    let isLeftNearer =
      x - section.frame(of: left, in: line).maxX < section.frame(of: right, in: line).minX - x
    return ItemIndex(section: number, item: isLeftNearer ? left : right)
  }
}
