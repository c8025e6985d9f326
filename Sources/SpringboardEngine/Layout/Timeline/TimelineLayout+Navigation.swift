/// Moving from span to span.
extension TimelineLayout {
  /// Returns the neighbour of a span. Back and onward go to the span before or after it in its row. Up and down go to the span
  /// of the previous or the next row that has any, at the start of this one; see ``span(fromRow:toward:at:)``, which keeps the
  /// time.
  public func neighbor(of index: IndexPath, toward direction: FocusDirection) -> IndexPath? {
    guard let row = rows.element(at: index.section), let span = row.spans.element(at: index.item) else { return nil }
    switch direction {
    case .back, .onward:
      let item = index.item + (direction == .back ? -1 : 1)
      return row.spans.indices.contains(item) ? IndexPath(section: index.section, item: item) : nil
    case .up, .down: return self.span(fromRow: index.section, toward: direction, at: span.slot.lowerBound)
    }
  }

  /// Returns the span at a time in the next row that has any, above or below another one; nil if there is none. Whoever moves
  /// through several rows passes the same time each time, so that long spans do not change it.
  public func span(fromRow row: Int, toward direction: FocusDirection, at moment: Double) -> IndexPath? {
    let step = direction == .up ? -1 : 1
    var row = row + step
    while rows.indices.contains(row) {
      if let item = rows[row].item(at: moment) { return IndexPath(section: row, item: item) }
      row += step
    }
    return nil
  }

  /// Returns the content offset at which a moment is as far from the start of the row headers as `distance`, in logical pixels.
  public func contentOffset(showing moment: Double, atDistance distance: Double) -> Double {
    let offset = x(at: moment) - metrics.headerWidth - distance
    return metrics.isRightToLeft ? -offset : offset
  }
}
