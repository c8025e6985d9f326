/// A moment, in seconds of one monotonic clock whose zero does not matter.
public struct Instant: Hashable, Comparable, Sendable {
  public var seconds: Double

  public init(seconds: Double) {
    self.seconds = seconds
  }

  public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
  public static func + (a: Instant, seconds: Double) -> Instant { Instant(seconds: a.seconds + seconds) }

  /// Seconds from `b` to `a`.
  public static func - (a: Instant, b: Instant) -> Double { a.seconds - b.seconds }
}
