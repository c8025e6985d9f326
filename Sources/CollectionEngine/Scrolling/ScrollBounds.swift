/// The offsets at which content can rest along one axis, and how far it can be pulled beyond them.
public struct ScrollBounds: Equatable, Sendable {
  /// The content offsets at the two ends.
  public let range: ClosedRange<Double>
  /// The length of the viewport in the unit of the offset, which limits the stretch of the rubber band.
  public let extent: Double

  /// Creates bounds from the offsets that are allowed and the extent of the viewport. Offsets are limited to finite ones,
  /// and an extent that is negative or NaN counts as zero.
  public init(range: ClosedRange<Double>, extent: Double) {
    self.range = range.lowerBound.bounded...range.upperBound.bounded
    self.extent = max(0, extent.bounded)
  }

  /// Content that is shorter than the viewport rests at its start.
  public init(content: ClosedRange<Double>, viewport: Double) {
    let last = max(content.lowerBound, content.upperBound - viewport)
    self.init(range: content.lowerBound...last, extent: viewport)
  }

  /// Whether the content is longer than the viewport.
  public var isScrollable: Bool { range.lowerBound < range.upperBound }

  private var band: RubberBand { RubberBand(extent: extent) }

  /// The nearest offset at which the content can rest.
  public func nearest(_ offset: Double) -> Double { offset.clamped(to: range) }

  /// The offset for a pull: the offset at which the content would be without the rubber band.
  public func offset(pulled pull: Double) -> Double {
    let end = nearest(pull)
    return end + band.stretch(pulled: pull - end)
  }

  /// The inverse of `offset(pulled:)`.
  public func pull(toward offset: Double) -> Double {
    let end = nearest(offset)
    return end + band.pull(stretching: offset - end)
  }

  /// The derivative of `offset(pulled:)`.
  public func slope(pulled pull: Double) -> Double {
    let beyond = pull - nearest(pull)
    return beyond == 0 ? 1 : band.slope(pulled: beyond)
  }

  /// The nearest offset at which some of the content is visible.
  public func visible(_ offset: Double) -> Double {
    let reach = extent * Self.visibleShare
    return offset.clamped(to: range.lowerBound - reach...range.upperBound + reach)
  }

  /// The share of the viewport by which content can be beyond its end. The rubber band never reaches all of it.
  private static let visibleShare = 0.99
}
