import CollectionEngine

/// The frames of the keypad on which a PIN is entered. Lengths are in logical pixels (by eye).
struct KeypadLayout {
  /// The plate.
  let frame: Rect
  private let pixels: PixelGrid
  /// How much larger everything is with large text, or smaller on a small screen.
  private let scale: Double
  /// The rows of keys, from left to right in all languages, as on telephones.
  private let rows: [[KeypadKey]]

  private static let size = Size(width: 304, height: 472)
  /// The room for the title and the entered digits.
  private static let head = 132.0
  private static let (key, gap) = (68.0, 14.0)
  /// The share of the screen that the plate takes at most.
  private static let share = 0.94

  /// `digits` are in reading order.
  init(metrics: LayoutMetrics, digits: [Int] = KeypadKey.orderedDigits) {
    let keys = digits.map(KeypadKey.digit)
    rows = [Array(keys[0..<3]), Array(keys[3..<6]), Array(keys[6..<9]), [.delete, keys[9], .confirm]]
    let screen = metrics.screen
    pixels = metrics.pixels
    scale = min(
      metrics.roomScale, screen.width * Self.share / Self.size.width, screen.height * Self.share / Self.size.height)
    let (width, height) = (pixels.floor(Self.size.width * scale), pixels.floor(Self.size.height * scale))
    frame = Rect(
      x: pixels.nearest((screen.width - width) / 2), y: pixels.nearest((screen.height - height) / 2), width: width,
      height: height)
  }

  /// The keys and their frames.
  var keys: [(KeypadKey, Rect)] {
    let step = (Self.key + Self.gap) * scale
    let start = Point(x: frame.midX - step - Self.key * scale / 2, y: frame.minY + Self.head * scale)
    let side = pixels.floor(Self.key * scale)
    return rows.enumerated().flatMap { row, keys in
      keys.enumerated().map { column, key in
        let origin = Point(
          x: pixels.nearest(start.x + Double(column) * step), y: pixels.nearest(start.y + Double(row) * step))
        return (key, Rect(origin: origin, size: Size(width: side, height: side)))
      }
    }
  }
}
