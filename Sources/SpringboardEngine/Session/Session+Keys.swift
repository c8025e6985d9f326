extension Session {
  mutating func press(_ key: Key, at now: Instant) {
    guard appearance.isOnGlass else { return }
    if mode.carry != nil { return pressCarrying(key, at: now) }
    switch key {
    case .left: moveFocus(preferences.rightToLeft ? .onward : .back, at: now)
    case .right: moveFocus(preferences.rightToLeft ? .back : .onward, at: now)
    case .up: moveFocus(.up, at: now)
    case .down: moveFocus(.down, at: now)
    case .pageUp, .pageDown, .home, .end, .previousPage, .nextPage: turn(key, at: now)
    case .activate: if let focus { select(.icon(focus), at: now) }
    case .escape: escape(at: now)
    case .menu: askForMenu(at: now)
    case .edit: if mode.isEditing { endEditing(at: now) } else { beginEditing(at: now) }
    case .undo: undo(at: now)
    case .redo: redo(at: now)
    case .pick, .remove, .folder: edit(key, at: now)
    }
  }

  private mutating func turn(_ key: Key, at now: Instant) {
    switch key {
    case .home: turn(to: 0, at: now)
    case .end: turn(to: layout.front.pager.count - 1, at: now)
    default: if let pages = pages(key) { turn(to: layout.front.pager.page + pages, at: now) }
    }
  }

  /// How many pages on a key turns.
  private func pages(_ key: Key) -> Int? {
    switch key {
    case .pageUp: -1
    case .pageDown: 1
    case .previousPage: preferences.rightToLeft ? 1 : -1
    case .nextPage: preferences.rightToLeft ? -1 : 1
    default: nil
    }
  }

  /// What keys do to what has the focus, in edit mode.
  private mutating func edit(_ key: Key, at now: Instant) {
    guard mayEdit, let focus, key == .pick || mode.isEditing else { return }
    switch key {
    case .pick: pickUp(focus, at: now)
    case .remove: remove(focus, at: now)
    case .folder: makeFolder(focus, at: now)
    default: break
    }
  }

  private mutating func pressCarrying(_ key: Key, at now: Instant) {
    switch key {
    case .left: carry(preferences.rightToLeft ? .onward : .back, at: now)
    case .right: carry(preferences.rightToLeft ? .back : .onward, at: now)
    case .up: carry(.up, at: now)
    case .down: carry(.down, at: now)
    case .pick, .activate: dropFromKeys(at: now)
    case .escape: putBackFromKeys(at: now)
    case .undo: putBack(at: now)
    case .edit: endEditing(at: now)
    case .folder: if let leader = mode.carry?.leader { makeFolder(leader, at: now) }
    case .remove: if let leader = mode.carry?.leader { remove(leader, at: now) }
    case .home, .end, .menu, .redo: break
    case .pageUp, .pageDown, .previousPage, .nextPage: carryToPage(pages(key) ?? 0, at: now)
    }
  }

  private mutating func dropFromKeys(at now: Instant) {
    let leader = mode.carry?.leader
    drop(at: now)
    focusAgain(leader, at: now)
  }

  private mutating func putBackFromKeys(at now: Instant) {
    let leader = mode.carry?.leader
    putBack(at: now)
    focusAgain(leader, at: now)
  }

  private mutating func focusAgain(_ id: ItemID?, at now: Instant) {
    guard let id else { return }
    reveal(id, at: now)
    if layout.isInView(id) { focus = id }
  }

  private mutating func askForMenu(at now: Instant) {
    guard let focus, let icon = scene(at: now).icon(focus) else {
      effects.append(.showMenu(nil, at: layout.metrics.rooms.grid.center))
      return
    }
    effects.append(.showMenu(focus, at: icon.frame.center))
  }

  private mutating func escape(at now: Instant) {
    focus = nil
    let isInside = sheet?.isOpening == true || layout.front.isModal || mode.isEditing
    if !isInside, preferences.presence == .home { turn(to: 0, at: now) } else { leave(at: now) }
  }

  /// The first arrow only shows where the focus is.
  private mutating func moveFocus(_ step: FocusStep, at now: Instant) {
    guard sheet == nil, let id = next(step), id != focus else { return }
    focus = id
    effects.append(.announce(.focus(id)))
    let front = layout.front
    if let screen = front.screen(of: id), screen != front.pager.page { turn(to: screen, at: now) }
    focus = id
  }

  private func next(_ step: FocusStep) -> ItemID? {
    let panes = layout.activePanes
    if let focus, panes.contains(where: { $0.holds(focus) }) { return layout.neighbor(of: focus, toward: step) }
    return panes.reversed().lazy.compactMap(\.shownItems.first).first
  }
}
