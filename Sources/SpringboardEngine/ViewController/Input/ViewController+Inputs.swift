extension ViewController {
  mutating func handle(_ input: Input, at now: Instant) {
    switch input {
    case .pointer(let sample): point(sample, at: now)
    case .scroll(let sample): scroll(sample, at: now)
    case .key(let key): press(key, at: now)
    case .catalogue(let items): adopt(items, at: now)
    case .board(let board): adopt(board, at: now)
    case .viewport(let viewport): adopt(viewport, at: now)
    case .preferences(let preferences): adopt(preferences, at: now)
    case .presentations(let presentations): adopt(presentations, at: now)
    case .shown: show(at: now)
    case .hidden: hide(at: now)
    case .launch(let id, let outcome): finish(id, outcome, at: now)
    case .secondary(let point): askForMenu(at: point, at: now)
    case .act(let act): perform(act, at: now)
    case .history(let history): document.history = history
    case .notice(let words): show(notice: words, at: now)
    case .wake: break
    }
  }

  private mutating func show(notice words: String, at now: Instant) {
    view.notice = ShownNotice(says: .words(words), since: now)
    effects.append(.announce(.notice(words)))
  }

  /// Performs all changes that depend only on time. This happens before each input, so that the result does
  /// not depend on when a wake-up arrives.
  mutating func advance(to now: Instant) {
    dwell(until: now)
    perform(view.input.secondArena.advance(tuning: gestures, at: now), at: now)
    perform(view.input.arena.advance(tuning: gestures, at: now), at: now)
    if let touchpad = view.input.touchpad, now >= touchpad.lastStep + gestures.touchpadRest { leaveTouchpad(at: now) }
    view.animations.tiles = view.animations.tiles.filter { !$0.value.isAtRest(at: now) }
    forgetLaunches(at: now)
    if view.notice?.isOver(at: now, motion) == true, view.animations.appearance.isVisible { view.notice = nil }
    view.animations.departures.removeAll { $0.progress.isSettled(at: now) }
    settleFolder(at: now)
    settleOpenings(at: now)
  }

  private mutating func forgetLaunches(at now: Instant) {
    for (id, launch) in document.launches
    where !launch.isRelevant(at: now, pendingLimit: motion.pendingLimit, openAgain: gestures.openAgain) {
      document.launches[id] = nil
    }
  }
}
