/// How content gives way when it is pulled beyond its end: b = (1 − 1/(x·c/d + 1))·d (UIScrollView).
struct RubberBand: Equatable, Sendable {
  /// How far the content could ever be pulled, in the unit of the pull.
  var extent: Double
  /// How stiff it starts: the share of the first pixel that is given way (UIScrollView .55).
  var give = 0.55

  func stretch(pulled x: Double) -> Double {
    guard extent > 0 else { return 0 }
    let stretch = (1 - 1 / (abs(x) * give / extent + 1)) * extent
    return x < 0 ? -stretch : stretch
  }

  /// The pull that stretches so far: where a finger would be that catches it on its way back.
  func pull(stretching b: Double) -> Double {
    guard extent > 0 else { return 0 }
    let share = min(abs(b) / extent, 0.999)
    let pull = (1 / (1 - share) - 1) * extent / give
    return b < 0 ? -pull : pull
  }

  /// How much faster or slower the content moves than the pull.
  func slope(pulled x: Double) -> Double {
    guard extent > 0 else { return 0 }
    let tension = abs(x) * give / extent + 1
    return give / (tension * tension)
  }
}
