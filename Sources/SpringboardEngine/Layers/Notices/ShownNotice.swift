import CollectionEngine

/// A notice that is shown for a few seconds, until it is removed, or until its reason is gone.
struct ShownNotice: Equatable, Sendable {
  /// Why a notice is shown.
  enum Reason: Equatable, Sendable {
    /// Something that happened, which stays true.
    case event
    /// A change of the board, after which undo and redo lead to these boards.
    case change(undo: Board?, redo: Board?)
    /// The dock, in which this number of slots was free.
    case dock(room: Int)
    /// The launch of an application that failed, and when it was requested.
    case launch(ItemID, asked: Instant?)
  }

  let content: Scene.Notice
  var reason = Reason.event
  var since: Instant
  /// Whether it stays until it is removed.
  var isPersistent = false
  /// Whether it is about a result of the search that is open, and goes with it.
  var isOfSearch = false
  /// When it was removed before its time was over.
  private(set) var removed: Instant?

  /// Lets it fade out.
  mutating func remove(at now: Instant) { removed = removed ?? now }

  func alpha(at now: Instant, _ tuning: MotionTuning) -> Double {
    guard !isOver(at: now, tuning) else { return 0 }
    let start = fadeOutStart(tuning)
    let fadedOut = now < start ? 0 : Curve.ease(now - start, over: tuning.noticeFade)
    return Curve.ease(now - since, over: tuning.noticeFade) * (1 - fadedOut)
  }

  /// When it starts to fade out; infinitely late if nobody knows yet.
  func fadeOutStart(_ tuning: MotionTuning) -> Instant {
    let stay = content.button == nil ? tuning.noticeStay : tuning.noticeWithButtonStay
    let end = isPersistent ? Instant(seconds: .infinity) : since + tuning.noticeFade + stay
    return removed.map { min($0, end) } ?? end
  }

  func isOver(at now: Instant, _ tuning: MotionTuning) -> Bool {
    now >= fadeOutStart(tuning) + tuning.noticeFade
  }

  func isFading(at now: Instant, _ tuning: MotionTuning) -> Bool {
    !isOver(at: now, tuning) && (now < since + tuning.noticeFade || now >= fadeOutStart(tuning))
  }
}
