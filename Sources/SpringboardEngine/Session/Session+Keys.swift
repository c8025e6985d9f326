extension Session {
  mutating func press(_ key: Key, at now: Instant) {
    guard appearance.isOnGlass else { return }
    switch key {
    case .left: moveFocus(preferences.rightToLeft ? .onward : .back, at: now)
    case .right: moveFocus(preferences.rightToLeft ? .back : .onward, at: now)
    case .up: moveFocus(.up, at: now)
    case .down: moveFocus(.down, at: now)
    case .pageUp: turn(to: pager.page - 1, at: now)
    case .pageDown: turn(to: pager.page + 1, at: now)
    case .home: turn(to: 0, at: now)
    case .end: turn(to: pager.count - 1, at: now)
    case .activate: if let focus { open(focus, at: now) }
    case .escape: escape(at: now)
    }
  }

  private mutating func escape(at now: Instant) {
    focus = nil
    switch preferences.presence {
    case .overlay: effects.append(.hide)
    case .home: turn(to: 0, at: now)
    case .window: break
    }
  }

  /// The first arrow only shows where the focus is.
  private mutating func moveFocus(_ step: FocusStep, at now: Instant) {
    let place =
      if let focus, let place = arrangement.place(of: focus) {
        arrangement.place(step, from: place, onScreen: pager.page)
      } else {
        arrangement.places(onScreen: pager.page).first ?? arrangement.firstInDock
      }
    guard let place, let item = arrangement.item(at: place), item.id != focus else { return }
    focus = item.id
    effects.append(.announce(.focus(item.id)))
    if let screen = arrangement.screen(of: item.id), screen != pager.page { turn(to: screen, at: now) }
  }
}
