extension ViewController {
  mutating func press(_ key: Key, at now: Instant) {
    guard view.animations.appearance.isOnGlass else { return }
    if view.mode.carry != nil { return pressCarrying(key, at: now) }
    switch key {
    case .left: moveFocus(view.preferences.rightToLeft ? .onward : .back, at: now)
    case .right: moveFocus(view.preferences.rightToLeft ? .back : .onward, at: now)
    case .up: moveFocus(.up, at: now)
    case .down: moveFocus(.down, at: now)
    case .pageUp, .pageDown, .home, .end, .previousPage, .nextPage: turn(key, at: now)
    case .activate: if let focus = view.focus { select(.icon(focus), at: now) }
    case .escape: escape(at: now)
    case .menu: askForMenu(at: now)
    case .edit: if view.mode.isEditing { endEditing(at: now) } else { beginEditing(at: now) }
    case .undo: undo(at: now)
    case .redo: redo(at: now)
    case .pick, .remove, .folder: edit(key, at: now)
    }
  }

  private mutating func turn(_ key: Key, at now: Instant) {
    switch key {
    case .home: turn(to: 0, at: now)
    case .end: turn(to: view.layout.front.pager.count - 1, at: now)
    default: if let pages = pages(key) { turn(to: view.layout.front.pager.page + pages, at: now) }
    }
  }

  /// How many pages on a key turns.
  private func pages(_ key: Key) -> Int? {
    switch key {
    case .pageUp: -1
    case .pageDown: 1
    case .previousPage: view.preferences.rightToLeft ? 1 : -1
    case .nextPage: view.preferences.rightToLeft ? -1 : 1
    default: nil
    }
  }

  /// What keys do to what has the focus, in edit mode.
  private mutating func edit(_ key: Key, at now: Instant) {
    guard document.permissions.allowEditing, let focus = view.focus, key == .pick || view.mode.isEditing else { return }
    switch key {
    case .pick: pickUp(focus, at: now)
    case .remove: remove(focus, at: now)
    case .folder: makeFolder(focus, at: now)
    default: break
    }
  }

  private mutating func pressCarrying(_ key: Key, at now: Instant) {
    switch key {
    case .left: carry(view.preferences.rightToLeft ? .onward : .back, at: now)
    case .right: carry(view.preferences.rightToLeft ? .back : .onward, at: now)
    case .up: carry(.up, at: now)
    case .down: carry(.down, at: now)
    case .pick, .activate: dropFromKeys(at: now)
    case .escape: putBackFromKeys(at: now)
    case .undo: putBack(at: now)
    case .edit: endEditing(at: now)
    case .folder: if let leader = view.mode.carry?.leader { makeFolder(leader, at: now) }
    case .remove: if let leader = view.mode.carry?.leader { remove(leader, at: now) }
    case .home, .end, .menu, .redo: break
    case .pageUp, .pageDown, .previousPage, .nextPage: carryToPage(pages(key) ?? 0, at: now)
    }
  }

  private mutating func dropFromKeys(at now: Instant) {
    let leader = view.mode.carry?.leader
    drop(at: now)
    focusAgain(leader, at: now)
  }

  private mutating func putBackFromKeys(at now: Instant) {
    let leader = view.mode.carry?.leader
    putBack(at: now)
    focusAgain(leader, at: now)
  }

  private mutating func focusAgain(_ id: ItemID?, at now: Instant) {
    guard let id else { return }
    reveal(id, at: now)
    if view.layout.isInView(id) { view.focus = id }
  }

  private mutating func askForMenu(at now: Instant) {
    guard let focus = view.focus, let icon = scene(at: now).icon(focus) else {
      effects.append(.showMenu(nil, at: view.layout.metrics.rooms.grid.center))
      return
    }
    effects.append(.showMenu(focus, at: icon.frame.center))
  }

  private mutating func escape(at now: Instant) {
    view.focus = nil
    let isInside = view.sheet?.isOpening == true || view.layout.front.isModal || view.mode.isEditing
    if !isInside, view.preferences.presence == .home { turn(to: 0, at: now) } else { leave(at: now) }
  }

  /// The first arrow only shows where the focus is.
  private mutating func moveFocus(_ step: FocusStep, at now: Instant) {
    guard view.sheet == nil, let id = next(step), id != view.focus else { return }
    view.focus = id
    effects.append(.announce(.focus(id)))
    let front = view.layout.front
    if let screen = front.screen(of: id), screen != front.pager.page { turn(to: screen, at: now) }
    view.focus = id
  }

  private func next(_ step: FocusStep) -> ItemID? {
    let panes = view.layout.activePanes
    if let focus = view.focus, panes.contains(where: { $0.holds(focus) }) {
      return view.layout.neighbor(of: focus, toward: step)
    }
    return panes.reversed().lazy.compactMap(\.shownItems.first).first
  }
}
