import CollectionEngine

/// A bar at the side of a pane with the letters of its sections. A finger on it scrolls to the section of the letter.
/// Lengths are in logical pixels.
public struct IndexBarLayout: Equatable, Sendable {
  /// A letter on the bar.
  struct Letter: Equatable, Sendable {
    let title: String
    let section: Int
    /// Where it is painted; nil if there is no room for it.
    let frame: Rect?
  }

  /// The part of the viewport that can be touched.
  let frame: Rect
  /// The letters, from top to bottom.
  let letters: [Letter]
  /// The top of the first letter, and the distance from each letter to the next one.
  private let (top, step): (Double, Double)
  private let isRightToLeft: Bool
  private let pixels: PixelGrid
  /// How much larger the letters are than usual.
  private let scale: Double

  /// The width of the part that can be touched (Launcher3), which is wide enough for large letters.
  static func width(in metrics: LayoutMetrics) -> Double { max(58, letterWidth * metrics.roomScale) }
  /// The height of a letter, and the width of the strip in which the letters are (by eye).
  private static let letterHeight = 18.0
  private static let letterWidth = 24.0
  /// The height below which some letters are not painted (by eye).
  private static let leastHeight = 13.0
  /// The bubble with the letter under the finger, and its distance to the letters (Launcher3).
  private static let bubble = Size(width: 75, height: 62)
  private static let bubbleGap = 12.0

  /// Creates the bar at the trailing side of the grid. Sections without a title have no letter.
  init(_ titles: [String?], in metrics: LayoutMetrics) {
    let (grid, pixels, isRightToLeft) = (metrics.regions.grid, metrics.pixels, metrics.isRightToLeft)
    let (scale, width) = (metrics.roomScale, Self.width(in: metrics))
    let letter = Size(width: Self.letterWidth * scale, height: Self.leastHeight * scale)
    let frame = Rect(
      x: isRightToLeft ? grid.minX : max(grid.minX, grid.maxX - width), y: grid.minY,
      width: min(width, grid.width), height: grid.height)
    let sections = titles.indices.filter { titles[$0] != nil }
    let step = min(Self.letterHeight * scale, frame.height / Double(max(1, sections.count)))
    let top = frame.midY - step * Double(sections.count) / 2
    let stride = step > 0 ? Int((letter.height / step).rounded(.up)) : .max
    letters = sections.enumerated().map { number, section in
      let place = Rect(
        x: pixels.nearest(isRightToLeft ? frame.minX : frame.maxX - letter.width),
        y: pixels.nearest(top + Double(number) * step), width: letter.width,
        height: pixels.ceiling(max(step, letter.height)))
      return Letter(title: titles[section] ?? "", section: section, frame: number % stride == 0 ? place : nil)
    }
    (self.frame, self.top, self.step, self.isRightToLeft) = (frame, top, step, isRightToLeft)
    (self.pixels, self.scale) = (pixels, scale)
  }

  /// The letter nearest to a height in the viewport; nil if there are none.
  func letter(at y: Double) -> Letter? {
    guard let last = letters.indices.last, step > 0 else { return letters.first }
    return letters[Int(((y - top) / step).rounded(.down).clamped(to: 0...Double(last)))]
  }

  /// The bubble of a letter, beside it and between the ends of the bar.
  func bubble(of letter: Letter) -> Rect {
    let index = letters.firstIndex(of: letter) ?? 0
    let highest = frame.minY
    let size = Size(
      width: pixels.ceiling(Self.bubble.width * scale), height: pixels.ceiling(Self.bubble.height * scale))
    let y = (top + (Double(index) + 0.5) * step - size.height / 2)
      .clamped(to: highest...max(highest, frame.maxY - size.height))
    let distance = Self.letterWidth * scale + Self.bubbleGap
    let x = isRightToLeft ? frame.minX + distance : frame.maxX - distance - size.width
    return Rect(x: pixels.nearest(x), y: pixels.nearest(y), width: size.width, height: size.height)
  }
}
