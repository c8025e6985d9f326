import CollectionEngine

/// The differences of a plate's edges from those at rest, in logical pixels.
struct FrameMotion: Equatable, Sendable {
  private var left = Motion(0, grain: 0.05)
  private var top = Motion(0, grain: 0.05)
  private var right = Motion(0, grain: 0.05)
  private var bottom = Motion(0, grain: 0.05)

  /// Starts at a frame of another layout.
  mutating func start(from old: Rect, to new: Rect, on spring: Spring, at now: Instant) {
    left.displace(by: old.minX - new.minX, on: spring, at: now)
    top.displace(by: old.minY - new.minY, on: spring, at: now)
    right.displace(by: old.maxX - new.maxX, on: spring, at: now)
    bottom.displace(by: old.maxY - new.maxY, on: spring, at: now)
  }

  func isSettled(at now: Instant) -> Bool { [left, top, right, bottom].allSatisfy { $0.isSettled(at: now) } }

  /// The frame on screen; `rest` is that at rest.
  func frame(of rest: Rect, at now: Instant) -> Rect {
    guard !isSettled(at: now) else { return rest }
    let (left, top) = (left.value(at: now), top.value(at: now))
    return Rect(
      x: rest.minX + left, y: rest.minY + top, width: max(0, rest.width + right.value(at: now) - left),
      height: max(0, rest.height + bottom.value(at: now) - top))
  }
}
