/// Words for the user that stay for a while.
struct ShownNotice: Equatable, Sendable {
  let says: Scene.Notice
  var since: Instant

  func alpha(at now: Instant, _ tuning: MotionTuning) -> Double {
    guard !isOver(at: now, tuning) else { return 0 }
    let leaving = Curve.ease(now - leaves(tuning), over: tuning.noticeFade)
    return Curve.ease(now - since, over: tuning.noticeFade) * (1 - leaving)
  }

  /// When it starts to fade out.
  func leaves(_ tuning: MotionTuning) -> Instant { since + tuning.noticeFade + tuning.noticeStay }

  func isOver(at now: Instant, _ tuning: MotionTuning) -> Bool {
    now >= leaves(tuning) + tuning.noticeFade
  }

  func isFading(at now: Instant, _ tuning: MotionTuning) -> Bool {
    !isOver(at: now, tuning) && (now < since + tuning.noticeFade || now >= leaves(tuning))
  }
}
