extension ViewController {
  /// What is shown in place of the pages is laid out again, because suggestions depend on the time of day.
  mutating func show(at now: Instant) {
    guard !view.animations.appearance.isVisible else { return }
    view.animations.appearance.show(entrance, at: now)
    view.notice?.since = now
    view.persistentNotice?.since = now
    if !view.layout.grid.takesDrops { rearrange(moving: false, at: now) }
    if !view.layout.isEmpty { view.animations.appearance.arrive(at: now) }
  }

  /// How icons appear. Starting the process already took time, so after that they appear at once; they fly in when the
  /// process was already running.
  private var entrance: Appearance.Entrance {
    let isFirst = view.animations.appearance == .unseen
    return switch view.preferences.flyIn {
    case .always: .flying
    case .never: isFirst ? .immediate : .fading
    case .automatic: isFirst && view.preferences.presence != .home ? .immediate : .flying
    }
  }

  /// Ends everything that is in progress, except for launches. A view that is hidden before it was ever visible counts
  /// as shown before, since its process was already running.
  mutating func hide(at now: Instant) {
    guard view.animations.appearance.isVisible else { return view.animations.appearance = .hidden }
    closeMenu(at: now)
    putBack(at: now)
    endEditing(at: now)
    view.animations.appearance.hide()
    perform(view.input.arena.cancel(), at: now)
    perform(view.input.pinch.cancel(), at: now)
    if view.layout.front.isModal { effects.append(.endNaming) }
    if view.search != nil { effects.append(.endSearch) }
    endSheetWidget()
    (view.search, view.layout.results) = (nil, nil)
    (view.animations.search, view.animations.results) = (Motion(0, grain: 0.005), Motion(0, grain: 0.005))
    view.keypad = nil
    (view.layout.folder, view.sheet, view.animations.wiggle, view.animations.departures) = (nil, nil, Motion(0), [])
    (view.input.contact, view.animations.indexBubble) = (nil, nil)
    view.input.hover = nil
    view.animations.tooltip = nil
    view.input.touchpad = nil
    view.focus = nil
    view.animations.openings = []
    (view.notice, view.menu) = (nil, nil)
    view.animations.tiles = [:]
    view.animations.dock = FrameMotion()
    view.layout.grid.stop(atStart: view.preferences.presence == .home)
    view.layout.dock.stop(atStart: view.preferences.presence == .home)
    view.layout.presentationPager.jump(to: 0)
    releaseGuide(velocity: .zero, at: now)
  }
}
