import CollectionEngine

/// The notice in the bar above the pages. A notice about something that happened is shown for a while; the persistent one is shown
/// when there is no other, and an offer when there is neither.
struct NoticeLayer: Layer {
  private(set) var notice: ShownNotice?
  private var persistent: ShownNotice?
  private var offer: ShownNotice?
  /// The seconds until a kiosk that nobody uses is reset, which are more important; nil if they are not shown.
  private var countdown: Int?
  /// Whether the host wants to know when the user does what the hint says.
  private(set) var isHinting = false

  var isActive: Bool { visible != nil || countdown != nil }
  /// The notice that is shown unless there is a countdown.
  var visible: ShownNotice? { notice ?? persistent ?? offer }

  /// Shows a notice in place of the one before.
  mutating func show(
    _ content: Scene.Notice, because reason: ShownNotice.Reason = .event, isOfSearch: Bool = false, at now: Instant
  ) {
    notice = ShownNotice(content: content, reason: reason, since: now, isOfSearch: isOfSearch)
  }

  /// Shows an offer until it is accepted, or its reason is gone.
  mutating func show(offer program: String, because reason: ShownNotice.Reason, at now: Instant) {
    offer = ShownNotice(content: .offer(program), reason: reason, since: now, isPersistent: true)
  }

  /// Removes the offer, which was accepted.
  mutating func finishOffer() { offer = nil }

  /// Shows a hint, unless there is another notice. Returns whether it does.
  mutating func showHint(for device: InputDevice, in context: LayerContext) -> Bool {
    isHinting = true
    let canEdit = context.document.permissions.allowEditing && !context.isEditing
    guard (notice ?? persistent) == nil, canEdit else { return false }
    show(.hint(device), at: context.now)
    return true
  }

  /// Removes the hint, because the user has done what it says.
  mutating func finishHint(in context: LayerContext) {
    isHinting = false
    if notice?.content.isHint == true { remove(in: context) }
  }

  /// Shows a text whenever there is no other notice; nil removes it. Returns whether it is new.
  mutating func keep(_ words: String?, at now: Instant) -> Bool {
    guard let words else {
      persistent?.remove(at: now)
      return false
    }
    guard persistent?.content != .words(words) || persistent?.removed != nil else { return false }
    persistent = ShownNotice(content: .words(words), since: now, isPersistent: true)
    return true
  }

  /// Shows the seconds until a reset, or removes them. Returns whether there were none before.
  mutating func showCountdown(_ seconds: Int?) -> Bool {
    defer { countdown = seconds }
    return seconds != nil && countdown == nil
  }

  /// Lets the notice fade out. Without animations it is over at once.
  mutating func remove(in context: LayerContext) {
    notice?.remove(at: context.now)
    removeOver(in: context)
  }

  /// Removes a notice about a result of the search, which has ended.
  mutating func endSearch(in context: LayerContext) {
    if notice?.isOfSearch == true { remove(in: context) }
  }

  /// Removes a notice about something that is no longer so.
  mutating func removeWithoutReason(in context: LayerContext) {
    if let offer, !context.holds(offer.reason) { self.offer?.remove(at: context.now) }
    guard let notice, notice.removed == nil, !context.holds(notice.reason) else { return }
    remove(in: context)
  }

  /// Shows the notices for their whole time, because the view has just become visible.
  mutating func restart(at now: Instant) {
    notice?.since = now
    persistent?.since = now
    offer?.since = now
  }

  mutating func advance(in context: LayerContext) -> LayerReply {
    removeOver(in: context)
    return LayerReply()
  }

  /// Removes the notices whose time is over. The persistent one and the offer fade in again after another one.
  private mutating func removeOver(in context: LayerContext) {
    let (now, motion) = (context.now, context.preferences.motion)
    if persistent?.isOver(at: now, motion) == true {
      persistent = nil
      offer?.since = now
    }
    if offer?.isOver(at: now, motion) == true { offer = nil }
    guard notice?.isOver(at: now, motion) == true, context.isVisible else { return }
    notice = nil
    persistent?.since = now
    offer?.since = now
  }

  func nextChange(in context: LayerContext) -> Wake {
    let (now, motion) = (context.now, context.preferences.motion)
    guard let visible, !visible.isOver(at: now, motion) else { return .never }
    if visible.isFading(at: now, motion) { return .nextFrame }
    let end = visible.fadeOutStart(motion)
    return end.seconds.isFinite ? .at(end) : .never
  }

  mutating func reset() { notice = nil }
}

extension LayerContext {
  fileprivate func holds(_ reason: ShownNotice.Reason) -> Bool {
    switch reason {
    case .event: true
    case .change(let undo, let redo): document.history.past.last == undo && document.history.future.last == redo
    case .dock(let room): document.dockRoom(of: layout.dockCapacity) <= room
    case .launch(let id, let asked):
      document.launches[id].map { $0.asked == asked || $0.state == .asked } ?? true
    }
  }
}

extension NoticeLayer {
  func elements(in context: LayerContext) -> [Scene.Element] {
    let layout = NoticeLayout(metrics: context.metrics, done: context.editing.done)
    if let countdown {
      let frame = layout.frame(besideDone: 0, below: context.searching)
      return [Scene.Element(kind: .notice(.countdown(countdown)), frame: frame, alpha: context.presence)]
    }
    let allowsEditing = context.document.permissions.allowEditing
    guard let visible, allowsEditing || !visible.content.isOffer else { return [] }
    let share = visible.content.isHint || visible.content.isOffer ? 1 - context.searching : 1
    let alpha = visible.alpha(at: context.now, context.preferences.motion) * context.presence * share
    guard alpha > 0 else { return [] }
    let frame = layout.frame(besideDone: context.wiggle, below: context.searching)
    let words = Scene.Element(kind: .notice(visible.content), frame: frame, alpha: alpha)
    guard let button = visible.content.button, allowsEditing else { return [words] }
    let rest = layout.frame(besideDone: context.wiggle > 0 ? 1 : 0)
    let place = context.editing.button(button.rawValue, hasSymbol: button == .undo, on: frame, atRest: rest.width)
    return [words, context.button(button, place, touch: visible.removed == nil ? place : nil, alpha: alpha)]
  }
}

extension Scene.Notice {
  /// The button beside the words: it undoes the act that the notice reports, or accepts what it offers.
  var button: Scene.Button? {
    switch self {
    case .changed, .movedToScreen, .sorted: .undo
    case .offer: .takeOver
    case .words, .hint, .dockIsFull, .alreadySorted, .countdown, .undone, .redone: nil
    }
  }

  /// Whether it offers a layout, and stays for long.
  fileprivate var isOffer: Bool {
    if case .offer = self { true } else { false }
  }

  /// Whether it shows a new user how icons are arranged.
  fileprivate var isHint: Bool {
    if case .hint = self { true } else { false }
  }
}
