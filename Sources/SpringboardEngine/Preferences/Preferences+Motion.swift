extension MotionTuning {
  /// The constants for reduced motion: durations and amplitudes are zero, but notices stay as long.
  var still: MotionTuning {
    var still = self
    still.press = 0
    still.hover = 0
    still.pageNumber = 0
    still.pageTurn = 0
    still.pageSlide = 0
    still.scrollReturn = 0
    still.makeWay = 0
    still.opening = 0
    still.flyIn = 0
    still.flyInStagger = 0
    still.fade = 0
    still.lift = 0
    still.wiggleFade = 0
    still.folder = 0
    still.departure = 0
    still.shake = 0
    still.hop = 0
    still.noticeFade = 0
    still.wiggleTurn = 0
    still.wiggleBounce = 0
    return still
  }
}

extension Preferences {
  /// The constants of motion that apply under these preferences.
  var motion: MotionTuning { session.animates ? tunings.motions : tunings.motions.still }
}
