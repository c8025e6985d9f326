/// Lines of cells of different sizes. All positions are computed in advance.
struct MeasuredFlowLines: Sendable {
  let cells: [Size]
  /// The start of each cell in its line.
  let starts: [Double]
  let lines: [FlowLine]
  let pixels: PixelGrid

  init(cells: [Size], spacing: FlowSpacing) {
    (self.cells, pixels) = (cells, spacing.pixels)
    var (lines, starts) = ([FlowLine](), [Double]())
    starts.reserveCapacity(cells.count)
    while starts.count < cells.count {
      let items = Self.line(of: cells, from: starts.count, spacing)
      let start = lines.last.map { $0.end + spacing.line } ?? 0
      let thickness = cells[items].lazy.map(\.height).max() ?? 0
      lines.append(FlowLine(items: items, start: start, thickness: thickness))
      Self.append(items, of: cells, to: &starts, spacing)
    }
    (self.lines, self.starts) = (lines, starts)
  }

  /// The cells of the next line: as many as fit, and at least one.
  private static func line(of cells: [Size], from first: Int, _ spacing: FlowSpacing) -> Range<Int> {
    var (used, end) = (cells[first].width, first + 1)
    while end < cells.count, spacing.fits(cells[end].width, after: used) {
      used += spacing.interitem + cells[end].width
      end += 1
    }
    return first..<end
  }

  private static func append(
    _ items: Range<Int>, of cells: [Size], to starts: inout [Double], _ spacing: FlowSpacing
  ) {
    var used = cells[items].reduce(0) { $0 + $1.width }
    var count = items.count
    // The last line is spaced as if it were filled with copies of its last item.
    let last = cells[items.upperBound - 1].width
    if items.upperBound == cells.count, last + spacing.interitem > 0 {
      let free = spacing.length - used - spacing.interitem * Double(count - 1)
      let copies = max(0, Int((free + 1e-6) / (last + spacing.interitem)))
      (used, count) = (used + Double(copies) * last, count + copies)
    }
    let (start, gap) = spacing.justification(of: count, used: used)
    var x = start
    for item in items {
      starts.append(start + spacing.pixels.nearest(x - start))
      x += cells[item].width + gap
    }
  }

  /// The line that an item is in, by bisection.
  func line(of item: Int) -> Int { lines.indices.bisection { lines[$0].items.upperBound > item } }

  /// A cell is centred across its line.
  func frame(of item: Int, in line: FlowLine) -> Rect {
    let cell = cells[item]
    let y = line.start + pixels.floor((line.thickness - cell.height) / 2)
    return Rect(x: starts[item], y: y, width: cell.width, height: cell.height)
  }

  func lines(from low: Double, to high: Double) -> Range<Int> {
    let first = lines.indices.bisection { lines[$0].end > low }
    return first..<(first..<lines.count).bisection { lines[$0].start >= high }
  }

  func items(of line: FlowLine, from low: Double, to high: Double) -> Range<Int> {
    let first = line.items.bisection { starts[$0] + cells[$0].width > low }
    return first..<(first..<line.items.upperBound).bisection { starts[$0] >= high }
  }
}
