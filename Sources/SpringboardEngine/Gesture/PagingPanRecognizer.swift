/// A movement that leaves its spot sideways.
struct PagingPanRecognizer: Recognizer {
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    let (dx, dy) = (abs(touch.translation.x), abs(touch.translation.y))
    if max(dx, dy) > tuning.slop(touch.device) { return dx >= dy ? .recognized : .failed }
    return touch.isLifted ? .failed : .possible
  }

  /// Where the content takes hold of the finger: at the slop's edge, so that nothing jumps when the pan begins.
  func grip(_ touch: Touch) -> Double {
    let slop = tuning.slop(touch.device)
    return touch.origin.x + touch.translation.x.clamped(to: -slop...slop)
  }
}
