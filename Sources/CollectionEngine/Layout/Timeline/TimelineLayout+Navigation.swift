/// Moving from span to span.
extension TimelineLayout {
  /// Returns the neighbour of a span. Back and onward go to the span before or after it in its row that the layout shows. Up and down go to the span
  /// of the previous or the next row that has any, at the start of this one; see ``firstSpan(inRows:at:in:)``, which keeps the
  /// time.
  public func neighbor(of index: ItemIndex, toward direction: FocusDirection) -> ItemIndex? {
    guard let row = rows.element(at: index.section), let span = row.spans.element(at: index.item) else { return nil }
    switch direction {
    case .back, .onward:
      let item = direction == .back ? row.item(before: index.item, in: time) : row.item(after: index.item, in: time)
      return item.map { ItemIndex(section: index.section, item: $0) }
    case .up: return firstSpan(inRows: (0..<index.section).reversed(), at: span.part.lowerBound, in: time)
    case .down: return firstSpan(inRows: index.section + 1..<rows.count, at: span.part.lowerBound, in: time)
    }
  }

  /// Returns the span that is nearest to a moment in the first of some rows that has any within a time; nil if none has. Whoever
  /// moves through several rows passes the same moment each time, so that long spans do not change it.
  public func firstSpan(
    inRows wanted: some Sequence<Int>, at moment: Double, in time: Range<Double>
  ) -> ItemIndex? {
    for row in wanted {
      if let item = rows.element(at: row)?.item(at: moment, in: time) { return ItemIndex(section: row, item: item) }
    }
    return nil
  }

  /// Returns the horizontal content offset at which a moment is `distance` logical pixels after the start of the cells, which is
  /// the end of the row headers, or that of the widest leading view if those are pinned.
  public func contentOffsetX(showing moment: Double, afterCellStart distance: Double) -> Double {
    let offset = flowX(of: moment) - cellStart - distance.bounded
    return metrics.isRightToLeft ? -offset : offset
  }
}
