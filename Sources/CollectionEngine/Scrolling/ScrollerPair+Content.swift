extension ScrollerPair {
  /// Scrolls freely over content in a frame. Offset zero always shows the start, even if the content is shorter than the
  /// frame.
  public init(freelyOver content: Rect, in frame: Rect) {
    let x = ScrollBounds(from: content.minX - frame.minX, to: content.maxX - frame.maxX, extent: frame.width)
    let y = ScrollBounds(from: content.minY - frame.minY, to: content.maxY - frame.maxY, extent: frame.height)
    self.init(x: Scroller(0, in: x, grain: Self.grain), y: Scroller(0, in: y, grain: Self.grain))
  }

  /// Rests at one offset only.
  init(fixedAt offset: Point, in frame: Rect) {
    let x = ScrollBounds(range: offset.x.bounded...offset.x.bounded, extent: frame.width)
    let y = ScrollBounds(range: offset.y.bounded...offset.y.bounded, extent: frame.height)
    self.init(x: Scroller(offset.x, in: x, grain: Self.grain), y: Scroller(offset.y, in: y, grain: Self.grain))
  }

  /// A difference of a tenth of a logical pixel cannot be seen.
  private static let grain = 0.1

  /// The offset of the end that is farther from zero, along each axis.
  var farthestOffset: Point { Point(x: x.bounds.farthest, y: y.bounds.farthest) }
}

extension Scroller {
  /// The step itself if there is more content in its direction than at rest; otherwise zero.
  func scrollable(_ step: Double) -> Double {
    step < 0 && target > bounds.range.lowerBound || step > 0 && target < bounds.range.upperBound ? step : 0
  }
}

extension ScrollBounds {
  fileprivate init(from first: Double, to last: Double, extent: Double) {
    self.init(range: min(0, first.bounded)...max(0, last.bounded), extent: max(1, extent))
  }

  fileprivate var farthest: Double { -range.lowerBound > range.upperBound ? range.lowerBound : range.upperBound }
}
