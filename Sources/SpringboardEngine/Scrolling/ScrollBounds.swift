/// The offsets at which content can rest along one axis, and how far it can be pulled beyond them.
struct ScrollBounds: Equatable, Sendable {
  /// The content offsets at its two ends.
  let range: ClosedRange<Double>
  /// The length of the viewport in the unit of the offset. The rubber band never gives way further than this.
  let extent: Double

  init(range: ClosedRange<Double>, extent: Double) {
    self.range = range
    self.extent = extent
  }

  /// Content that is shorter than the viewport rests at its beginning.
  init(content: ClosedRange<Double>, viewport: Double) {
    let last = max(content.lowerBound, content.upperBound - viewport)
    self.init(range: content.lowerBound...last, extent: viewport)
  }

  /// Whether the content is longer than the viewport.
  var isScrollable: Bool { range.lowerBound < range.upperBound }

  private var band: RubberBand { RubberBand(extent: extent) }

  /// The nearest offset at which the content can rest.
  func nearest(_ offset: Double) -> Double { offset.clamped(to: range) }

  /// The offset that a pull leads to. The pull is the offset that would follow the finger without giving way.
  func offset(pulled pull: Double) -> Double {
    let end = nearest(pull)
    return end + band.stretch(pulled: pull - end)
  }

  /// The pull that leads to an offset.
  func pull(toward offset: Double) -> Double {
    let end = nearest(offset)
    return end + band.pull(stretching: offset - end)
  }

  /// How fast the offset changes with the pull.
  func slope(pulled pull: Double) -> Double {
    let beyond = pull - nearest(pull)
    return beyond == 0 ? 1 : band.slope(pulled: beyond)
  }

  /// The nearest offset at which some of the content can still be seen.
  func visible(_ offset: Double) -> Double {
    let reach = extent * Self.visibleShare
    return offset.clamped(to: range.lowerBound - reach...range.upperBound + reach)
  }

  /// The part of the viewport by which content can be beyond its end. The band could not give way by all of it.
  private static let visibleShare = 0.99
}
