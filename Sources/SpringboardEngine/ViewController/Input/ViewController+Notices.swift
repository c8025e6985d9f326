import CollectionEngine

extension ViewController {
  /// Shows a notice about the last change of the board.
  mutating func showChange(_ notice: Scene.Notice, at now: Instant) {
    let history = document.history
    let reason = ShownNotice.Reason.change(undo: history.past.last, redo: history.future.last)
    view.layers.notices.show(notice, because: reason, at: now)
  }

  mutating func show(notice words: String, at now: Instant) {
    view.layers.notices.show(.words(words), at: now)
    effects.append(.announce(.notice(words)))
  }

  /// A notice about something that happened is more important.
  mutating func showHint(for device: InputDevice, at now: Instant) {
    if view.layers.notices.showHint(for: device, in: context(at: now)) { effects.append(.announce(.hint(device))) }
  }

  /// The user has done what the hint says.
  mutating func finishHint(at now: Instant) {
    guard view.layers.notices.isHinting else { return }
    view.layers.notices.finishHint(in: context(at: now))
    effects.append(.learned)
  }

  mutating func keep(notice words: String?, at now: Instant) {
    if view.layers.notices.keep(words, at: now), let words { effects.append(.announce(.notice(words))) }
  }

  /// Shows the seconds until the reset of a kiosk; nil removes them. A screen reader is told only once.
  mutating func showCountdown(_ seconds: Int?) {
    if view.layers.notices.showCountdown(seconds), let seconds { effects.append(.announce(.countdown(seconds))) }
  }

  /// Removes a notice about something that is no longer so.
  mutating func removeNoticeWithoutReason(at now: Instant) {
    if view.layers.notices.isActive { view.layers.notices.removeWithoutReason(in: context(at: now)) }
  }
}
