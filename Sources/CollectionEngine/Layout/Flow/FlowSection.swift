/// A section of a flow layout, laid out in flow coordinates.
struct FlowSection: Sendable {
  let count: Int
  /// The starts of this section and of the next one, in the scroll direction.
  let start: Double
  let end: Double
  /// The origin of the first item.
  let origin: Point
  /// Relative to `origin`.
  let lines: FlowLines
  /// nil if the section has no items, or the insets of the backdrop leave no room.
  let backdrop: Rect?
  let header: Double
  let footer: Double
  let shelf: Double
  /// The length of the lines between the section insets.
  let lineLength: Double
  let cell: CellMetrics

  init(start: Double, count: Int, _ measures: FlowSectionMeasures) {
    (self.start, self.count, cell) = (start, count, measures.cell)
    (header, footer, shelf, lineLength) = (measures.header, measures.footer, measures.shelf, measures.spacing.length)
    origin = Point(x: measures.left, y: start + measures.header + measures.inset.top)
    lines = FlowLines(count: count, cells: measures.cells, spacing: measures.spacing)
    // The last line has a shelf too.
    let itemsEnd = origin.y + lines.length + (count > 0 ? measures.shelf : 0)
    end = itemsEnd + measures.inset.bottom + measures.footer
    let room = Rect(
      x: 0, y: start + measures.header, width: measures.width,
      height: itemsEnd + measures.inset.bottom - start - measures.header)
    backdrop = count > 0 ? measures.backdrop(in: room) : nil
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

/// The measures of a section on whole device pixels, in flow coordinates. The sections without metrics of their own share
/// them.
struct FlowSectionMeasures: Sendable {
  let header: Double
  let footer: Double
  let shelf: Double
  let inset: Insets
  /// The left inset, which is not longer than a line.
  let left: Double
  /// The width of the content.
  let width: Double
  let cell: CellMetrics
  let cells: FlowCells
  let spacing: FlowSpacing
  /// The insets of the backdrop; nil for no backdrop.
  private let backdrop: Insets?

  init(_ metrics: FlowSectionMetrics, axes: FlowAxes) {
    inset = axes.lengths(metrics.inset)
    header = axes.length(axes.flow(metrics.headerReferenceSize).height)
    footer = axes.length(axes.flow(metrics.footerReferenceSize).height)
    shelf = axes.length(metrics.shelfThickness)
    cell = CellMetrics(
      iconSide: metrics.iconSide.map { axes.length($0) }, labelHeight: axes.length(metrics.labelHeight))
    width = axes.lineLength
    left = min(inset.left, width)
    spacing = FlowSpacing(metrics, lineLength: max(0, width - left - inset.right), axes: axes)
    cells = FlowCells(metrics.itemSize, spacing: spacing, axes: axes)
    backdrop = metrics.backdrop.map { axes.lengths($0) }
  }

  func backdrop(in room: Rect) -> Rect? {
    guard let rect = backdrop.map({ room.inset(by: $0) }), rect.width > 0, rect.height > 0 else { return nil }
    return rect
  }
}
