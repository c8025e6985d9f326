import SpringboardEngine

/// One ground of the viewport gives way to the next.
struct Crossfade {
  let old: Backdrop
  private var start: Instant?
  /// Seconds (DESIGN: 120–250 ms).
  private static let duration = 0.2

  init(from old: Backdrop) {
    self.old = old
  }

  /// How much is still to be seen of the old one, 1…0. It begins with the first frame that shows it.
  mutating func rest(at now: Instant) -> Double {
    let start = start ?? now
    self.start = start
    let done = min(max((now - start) / Self.duration, 0), 1)
    return 1 - done * done * (3 - 2 * done)
  }
}
