import CollectionEngine

/// Fades from one picture to the next.
struct Crossfade<Picture> {
  let old: Picture
  private var start: Instant?
  /// In seconds.
  private static var duration: Double { 0.2 }

  init(from old: Picture) {
    self.old = old
  }

  /// The remaining opacity of the old picture, from 1 to 0. The fade begins with the first call.
  mutating func rest(at now: Instant) -> Double {
    let start = start ?? now
    self.start = start
    let done = min(max((now - start) / Self.duration, 0), 1)
    return 1 - done * done * (3 - 2 * done)
  }
}
