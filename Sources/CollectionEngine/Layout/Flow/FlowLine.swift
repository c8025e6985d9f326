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
  let justification: FlowJustification
  let pixels: PixelGrid

  init(_ metrics: FlowSectionMetrics, lineLength: Double, axes: FlowAxes) {
    interitem = axes.spacing(metrics.minimumInteritemSpacing)
    line = axes.spacing(metrics.minimumLineSpacing) + axes.length(metrics.shelfThickness)
    justification = metrics.justification
    (length, pixels) = (lineLength, axes.pixels)
  }

  /// Whether another item fits after items of the length `used`, which includes the spacing. The tolerance covers
  /// rounding errors in sums of whole device pixels.
  func fits(_ item: Double, after used: Double) -> Bool { used + interitem + item <= length + 1e-6 }

  /// The start of the first item, and the distance between two items, for items of the total length `used`.
  func justification(of count: Int, used: Double) -> (start: Double, gap: Double) {
    let rest = max(0, length - used - interitem * Double(count - 1))
    switch justification {
    case .spread where count > 1: return (0, (length - used) / Double(count - 1))
    case .spread, .center: return (pixels.floor(rest / 2), interitem)
    case .start: return (0, interitem)
    }
  }

  /// The number of cells of the same length that fit in a line, at least one.
  func count(of cell: Double) -> Int {
    let (room, most) = (length + interitem + 1e-6, cell + interitem)
    return most > 0 ? max(1, Int(room / most)) : 1
  }

  /// The cell as long as it can be without taking up more lines. What remains is less than a device pixel for each cell.
  func filling(_ cell: Size) -> Size {
    let count = Double(count(of: cell.width))
    return Size(width: max(cell.width, pixels.floor((length - interitem * (count - 1)) / count)), height: cell.height)
  }

  /// The size of a cell on whole device pixels: at least one, so that positions increase, and not longer than a line.
  func cell(_ size: Size, axes: FlowAxes) -> Size {
    let size = axes.flow(size)
    return Size(
      width: min(length, max(axes.pixel, axes.length(size.width))), height: max(axes.pixel, axes.length(size.height)))
  }
}
