/// A line of items, in flow coordinates relative to the first line of its section.
struct FlowLine: Sendable {
  var items: Range<Int>
  var start: Double
  var thickness: Double

  var end: Double { start + thickness }
}

/// The distances in the lines of a section.
struct FlowSpacing: Sendable {
  /// The minimum distance between two items of a line.
  let interitem: Double
  /// The distance between two lines, including the shelf between them.
  let line: Double
  /// The length of the lines.
  let length: Double
  let pixels: PixelGrid

  init(_ metrics: FlowSectionMetrics, lineLength: Double, axes: FlowAxes) {
    interitem = axes.length(metrics.minimumInteritemSpacing)
    line = axes.length(metrics.minimumLineSpacing) + axes.length(metrics.shelfThickness)
    (length, pixels) = (lineLength, axes.pixels)
  }

  /// Whether another item fits after items of the length `used`, which includes the spacing. The tolerance covers
  /// rounding errors in sums of whole device pixels.
  func fits(_ item: Double, after used: Double) -> Bool { used + interitem + item <= length + 1e-6 }

  /// The start of the first item, and the distance between two items, for items of the total length `used`.
  func justification(of count: Int, used: Double) -> (start: Double, gap: Double) {
    count > 1 ? (0, (length - used) / Double(count - 1)) : (pixels.floor(max(0, length - used) / 2), 0)
  }

  /// The size of a cell on whole device pixels: at least one, so that positions increase, and not longer than a line.
  func cell(_ size: Size, axes: FlowAxes) -> Size {
    let size = axes.flow(size)
    return Size(
      width: min(length, max(axes.pixel, axes.length(size.width))), height: max(axes.pixel, axes.length(size.height)))
  }
}
