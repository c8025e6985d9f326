import CollectionEngine

/// Showing and hiding the view, and fading out before it is hidden.
extension ViewController {
  /// Makes the view visible. A presentation in place of the pages is laid out again, since suggestions depend on the time of day.
  mutating func show(at now: Instant) {
    guard !view.animations.appearance.isVisible else { return comeBack(at: now) }
    view.animations.appearance.show(entrance, at: now)
    view.animations.shown = now
    view.layers.notices.restart(at: now)
    if !view.layout.grid.isArrangeable { rearrange(moving: false, at: now) }
    if !view.layout.isEmpty { view.animations.appearance.arrive(at: now) }
  }

  /// How icons appear. They fly in when the process was already running.
  private var entrance: Appearance.Entrance {
    let configured = view.preferences.configured
    if view.animations.appearance == .unseen, configured.appearsAtOnce { return .immediate }
    return configured.flyIn == .never ? .fading : .flying
  }

  /// Ends everything that is in progress, except for launches. A view that is hidden before it was ever visible counts
  /// as shown before, since its process was already running.
  mutating func hide(at now: Instant) {
    guard view.animations.appearance.isVisible else { return view.animations.appearance = .hidden }
    closeMenu(at: now)
    putBack(at: now)
    endEditing(at: now)
    if !view.animations.appearance.isLeaving { endWidgets() }
    view.animations.appearance.hide()
    cancelTouch(at: now)
    cancelPinch(at: now)
    view.layers.reset()
    (view.layout.results, view.layout.folder, view.animations.wiggle) = (nil, nil, Motion(0))
    view.input.contact = nil
    view.input.touchpad = nil
    view.focus = nil
    view.animations.tiles = [:]
    view.animations.moving.settle()
    view.layout.grid.content.stop(atStart: view.preferences.configured.windowKind == .home)
    view.layout.dock.content.stop(atStart: view.preferences.configured.windowKind == .home)
    view.layout.presentation.jump(to: 0)
    releaseGuide(at: now)
  }

  /// Begins to fade out. What is open stays as it is, so that it can be shown again; gestures end, and the widgets of the
  /// host, which would take keys. A home screen stays.
  mutating func leave(at now: Instant) {
    let appearance = view.animations.appearance
    guard appearance.isVisible, !appearance.isLeaving, view.preferences.configured.windowKind != .home else { return }
    putBack(at: now)
    endHover(at: now)
    cancelTouch(at: now)
    cancelSecondTouch(at: now)
    cancelPinch(at: now)
    leaveTouchpad(at: now)
    view.input.contact = nil
    endWidgets()
    view.animations.appearance.leave(at: now, motion)
  }

  /// Hides the view that has faded out. This happens after each input, so that it can still be shown at that moment.
  mutating func finishLeaving(at now: Instant) {
    guard let departure = view.animations.appearance.departure(motion) else { return }
    if view.preferences.configured.windowKind == .home { return comeBack(at: now) }
    guard now >= departure else { return }
    hide(at: now)
    effects.append(.hide)
  }

  /// Fades in again, if the view is fading out. The host shows the widgets of what is open again.
  mutating func comeBack(at now: Instant) {
    guard view.animations.appearance.isLeaving else { return }
    view.animations.appearance.comeBack(at: now, motion)
    if let search = view.search { effects.append(.search(.begin(search.text))) }
    if let sheet = view.layers.sheet.content, sheet.hasWidget { effects.append(.sheet(.begin(sheet))) }
  }

  private mutating func endWidgets() {
    if view.layout.front.isModal { effects.append(.naming(.end)) }
    if view.search != nil { effects.append(.search(.end)) }
    endSheetWidget()
  }
}
