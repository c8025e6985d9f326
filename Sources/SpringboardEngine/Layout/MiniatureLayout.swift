/// Where a folder's plate shows what is in it: three rows of three, each on whole device pixels.
public struct MiniatureLayout: Equatable, Sendable {
  /// The most that are shown: the first ones.
  public static let capacity = 9
  private static let columns = 3

  /// The plate, on whole device pixels.
  let icon: Rect
  let pixels: PixelGrid
  let isRightToLeft: Bool

  public init(icon: Rect, pixels: PixelGrid, isRightToLeft: Bool) {
    (self.icon, self.pixels, self.isRightToLeft) = (icon, pixels, isRightToLeft)
  }

  /// In the order of the folder; none on a plate too small for them.
  public func frames(count: Int) -> [Rect] {
    guard side > 0 else { return [] }
    return (0..<count.clamped(to: 0...Self.capacity)).map { place in
      let (row, column) = place.quotientAndRemainder(dividingBy: Self.columns)
      let physical = isRightToLeft ? Self.columns - 1 - column : column
      return Rect(
        x: icon.minX + margin + Double(physical) * (side + gap), y: icon.minY + margin + Double(row) * (side + gap),
        width: side, height: side)
    }
  }

  private var gap: Double { pixels.ceiling(icon.width * LayoutTuning.miniatureGapShare) }

  /// Odd or even as the plate is, so that they stand exactly in its middle.
  private var side: Double {
    let room = icon.width * (1 - 2 * LayoutTuning.miniatureInsetShare) - 2 * gap
    let odd = (icon.width * pixels.scale).rounded().truncatingRemainder(dividingBy: 2)
    let pairs = ((room / 3 * pixels.scale - odd) / 2 + 1e-6).rounded(.down)
    return (2 * pairs + odd) / pixels.scale
  }

  /// From the plate's edge to the first.
  private var margin: Double { (icon.width - 3 * side - 2 * gap) / 2 }
}

extension GlassMetrics {
  func miniatures(in plate: Rect, count: Int) -> [Rect] {
    MiniatureLayout(icon: plate, pixels: pixels, isRightToLeft: isRightToLeft).frames(count: count)
  }
}
