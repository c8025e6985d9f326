/// Lines of cells of the same size. All positions follow by arithmetic.
struct UniformFlowLines: Sendable {
  let count: Int
  let perLine: Int
  let cell: Size
  /// The start of the first cell in each line.
  let inset: Double
  /// The distance between the starts of two cells of a line, not rounded to whole device pixels.
  let step: Double
  /// The distance between the starts of two lines.
  let pitch: Double
  let pixels: PixelGrid

  init(count: Int, cell: Size, spacing: FlowSpacing) {
    (self.count, self.cell, pixels) = (count, cell, spacing.pixels)
    perLine = spacing.count(of: cell.width)
    let (start, gap) = spacing.justification(of: perLine, used: Double(perLine) * cell.width)
    (inset, step) = (start, cell.width + gap)
    pitch = cell.height + spacing.line
  }

  var lineCount: Int { (count + perLine - 1) / perLine }

  func line(_ number: Int) -> FlowLine {
    let first = number * perLine
    return FlowLine(
      items: first..<min(first + perLine, count), start: Double(number) * pitch, thickness: cell.height)
  }

  func frame(of item: Int, in line: FlowLine) -> Rect {
    let x = inset + pixels.nearest(Double(item - line.items.lowerBound) * step)
    return Rect(x: x, y: line.start, width: cell.width, height: cell.height)
  }

  func lines(from low: Double, to high: Double) -> Range<Int> {
    .clamped(
      from: ((low - cell.height) / pitch).rounded(.down) + 1, to: (high / pitch).rounded(.up), within: lineCount)
  }

  /// Rounding can move a cell by half a device pixel, so the range is extended by one at both ends.
  func items(of line: FlowLine, from low: Double, to high: Double) -> Range<Int> {
    guard perLine > 1 else { return line.items }
    let (low, high) = (low - inset - 1 / pixels.scale, high - inset + 1 / pixels.scale)
    let places = Range<Int>.clamped(
      from: ((low - cell.width) / step).rounded(.down) + 1, to: (high / step).rounded(.up), within: line.items.count)
    return line.items.lowerBound + places.lowerBound..<line.items.lowerBound + places.upperBound
  }
}
