/// Rows of spans on a common axis of time, as in a programme guide.
///
/// **Cells.** The left edge of a cell is the start of its span, and the right edge is its end, both rounded to whole device
/// pixels: spans that follow each other touch, and gaps stay gaps. Spans that overlap divide the height of their row.
/// The label of a cell is the part of it that is visible, so that the text of a span that has begun earlier can be read.
///
/// **Leading views.** A row may begin with a supplementary view of its own width. It scrolls with the cells of the row, or is
/// pinned before them, as ``TimelineMetrics/pinsLeading`` says. The time of all rows begins after the widest leading view.
///
/// **Headers.** The header of each row is pinned to the start of the visible rectangle, and the header of each mark to its top.
/// The corner covers both. Marks are passed in, because only a time zone knows where hours begin: a day may have 23 or 25.
///
/// **Coordinates.** The content begins at (0, 0) with the corner. A layout from right to left is mirrored: its content extends
/// from x = `viewportSize.width` to smaller coordinates.
public struct TimelineLayout: CollectionLayout {
  /// The rows from top to bottom. Each one is a section.
  public let rows: [TimelineRow]
  /// The time that the layout shows, in seconds of the spans.
  public let time: Range<Double>
  /// The times with a header and a rule, such as those of full hours, in ascending order.
  public let marks: [Double]
  /// The current time; nil if it is not marked.
  public let currentTime: Double?
  /// The measures.
  public let metrics: TimelineMetrics
  /// The size of the visible rectangle.
  public let viewportSize: Size
  /// The device pixels that frames are aligned to.
  public let pixels: PixelGrid
  /// The width of the widest leading view, that of the column of row headers, and the height of the hours.
  private let (widestLeading, headerWidth, headerHeight): (Double, Double, Double)

  /// Creates a layout. What is outside `time` is not shown.
  public init(
    _ rows: [TimelineRow], time: Range<Double>, marks: [Double] = [], currentTime: Double? = nil,
    metrics: TimelineMetrics,
    viewportSize: Size, pixels: PixelGrid
  ) {
    self.time = time.lowerBound.bounded..<time.upperBound.bounded
    (self.rows, self.marks, self.currentTime) = (rows, marks, currentTime)
    (self.metrics, self.viewportSize, self.pixels) = (metrics, viewportSize.boundedLengths, pixels)
    widestLeading = pixels.ceiling(rows.lazy.compactMap(\.leadingWidth).max() ?? 0)
    (headerWidth, headerHeight) = (pixels.ceiling(metrics.headerWidth), pixels.ceiling(metrics.headerHeight))
  }

  /// Returns the layout with another current time.
  public func marking(_ time: Double) -> TimelineLayout {
    TimelineLayout(
      rows, time: self.time, marks: marks, currentTime: time, metrics: metrics, viewportSize: viewportSize,
      pixels: pixels)
  }

  /// Returns the layout with other measures and marks.
  public func with(_ metrics: TimelineMetrics, marks: [Double]) -> TimelineLayout {
    TimelineLayout(
      rows, time: time, marks: marks, currentTime: currentTime, metrics: metrics, viewportSize: viewportSize,
      pixels: pixels)
  }

  /// Everything from the corner to the end of the time in the last row.
  public var contentBounds: Rect {
    let height = headerHeight + max(0, Double(rows.count) * metrics.rowPitch - metrics.rowSpacing)
    return mirrored(Rect(x: 0, y: 0, width: flowX(of: time.upperBound), height: pixels.ceiling(height)))
  }

  /// Rests on a row, and anywhere in time.
  public func restingOffset(near offset: Point, velocity: Point) -> Point {
    let bounds = contentBounds
    let most = max(0, bounds.height - viewportSize.height)
    let row = (offset.y / metrics.rowPitch).rounded() * metrics.rowPitch
    let room = max(0, bounds.width - viewportSize.width)
    let along = metrics.isRightToLeft ? -room...0 : 0...room
    return Point(
      x: pixels.nearest(offset.x.clamped(to: along)),
      y: row >= most || offset.y >= most ? most : pixels.nearest(row.clamped(to: 0...most)))
  }

  /// Returns the elements in the visible rectangle: shade, rules, rows with their headers and leading views, the line at the
  /// current time, the hours and the corner. Rows and hours are found by arithmetic and bisection, spans by ``TimelineRow``.
  public func attributes(in visible: Rect) -> [LayoutAttributes] {
    let area = mirrored(visible.bounded)
    var result: [LayoutAttributes] = [past(in: area)].compactMap(\.self)
    let shownMarks = marks(from: area.minX, to: area.maxX)
    result += shownMarks.compactMap { rule($0, in: area) }
    for row in rows(from: area.minY, to: area.maxY) { append(row, in: area, to: &result) }
    result +=
      [currentTimeLine(in: area)].compactMap(\.self) + shownMarks.compactMap { hour($0, in: area) } + [corner(in: area)]
    return result.filter { $0.frame.intersects(area) }.map(mirrored)
  }

  /// Returns nil if there is no such element.
  public func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    let area = mirrored(visible.bounded)
    let found: LayoutAttributes? =
      switch element {
      case .cell(let index): cell(index, in: area)
      case .supplementary(let kind, let index):
        index.item == 0 ? supplementary(kind, ofRow: index.section, in: area) : nil
      case .decoration(let kind, let index): index.section == 0 ? decoration(kind, index.item, in: area) : nil
      }
    return found.map(mirrored)
  }

  private func append(_ row: Int, in area: Rect, to result: inout [LayoutAttributes]) {
    result.append(header(ofRow: row, in: area))
    if let leading = leadingView(ofRow: row, in: area) { result.append(leading) }
    let (first, end) = (moment(atFlowX: area.minX - rounding), moment(atFlowX: area.maxX + rounding))
    let visible = first..<max(first, end)
    let shown = visible.clamped(to: time)
    guard !shown.isEmpty else { return }
    for item in rows[row].items(in: shown) {
      if let cell = cell(ItemIndex(section: row, item: item), in: area) { result.append(cell) }
    }
  }
}

/// The elements. Coordinates are those of a layout from left to right.
extension TimelineLayout {
  private func supplementary(_ kind: ElementKind, ofRow row: Int, in area: Rect) -> LayoutAttributes? {
    guard rows.indices.contains(row) else { return nil }
    return switch kind {
    case .sectionHeader: header(ofRow: row, in: area)
    case .leading: leadingView(ofRow: row, in: area)
    default: nil
    }
  }

  private func decoration(_ kind: ElementKind, _ number: Int, in area: Rect) -> LayoutAttributes? {
    switch kind {
    case .hour: marks.indices.contains(number) ? hour(number, in: area) : nil
    case .hourRule: marks.indices.contains(number) ? rule(number, in: area) : nil
    case .past: number == 0 ? past(in: area) : nil
    case .currentTime: number == 0 ? currentTimeLine(in: area) : nil
    case .corner: number == 0 ? corner(in: area) : nil
    default: nil
    }
  }

  private func cell(_ index: ItemIndex, in area: Rect) -> LayoutAttributes? {
    guard let row = rows.element(at: index.section), let span = row.spans.element(at: index.item) else { return nil }
    let part = span.part.clamped(to: time)
    guard !part.isEmpty else { return nil }
    let (left, right) = (flowX(of: part.lowerBound), flowX(of: part.upperBound))
    let (lane, count) = row.lane(of: index.item)
    let (top, height) = (y(ofRow: index.section), pixels.nearest(metrics.rowHeight))
    let upper = top + pixels.nearest(height * Double(lane) / Double(count))
    let gap = lane + 1 < count ? pixels.ceiling(metrics.laneSpacing) : 0
    let lower = max(upper, top + pixels.nearest(height * Double(lane + 1) / Double(count)) - gap)
    let frame = Rect(x: left, y: upper, width: right - left, height: lower - upper)
    let covered = headerWidth + (metrics.pinsLeading ? leadingWidth(ofRow: index.section) ?? 0 : 0)
    let start = min(max(left, area.minX + covered), right)
    let label = Rect(x: start, y: upper, width: right - start, height: lower - upper)
    return LayoutAttributes(
      element: .cell(index), frame: frame, label: label, z: frame.width < metrics.touchWidth ? Z.narrowCell : Z.cell)
  }

  private func leadingView(ofRow row: Int, in area: Rect) -> LayoutAttributes? {
    guard let width = leadingWidth(ofRow: row) else { return nil }
    let frame = Rect(
      x: headerWidth + (metrics.pinsLeading ? area.minX : 0), y: y(ofRow: row), width: width,
      height: pixels.nearest(metrics.rowHeight))
    return LayoutAttributes(
      element: .supplementary(.leading, ItemIndex(section: row, item: 0)), frame: frame, z: Z.leading,
      flags: metrics.pinsLeading ? .pinned : [])
  }

  private func leadingWidth(ofRow row: Int) -> Double? { rows[row].leadingWidth.map(pixels.ceiling) }

  private func header(ofRow row: Int, in area: Rect) -> LayoutAttributes {
    let frame = Rect(
      x: area.minX, y: y(ofRow: row), width: headerWidth, height: pixels.nearest(metrics.rowHeight))
    return LayoutAttributes(element: .header(section: row), frame: frame, z: Z.rowHeader, flags: .pinned)
  }

  private func hour(_ number: Int, in area: Rect) -> LayoutAttributes? {
    guard time.contains(marks[number]) else { return nil }
    let next = marks.element(at: number + 1).map { min($0, time.upperBound) } ?? time.upperBound
    let left = flowX(of: marks[number])
    let frame = Rect(x: left, y: area.minY, width: flowX(of: next) - left, height: headerHeight)
    return decoration(.hour, number, frame, z: Z.hour, flags: .pinned)
  }

  private func rule(_ number: Int, in area: Rect) -> LayoutAttributes? {
    guard time.contains(marks[number]) else { return nil }
    return decoration(.hourRule, number, line(at: marks[number], width: 1, in: area), z: Z.rule)
  }

  private func past(in area: Rect) -> LayoutAttributes? {
    guard let currentTime, currentTime > time.lowerBound else { return nil }
    let right = flowX(of: min(currentTime, time.upperBound))
    let rows = rowArea(in: area)
    return decoration(
      .past, 0, Rect(x: start, y: rows.minY, width: right - start, height: rows.height), z: Z.past)
  }

  private func currentTimeLine(in area: Rect) -> LayoutAttributes? {
    guard let currentTime, time.contains(currentTime) else { return nil }
    return decoration(.currentTime, 0, line(at: currentTime, width: 2, in: area), z: Z.currentTime)
  }

  private func corner(in area: Rect) -> LayoutAttributes {
    let size = Size(width: headerWidth, height: headerHeight)
    return decoration(.corner, 0, Rect(origin: area.origin, size: size), z: Z.corner, flags: .pinned)
  }

  /// A vertical line whose left edge is at a time.
  private func line(at moment: Double, width: Double, in area: Rect) -> Rect {
    let rows = rowArea(in: area)
    return Rect(x: flowX(of: moment), y: rows.minY, width: width, height: rows.height)
  }

  /// The part of the visible rectangle below the hours.
  private func rowArea(in area: Rect) -> Rect {
    let top = area.minY + headerHeight
    return Rect(x: area.minX, y: top, width: area.width, height: max(0, min(area.maxY, contentBounds.maxY) - top))
  }

  private func decoration(
    _ kind: ElementKind, _ number: Int, _ frame: Rect, z: Double, flags: LayoutFlags = []
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .decoration(kind, ItemIndex(section: 0, item: number)), frame: frame, z: z, flags: flags)
  }

  /// From back to front.
  private enum Z {
    static let (past, rule, cell, narrowCell, currentTime) = (-2.0, -1.0, 0.0, 1.0, 2.0)
    static let (leading, rowHeader, hour, corner) = (3.0, 4.0, 5.0, 6.0)
  }
}

/// Times and coordinates. “Flow” coordinates are those of a layout from left to right.
extension TimelineLayout {
  /// The coordinate at which the time begins.
  private var start: Double { headerWidth + widestLeading }

  /// The distance of the cells from the start of the visible rectangle: they begin after the row headers, and after the widest
  /// leading view if those are pinned.
  var cellStart: Double { metrics.pinsLeading ? start : headerWidth }

  /// The most by which rounding moves an edge.
  private var rounding: Double { 1 / pixels.scale }

  /// The coordinate of a moment, on a whole device pixel.
  public func flowX(of moment: Double) -> Double {
    start + pixels.nearest((moment - time.lowerBound) / 3600 * metrics.hourWidth)
  }

  /// The moment at a coordinate, which may be outside the time of the layout.
  public func moment(atFlowX x: Double) -> Double { time.lowerBound + (x.bounded - start) * 3600 / metrics.hourWidth }

  /// The coordinate of a moment in the content, which is mirrored in a layout from right to left.
  public func contentX(of moment: Double) -> Double {
    mirrored(Rect(x: flowX(of: moment), y: 0, width: 0, height: 0)).minX
  }

  /// The moment at a coordinate in the content.
  public func moment(atContentX x: Double) -> Double {
    moment(atFlowX: mirrored(Rect(x: x, y: 0, width: 0, height: 0)).minX)
  }

  /// The distance of a moment from the start of the cells at a content offset, in the direction of time. The cells start after
  /// the row headers, and after the widest leading view if those are pinned.
  public func distance(of moment: Double, at offset: Point) -> Double {
    flowX(of: moment) - cellStart - (metrics.isRightToLeft ? -offset.x.bounded : offset.x.bounded)
  }

  private func y(ofRow row: Int) -> Double { pixels.nearest(headerHeight + Double(row) * metrics.rowPitch) }

  private func rows(from low: Double, to high: Double) -> Range<Int> {
    let first = ((low - rounding - headerHeight) / metrics.rowPitch).rounded(.down)
    let end = ((high + rounding - headerHeight) / metrics.rowPitch).rounded(.up)
    return .clamped(from: first, to: end, within: rows.count)
  }

  /// The marks whose headers or rules, which are a logical pixel wide, intersect a range. The header of the mark before it may do
  /// so too.
  private func marks(from low: Double, to high: Double) -> Range<Int> {
    let first = marks.indices.bisection { marks[$0] > moment(atFlowX: low - 1 - rounding) }
    let end = marks.indices.bisection { marks[$0] >= moment(atFlowX: high + rounding) }
    return max(0, first - 1)..<max(first, end)
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard metrics.isRightToLeft else { return rect }
    return Rect(x: viewportSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func mirrored(_ attributes: LayoutAttributes) -> LayoutAttributes {
    var attributes = attributes
    (attributes.frame, attributes.icon) = (mirrored(attributes.frame), mirrored(attributes.icon))
    attributes.label = attributes.label.map(mirrored)
    return attributes
  }
}
