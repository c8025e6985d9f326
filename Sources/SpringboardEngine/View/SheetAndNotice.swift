/// The sheet with the details of an application, while it is open or moves.
struct OpenSheet: Equatable, Sendable {
  let id: ItemID
  /// 0 is closed, 1 is open.
  var presence = Motion(0, grain: 0.005)

  var isOpening: Bool { presence.target == 1 }
}

/// A notice that is shown for a few seconds.
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
