/// A programme or an appointment in a row of a timeline: from its start until just before its end, in seconds since a fixed
/// moment such as the beginning of 1970.
public struct TimelineSpan: Equatable, Comparable, Sendable {
  /// When it begins.
  public let start: Double
  /// When it has ended, at least ``minimumDuration`` after the start.
  public let end: Double
  /// The place among spans that share one slot, from 0, and their number; nil if the span does not share its slot.
  public let share: SlotShare?

  /// A place among the spans that share a slot.
  public struct SlotShare: Equatable, Sendable {
    /// The place, from 0.
    public var index: Int
    /// The number of spans that share the slot.
    public var count: Int

    /// Creates a place. Values that contradict each other are limited to sensible ones.
    public init(index: Int, count: Int) {
      self.count = max(1, count)
      self.index = index.clamped(to: 0...self.count - 1)
    }
  }

  /// The least duration in seconds, so that a span without one can still be seen and touched.
  public static let minimumDuration = 1.0

  /// Creates a span. An end that is too early counts as the earliest possible one.
  public init(start: Double, end: Double, share: SlotShare? = nil) {
    let start = start.isFinite ? start.bounded : start
    let end = end.isFinite ? end.bounded : end
    (self.start, self.end, self.share) = (start, max(start + Self.minimumDuration, end), share)
  }

  /// Orders spans by the start of the part that they get, then by their end.
  public static func < (a: TimelineSpan, b: TimelineSpan) -> Bool {
    (a.part.lowerBound, a.end) < (b.part.lowerBound, b.end)
  }

  /// Whether both times are finite.
  public var isFinite: Bool { start.isFinite && end.isFinite }

  /// The part of the time that the span gets. Those that share a slot divide its time equally.
  /// It is empty if the times are not finite.
  public var part: Range<Double> {
    guard isFinite else { return 0..<0 }
    guard let share = share.map({ SlotShare(index: $0.index, count: $0.count) }) else { return start..<end }
    let length = (end - start) / Double(share.count)
    let first = start + length * Double(share.index)
    return first..<max(first, share.index == share.count - 1 ? end : first + length)
  }
}
