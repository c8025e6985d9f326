/// A sheet while it is open or moves.
struct OpenSheet: Equatable, Sendable {
  let content: SheetContent
  /// What had the focus when it opened.
  let formerFocus: Focus?
  /// The height of its content in logical pixels, once the host has measured it.
  var contentHeight = OpenSheet.usualHeight
  /// 0 is closed, 1 is open.
  var presence = Motion(0, grain: 0.005)

  var isOpening: Bool { presence.target == 1 }

  /// The height until the content is measured (by eye).
  static let usualHeight = 380.0
}

/// A notice that is shown for a few seconds, or until it is removed.
struct ShownNotice: Equatable, Sendable {
  let says: Scene.Notice
  var since: Instant
  /// Whether it stays until it is removed.
  var isPersistent = false
  /// When a persistent notice was removed.
  var removed: Instant?

  func alpha(at now: Instant, _ tuning: MotionTuning) -> Double {
    guard !isOver(at: now, tuning) else { return 0 }
    let leaves = leaves(tuning)
    let leaving = now < leaves ? 0 : Curve.ease(now - leaves, over: tuning.noticeFade)
    return Curve.ease(now - since, over: tuning.noticeFade) * (1 - leaving)
  }

  /// When it starts to fade out; infinitely late if nobody knows yet.
  func leaves(_ tuning: MotionTuning) -> Instant {
    if isPersistent { return removed ?? Instant(seconds: .infinity) }
    return since + tuning.noticeFade + tuning.noticeStay
  }

  func isOver(at now: Instant, _ tuning: MotionTuning) -> Bool {
    now >= leaves(tuning) + tuning.noticeFade
  }

  func isFading(at now: Instant, _ tuning: MotionTuning) -> Bool {
    !isOver(at: now, tuning) && (now < since + tuning.noticeFade || now >= leaves(tuning))
  }
}
