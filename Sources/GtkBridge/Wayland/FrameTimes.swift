/// The times of frames, in seconds of `MonotonicClock`. They follow those at which a screen showed earlier frames, so that a motion is
/// even although this process learns of each refresh a little later or earlier.
nonisolated struct FrameTimes {
  /// When a frame was shown.
  struct Shown {
    let time: Double
    /// Seconds from one refresh of the screen to the next; 0 if that is unknown or varies.
    let interval: Double
  }

  private var shown: Shown?
  private var latest = -Double.infinity

  /// A frame that begins so many intervals before a refresh belongs to that one.
  private static let tolerance = 0.25

  /// A frame was on the screen.
  mutating func add(_ shown: Shown) { self.shown = shown.interval > 0 ? shown : nil }

  /// Intervals after which a frame follows none: something has happened at this moment, and the frame is not earlier.
  private static let longestPause = 3.0

  /// The time of a frame that begins now: that of the last refresh. It is never earlier than that of the frame before.
  mutating func time(at now: Double) -> Double {
    var time = now
    if let shown, now - latest < Self.longestPause * shown.interval {
      let count = ((now - shown.time) / shown.interval + Self.tolerance).rounded(.down)
      time = shown.time + max(count, 0) * shown.interval
    }
    latest = max(latest, time)
    return latest
  }
}
