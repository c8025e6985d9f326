/// A section of a flow layout, laid out in flow coordinates.
struct FlowSection: Sendable {
  let count: Int
  /// The starts of this section and of the next one, in the scroll direction.
  let start: Double
  let end: Double
  let header: Double
  let footer: Double
  /// The origin of the first item.
  let origin: Point
  /// Relative to `origin`.
  let lines: FlowLines
  /// The length of the lines between the section insets.
  let lineLength: Double
  let shelf: Double
  /// nil if the section has no items, or the insets of the backdrop leave no room.
  let backdrop: Rect?
  let cell: CellMetrics

  init(start: Double, count: Int, metrics: FlowSectionMetrics, axes: FlowAxes) {
    let inset = axes.lengths(metrics.inset)
    (self.start, self.count) = (start, count)
    header = axes.length(axes.flow(metrics.headerReferenceSize).height)
    footer = axes.length(axes.flow(metrics.footerReferenceSize).height)
    shelf = axes.length(metrics.shelfThickness)
    cell = CellMetrics(
      iconSide: metrics.iconSide.map { axes.length($0) }, labelHeight: axes.length(metrics.labelHeight))
    let left = min(inset.left, axes.lineLength)
    lineLength = max(0, axes.lineLength - left - inset.right)
    origin = Point(x: left, y: start + header + inset.top)
    let spacing = FlowSpacing(metrics, lineLength: lineLength, axes: axes)
    lines = FlowLines(count: count, size: metrics.itemSize, spacing: spacing, axes: axes)
    // The last line has a shelf too.
    let itemsEnd = origin.y + lines.length + (count > 0 ? shelf : 0)
    end = itemsEnd + inset.bottom + footer
    let room = Rect(
      x: 0, y: start + header, width: axes.lineLength, height: itemsEnd + inset.bottom - start - header)
    backdrop = count > 0 ? Self.backdrop(in: room, metrics, axes) : nil
  }

  private static func backdrop(in room: Rect, _ metrics: FlowSectionMetrics, _ axes: FlowAxes) -> Rect? {
    guard let insets = metrics.backdrop else { return nil }
    let backdrop = room.inset(by: axes.lengths(insets))
    return backdrop.width > 0 && backdrop.height > 0 ? backdrop : nil
  }

  /// An item's cell, in flow coordinates.
  func frame(of item: Int, in line: FlowLine) -> Rect { lines.frame(of: item, in: line).moved(by: origin) }

  func frame(of item: Int) -> Rect { frame(of: item, in: lines.line(lines.line(of: item))) }

  /// The shelf after a line, in flow coordinates.
  func shelf(after line: FlowLine) -> Rect {
    Rect(x: origin.x, y: origin.y + line.end, width: lineLength, height: shelf)
  }

  /// The lines that intersect a range of the content, with their shelves.
  func lines(from low: Double, to high: Double) -> Range<Int> {
    lines.lines(from: low - origin.y - shelf, to: high - origin.y)
  }

  /// The start of the header. It follows the visible rectangle until the footer or the next section pushes it away.
  func header(pinnedTo visible: Rect) -> Double { max(start, min(visible.minY, end - footer - header)) }

  /// The start of the footer. It follows the visible rectangle until the header or the previous section pushes it away.
  func footer(pinnedTo visible: Rect) -> Double { min(end - footer, max(visible.maxY - footer, start + header)) }
}
