/// Recognizes a movement that leaves the slop along an axis that scrolls.
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

  /// The point at which the content takes hold of the finger. It is at the edge of the slop, so that nothing jumps when the
  /// pan begins.
  func grip(_ touch: Touch) -> Point {
    let slop = tuning.slop(touch.device)
    return touch.origin
      + Point(
        x: touch.translation.x.clamped(to: -slop...slop), y: touch.translation.y.clamped(to: -slop...slop))
  }
}

/// The axes along which a pan may begin. It reports its movement along both in any case.
enum PanAxes: Sendable {
  case horizontal, vertical, both
}
