/// The resistance of content that is pulled beyond its end: b = (1 − 1/(x·c/d + 1))·d (UIScrollView).
public struct RubberBand: Equatable, Sendable {
  /// The limit d of the stretch, in the unit of the pull.
  public var extent: Double
  /// The factor c: the share of the first pixel that the content follows (UIScrollView .55).
  public var give: Double

  /// Creates the resistance of content with this limit.
  public init(extent: Double, give: Double = 0.55) { (self.extent, self.give) = (extent, give) }

  /// The extent and the factor as finite numbers; an extent that is negative or NaN counts as zero, and the factor is
  /// at least 0.001.
  private var limits: (extent: Double, give: Double) {
    (max(0, extent.bounded), give.clamped(to: 0.001...1))
  }

  /// How far the content moves beyond its end for a pull.
  public func stretch(pulled x: Double) -> Double {
    let (extent, give) = limits
    let x = x.bounded
    guard extent > 0 else { return 0 }
    let stretch = (1 - 1 / (abs(x) * give / extent + 1)) * extent
    return x < 0 ? -stretch : stretch
  }

  /// The inverse of `stretch`: the pull of a finger that catches the content on its way back.
  public func pull(stretching b: Double) -> Double {
    let (extent, give) = limits
    let b = b.bounded
    guard extent > 0 else { return 0 }
    let share = min(abs(b) / extent, 0.999)
    let pull = (1 / (1 - share) - 1) * extent / give
    return b < 0 ? -pull : pull
  }

  /// The derivative of `stretch`: the velocity of the content relative to that of the pull.
  public func slope(pulled x: Double) -> Double {
    let (extent, give) = limits
    let x = x.bounded
    guard extent > 0 else { return 0 }
    let tension = abs(x) * give / extent + 1
    return give / (tension * tension)
  }
}
