/// Down and staying on one spot, alone.
struct LongPressRecognizer: Recognizer {
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.isAccompanied || touch.farthest > tuning.slop(touch.device) { return .failed }
    if now >= touch.holds { return .recognized }
    return touch.isLifted ? .failed : .possible
  }
}
