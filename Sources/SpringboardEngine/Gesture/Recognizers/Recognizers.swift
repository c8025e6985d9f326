/// Recognizes one gesture from the touch and the time alone.
protocol Recognizer: Sendable {
  func verdict(on touch: Touch, at now: Instant) -> Verdict
}

/// The state of a recognizer. One that has failed is not asked again about the same touch.
enum Verdict: Equatable, Sendable { case possible, recognized, failed }

/// Recognizes a single finger that is lifted within the slop.
struct TapRecognizer: Recognizer {
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.isAccompanied || touch.farthest > tuning.slop(touch.device) { return .failed }
    return touch.isLifted ? .recognized : .possible
  }
}

/// Recognizes a single finger that rests within the slop.
struct LongPressRecognizer: Recognizer {
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.isAccompanied || touch.farthest > tuning.slop(touch.device) { return .failed }
    if now >= touch.longPressTime { return .recognized }
    return touch.isLifted ? .failed : .possible
  }
}

/// Recognizes a movement out of the slop in any direction: the mouse drags a tile without a long press.
struct GrabRecognizer: Recognizer {
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.farthest > tuning.slop(touch.device) { return .recognized }
    return touch.isLifted ? .failed : .possible
  }
}

/// Recognizes a movement out of the slop along an axis that scrolls.
struct PanRecognizer: Recognizer {
  var axes: PanAxes
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    let (dx, dy) = (abs(touch.translation.x), abs(touch.translation.y))
    if max(dx, dy) > tuning.slop(touch.device) { return follows(dx, dy) ? .recognized : .failed }
    return touch.isLifted ? .failed : .possible
  }

  private func follows(_ dx: Double, _ dy: Double) -> Bool {
    switch axes {
    case .horizontal: dx >= dy
    case .vertical: dy >= dx
    case .both: true
    }
  }

  /// The point of the finger's path from which the content follows it. It is at the edge of the slop, so that nothing
  /// jumps when the pan begins.
  func grip(_ touch: Touch) -> Point {
    let slop = tuning.slop(touch.device)
    return touch.origin
      + Point(
        x: touch.translation.x.clamped(to: -slop...slop), y: touch.translation.y.clamped(to: -slop...slop))
  }
}

/// Recognizes a single finger that moves down for some distance, rather than to a side.
struct PullRecognizer: Recognizer {
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    let (side, down) = (abs(touch.translation.x), touch.translation.y)
    if touch.isAccompanied { return .failed }
    if touch.farthest > tuning.slop(touch.device), down <= side { return .failed }
    if down >= tuning.pullDistance { return .recognized }
    return touch.isLifted ? .failed : .possible
  }
}

/// The axes along which a pan may begin. Every pan reports its movement along both.
enum PanAxes: Sendable {
  case horizontal, vertical, both
}
