import CollectionEngine

/// The frames of the status area of a kiosk: in the bar above the grid, at its trailing end. Lengths are in logical pixels
/// (by eye).
struct StatusLayout {
  /// The frames in the order of the items. A viewport without room for the bar has none.
  let frames: [Rect]

  /// The size of the font of the time, to which the text size of notices is close.
  private static let textSize = 15.0
  private static let height = 22.0
  private static let gap = 14.0
  private static let (networkWidth, batteryWidth, keyboardWidth) = (22.0, 29.0, 30.0)

  init(_ items: [StatusItem], in metrics: LayoutMetrics) {
    let (bar, pixels, scale) = (metrics.regions.topBar, metrics.pixels, metrics.textScale)
    guard bar.height > 0 else {
      frames = []
      return
    }
    let height = pixels.ceiling(Self.height * scale)
    let y = pixels.nearest(bar.midY - height / 2)
    var (distance, frames) = (0.0, [Rect]())
    for item in items.reversed() {
      let width = pixels.ceiling(Self.width(of: item) * scale)
      let x = metrics.isRightToLeft ? bar.minX + distance : bar.maxX - distance - width
      frames.append(Rect(x: x, y: y, width: width, height: height))
      distance += width + pixels.ceiling(Self.gap * scale)
    }
    self.frames = frames.reversed()
  }

  private static func width(of item: StatusItem) -> Double {
    switch item {
    case .clock(let time): time.unicodeScalars.reduce(0) { $0 + advance(of: $1) } * textSize
    case .network: networkWidth
    case .battery: batteryWidth
    case .accessibility: height
    case .keyboard: keyboardWidth
    }
  }

  /// The width of a character in relation to the size of the font, in a wide font (DejaVu Sans).
  private static func advance(of character: Unicode.Scalar) -> Double {
    switch character {
    case "0"..."9": 0.65
    case "A"..."Z": 0.86
    case "a"..."z": 0.62
    case _ where character.isASCII || character.properties.isWhitespace: 0.36
    default: 1
    }
  }
}
