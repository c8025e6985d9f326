import CollectionEngine

extension ViewController {
  /// Shows a notice in place of the one before.
  mutating func show(_ notice: Scene.Notice, because reason: ShownNotice.Reason = .event, at now: Instant) {
    view.notice = ShownNotice(says: notice, reason: reason, since: now)
  }

  /// Shows a notice about the last change of the board.
  mutating func showChange(_ notice: Scene.Notice, at now: Instant) {
    let history = document.history
    show(notice, because: .change(undo: history.past.last, redo: history.future.last), at: now)
  }

  mutating func show(notice words: String, at now: Instant) {
    show(.words(words), at: now)
    effects.append(.announce(.notice(words)))
  }

  /// A notice about something that happened is more important.
  mutating func showHint(for device: InputDevice, at now: Instant) {
    view.isHinting = true
    guard view.visibleNotice == nil, document.permissions.allowEditing, !view.mode.isEditing else { return }
    show(.hint(device), at: now)
    effects.append(.announce(.hint(device)))
  }

  /// The user has done what the hint says.
  mutating func finishHint(at now: Instant) {
    guard view.isHinting else { return }
    view.isHinting = false
    if view.notice?.says.isHint == true { removeNotice(at: now) }
    effects.append(.learned)
  }

  mutating func keep(notice words: String?, at now: Instant) {
    guard let words else {
      view.persistentNotice?.remove(at: now)
      return
    }
    guard view.persistentNotice?.says != .words(words) || view.persistentNotice?.removed != nil else { return }
    view.persistentNotice = ShownNotice(says: .words(words), since: now, isPersistent: true)
    effects.append(.announce(.notice(words)))
  }
}

extension ViewController {
  /// Lets the notice fade out. Without animations it is over at once.
  mutating func removeNotice(at now: Instant) {
    view.notice?.remove(at: now)
    endNotices(at: now)
  }

  /// Removes a notice about something that is no longer so.
  mutating func removeNoticeWithoutReason(at now: Instant) {
    guard let notice = view.notice, notice.removed == nil, !holds(notice.reason) else { return }
    removeNotice(at: now)
  }

  private func holds(_ reason: ShownNotice.Reason) -> Bool {
    switch reason {
    case .event: true
    case .change(let undo, let redo): document.history.past.last == undo && document.history.future.last == redo
    case .dock(let room): dockRoom <= room
    case .launch(let id, let asked):
      document.launches[id].map { $0.asked == asked || $0.state == .asked } ?? true
    }
  }

  /// Removes the notices whose time is over. The persistent one fades in again after another one.
  mutating func endNotices(at now: Instant) {
    if view.persistentNotice?.isOver(at: now, motion) == true { view.persistentNotice = nil }
    guard view.notice?.isOver(at: now, motion) == true, view.animations.appearance.isVisible else { return }
    view.notice = nil
    view.persistentNotice?.since = now
  }
}
