/// A moment of a monotonic clock. Only differences between moments have a meaning.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since the clock's zero, which is arbitrary.
  public var seconds: Double { didSet { seconds = Self.valid(seconds) } }

  /// Creates a moment from the clock's seconds. NaN counts as zero, and infinity is a moment that never comes.
  @inlinable public init(seconds: Double) {
    self.seconds = Self.valid(seconds)
  }

  @usableFromInline static func valid(_ seconds: Double) -> Double { seconds.isNaN ? 0 : seconds }

  /// Orders moments by time.
  @inlinable public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
  /// Returns the moment that many seconds later.
  @inlinable public static func + (a: Instant, seconds: Double) -> Instant { Instant(seconds: a.seconds + seconds) }

  /// The seconds from `b` to `a`; 0 between two moments that never come.
  @inlinable public static func - (a: Instant, b: Instant) -> Double {
    let seconds = a.seconds - b.seconds
    return seconds.isNaN ? 0 : seconds
  }
}

/// When the springboard needs to be called again.
public enum Wake: Equatable, Sendable {
  /// Something is moving: at the next tick of the frame clock.
  case nextFrame
  /// A timer ends at this moment, such as a long press or a dwell.
  case at(Instant)
  /// Not before the next input.
  case never
}
