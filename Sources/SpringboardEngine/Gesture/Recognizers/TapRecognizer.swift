/// Down and up on one spot, alone.
struct TapRecognizer: Recognizer {
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.isAccompanied || touch.farthest > tuning.slop(touch.device) { return .failed }
    return touch.isLifted ? .recognized : .possible
  }
}
