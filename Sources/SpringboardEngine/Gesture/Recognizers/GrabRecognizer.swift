/// A movement that leaves its spot, whichever way: a mouse takes a tile without waiting.
struct GrabRecognizer: Recognizer {
  var tuning: GestureTuning

  func verdict(on touch: Touch, at now: Instant) -> Verdict {
    if touch.farthest > tuning.slop(touch.device) { return .recognized }
    return touch.isLifted ? .failed : .possible
  }
}
