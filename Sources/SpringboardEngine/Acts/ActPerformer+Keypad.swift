import CollectionEngine

/// The keypad for the PIN of a kiosk, the service menu behind it, and the reset of a kiosk that nobody uses.
extension ActPerformer {
  mutating func perform(_ act: Act.Keypad, at now: Instant) {
    switch act {
    case .open: openKeypad(at: now)
    case .press(let key): press(key, at: now)
    }
  }

  private mutating func openKeypad(at now: Instant) {
    guard view.animations.appearance.isVisible, !view.layers.hasSheet else { return }
    controller.endHover(at: now)
    controller.endGestures(at: now)
    view.layers.keypad.open(keeping: view.focus, in: context(at: now))
    view.focus = nil
    effects.append(.kiosk(.openedKeypad))
  }

  mutating func press(_ key: KeypadKey, at now: Instant) {
    if let pin = view.layers.keypad.press(key, at: now) { effects.append(.kiosk(.check(pin))) }
  }

  mutating func receive(_ answer: PINAnswer, at now: Instant) {
    guard view.layers.keypad.isChecking else { return }
    switch answer {
    case .wrong(let seconds): blockKeypad(for: seconds, isAfterWrongPIN: true, at: now)
    case .wait(let seconds) where seconds > 0: blockKeypad(for: seconds, isAfterWrongPIN: false, at: now)
    case .wait: view.layers.keypad.acceptKeys()
    case .accepted(let entries):
      controller.closeSheet(at: now)
      openServiceMenu(entries, at: now)
    }
  }

  private mutating func blockKeypad(for seconds: Double, isAfterWrongPIN: Bool, at now: Instant) {
    let wait = view.layers.keypad.block(for: seconds, isAfterWrongPIN: isAfterWrongPIN, at: now)
    if let wait { effects.append(.announce(.pinIsRefused(wait))) }
  }

  private mutating func openServiceMenu(_ entries: [ServiceEntry], at now: Instant) {
    document.permissions.isServiceOpen = true
    let center = Rect(origin: view.layout.metrics.regions.grid.center, size: .zero)
    let rows = entries.map { MenuEntry(.service($0.service), .words($0.title)) }
    openMenu(rows, of: nil, beside: center, closing: interaction.serviceTimeout, at: now)
  }

  mutating func reset(at now: Instant) {
    controller.stopScrubbing(at: now)
    controller.putBack(at: now)
    controller.closeSheet(at: now)
    controller.endEditing(at: now)
    if view.layout.front.isModal { controller.closeFolder(at: now) }
    controller.presentPages(at: now)
    view.focus = nil
    controller.turn(to: 0, at: now)
    controller.scrollDock(at: now) { $0.content.scroll(toEnd: false, on: $1, at: now) }
    if let guide = view.layout.guide, !guide.isReset {
      controller.zoomGuide(toHourWidth: TimelineMetrics().hourWidth, about: guide.cellArea.midX, at: now)
    }
    controller.scrollGuide(at: now) { $0.scrollToCurrentTime(fromTop: true, on: $1, at: now) }
  }
}

extension View {
  /// Whether it is as after a reset.
  func isReset(at now: Instant) -> Bool {
    !layers.isOpen && !layout.front.isModal && !layout.isShowingLibrary
      && mode == .browsing && layout.grid.screen == 0 && layout.dock.restingOffset == .zero
      && layout.guide?.isReset != false
  }
}
