import CollectionEngine

/// The keypad for the PIN of a kiosk, and the service menu behind it.
extension ViewController {
  mutating func perform(_ act: Act.Keypad, at now: Instant) {
    switch act {
    case .open: openKeypad(at: now)
    case .press(let key): press(key, at: now)
    }
  }

  private mutating func openKeypad(at now: Instant) {
    guard view.animations.appearance.isVisible, !view.hasSheet else { return }
    perform(view.input.pinch.cancel(), at: now)
    perform(view.input.arena.cancel(), at: now)
    endHover(at: now)
    view.keypad = OpenKeypad(formerFocus: view.focus, at: now)
    view.focus = nil
    let spring = Spring(response: motion.departure)
    view.keypad?.presence.chase(1, on: spring, at: now)
    effects.append(.openedKeypad)
  }

  private mutating func press(_ key: KeypadKey, at now: Instant) {
    guard view.keypad?.isOpen == true else { return }
    view.keypad?.lastUsed = now
    if let pin = view.keypad?.press(key) { effects.append(.checkPIN(pin)) }
  }

  mutating func arrangeKeypad(_ digits: [Int]) { view.keypad?.arrange(digits) }

  mutating func receive(_ answer: PINAnswer, at now: Instant) {
    guard let keypad = view.keypad, keypad.isOpen, keypad.phase == .checking else { return }
    switch answer {
    case .wrong(let seconds): blockKeypad(seconds, isAfterWrongPIN: true, at: now)
    case .wait(let seconds) where seconds > 0: blockKeypad(seconds, isAfterWrongPIN: false, at: now)
    case .wait: view.keypad?.phase = .entering
    case .accepted(let entries):
      closeSheet(at: now)
      openServiceMenu(entries, at: now)
    }
  }

  private mutating func blockKeypad(_ seconds: Double, isAfterWrongPIN: Bool, at now: Instant) {
    view.keypad?.phase = .blocked(until: now + seconds, isAfterWrongPIN: isAfterWrongPIN)
    if let wait = view.keypad?.wait(at: now) { effects.append(.announce(.pinIsRefused(wait))) }
  }

  private mutating func openServiceMenu(_ entries: [ServiceEntry], at now: Instant) {
    document.permissions.isServiceOpen = true
    let center = Rect(origin: view.layout.metrics.regions.grid.center, size: .zero)
    openMenu(entries.map { MenuEntry(.service($0.service), .words($0.title)) }, of: nil, beside: center, at: now)
    let closes = now + interaction.serviceTimeout
    view.menu?.closes = closes
  }

  /// Closes what nobody has used for a while, and accepts another PIN after a wait.
  mutating func advanceKeypad(to now: Instant) {
    if let closes = view.menu?.closes, view.hasMenu, now >= closes { closeMenu(at: now) }
    guard let keypad = view.keypad else { return }
    if case .blocked(let end, _) = keypad.phase, now >= end { view.keypad?.phase = .entering }
    if keypad.isOpen, now >= keypad.lastUsed + interaction.serviceTimeout { closeSheet(at: now) }
    if !keypad.isOpen, keypad.presence.isSettled(at: now) { view.keypad = nil }
  }

  /// Whether a touch at a point asks for the service menu if it lasts.
  func isServiceCorner(_ point: Point) -> Bool {
    guard document.permissions.serviceMenuTrigger == .corner, !view.hasSheet, !view.hasMenu else { return false }
    let (size, side) = (view.viewport.size, interaction.serviceCorner)
    return (point.x < side || point.x >= size.width - side) && (point.y < side || point.y >= size.height - side)
  }
}

/// What happens when nobody uses a kiosk.
extension ViewController {
  mutating func reset(at now: Instant) {
    stopScrubbing(at: now)
    putBack(at: now)
    closeSheet(at: now)
    endEditing(at: now)
    if view.layout.front.isModal { closeFolder(at: now) }
    presentPages(at: now)
    view.focus = nil
    turn(to: 0, at: now)
    scrollDock(at: now) { $0.content.scroll(toEnd: false, on: $1, at: now) }
    if let guide = view.layout.guide, !guide.isReset {
      zoomGuide(toHourWidth: TimelineMetrics().hourWidth, about: guide.cellArea.midX, at: now)
    }
    scrollGuide(at: now) { $0.scrollToCurrentTime(fromTop: true, on: $1, at: now) }
  }

  /// Shows the seconds until the reset; nil removes them. A screen reader is told only once.
  mutating func count(down seconds: Int?) {
    if let seconds, view.countdown == nil { effects.append(.announce(.countdown(seconds))) }
    view.countdown = seconds
  }
}

extension View {
  /// Whether it is as after a reset.
  func isReset(at now: Instant) -> Bool {
    !hasSheet && !hasMenu && search == nil && !layout.front.isModal && !layout.isShowingLibrary
      && mode == .browsing && layout.grid.screen == 0 && layout.dock.restingOffset == .zero
      && layout.guide?.isReset != false
  }
}
