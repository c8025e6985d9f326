import CollectionEngine

extension ViewController {
  /// Performs an act, whatever its source is. This is the only way to change the board or to launch an application.
  /// Acts that are not allowed have no effect.
  mutating func perform(_ act: Act, at now: Instant) {
    guard document.permissions.allow(act) else { return }
    if !act.isInMenu { closeMenu(at: now) }
    if act.endsSearch { closeSearch(at: now) }
    carryOut(act, at: now)
  }

  private mutating func carryOut(_ act: Act, at now: Instant) {
    switch act {
    case .screen(let screen): show(screen: screen, at: now)
    case .present(let name): present(name, at: now)
    case .showSection(let section): showSection(section, at: now)
    case .open(let id): open(id, at: now)
    case .openAction(let id, let action): open(id, action: action, at: now)
    case .openResult(let id): openResult(id, at: now)
    case .edit: beginEditing(at: now)
    case .done: endEditing(at: now)
    case .remove(let id): remove(id, at: now)
    case .restore(let id): restore(id, at: now)
    case .restoreAll: restoreAll(at: now)
    case .drag(let act): perform(act, at: now)
    case .makeFolder(let id): makeFolder(id, at: now)
    case .combine(let id, let partner): combine(id, with: partner, at: now)
    case .move(let id, let part): move(id, to: part, at: now)
    case .openFolder(let id): openFolder(id, at: now)
    case .closeFolder: closeFolder(at: now)
    case .editName(let id): openAndEditName(of: id, at: now)
    case .rename(let id, let name): commit(document.board.renaming(id, to: name), at: now)
    case .showDetails(let id): showDetails(of: id, at: now)
    case .openSettings: openSheet(.settings, at: now)
    case .openHelp: openSheet(.help, at: now)
    case .closeSheet: closeSheet(at: now)
    case .showElsewhere(let place): openElsewhere(.launching(.showElsewhere(place)), at: now)
    case .menu(let act): perform(act, at: now)
    case .reset: reset(at: now)
    case .keypad(let act): perform(act, at: now)
    case .service(let service): openElsewhere(.kiosk(.perform(service)), at: now)
    case .openAccessibilityMenu: openAccessibilityMenu(at: now)
    case .toggle(let feature): effects.append(.toggle(feature))
    case .openSearch: openSearch(at: now)
    case .closeSearch: closeSearch(at: now)
    case .resizeIcons(let size): resizeIcons(size, at: now)
    case .sort(let order): sort(by: order, at: now)
    case .openGuide: openGuide(at: now)
    case .openChannel(let id): openChannel(of: id, at: now)
    case .remind(let id): remind(of: id)
    case .forgetReminder(let id): effects.append(.guide(.forget(id)))
    case .power(let action): perform(action, at: now)
    case .confirmPower(let action): confirm(action, at: now)
    case .undo: undo(at: now)
    case .redo: redo(at: now)
    }
  }

  private mutating func move(_ id: ItemID, to part: Act.Part, at now: Instant) {
    switch part {
    case .dock: move(id, to: .endOf(.dock), at: now)
    case .lastPage: removeFromDock(id, at: now)
    case .screen(let screen): move(id, toScreen: screen, at: now)
    }
  }

  private mutating func perform(_ act: Act.Drag, at now: Instant) {
    switch act {
    case .pickUp(let id): pickUp(id, at: now)
    case .move(let direction): moveDragged(direction, at: now)
    case .moveToNextPage: moveDragged(byPages: 1, at: now)
    case .moveToPreviousPage: moveDragged(byPages: -1, at: now)
    case .drop: finishDrag(at: now) { $0.drop(at: now) }
    case .putBack: finishDrag(at: now) { $0.putBack(at: now) }
    }
  }

  /// Items that were dragged by keys are focused and visible afterwards.
  private mutating func finishDrag(at now: Instant, _ finish: (inout ViewController) -> Void) {
    let drag = view.mode.drag
    finish(&self)
    guard let drag, drag.pointer == nil else { return }
    reveal(drag.leader, at: now)
    if view.layout.isInView(drag.leader) { view.focus = .item(drag.leader) }
  }
}

extension ViewController {
  /// Moves the items that keys drag by one position. At the ends of the board they stay.
  mutating func moveDragged(_ direction: FocusDirection, at now: Instant) {
    guard let drag = view.mode.drag, drag.pointer == nil else { return }
    guard let destination = destination(direction, of: drag) else { return }
    guard preview(destination, at: now) else { return refuseDock(at: now) }
    follow(drag.leader, at: now)
  }

  mutating func moveDragged(byPages pages: Int, at now: Instant) {
    guard let drag = view.mode.drag else { return }
    turnPageWhileDragging(by: pages, at: now)
    if drag.pointer == nil { follow(drag.leader, at: now) }
  }

  private func destination(_ direction: FocusDirection, of drag: Drag) -> Board.Destination? {
    guard let pane = view.layout.pane(showing: drag.leader), let place = pane.place(of: drag.leader) else {
      return nil
    }
    guard let id = view.layout.neighbor(of: drag.leader, toward: direction),
      let next = view.layout.pane(showing: id)?.place(of: id)
    else { return direction == .down && pane.id == .grid && view.layout.dock.isEmpty ? .endOf(.dock) : nil }
    let isAfter = next.container == place.container ? next.index > place.index : direction == .back
    return isAfter ? .after(id) : .before(id)
  }

  mutating func follow(_ id: ItemID, at now: Instant) {
    reveal(id, at: now)
    guard view.layout.isOnBoard(id), let ordinal = view.layout.pane(showing: id)?.ordinal(of: id) else { return }
    effects.append(.announce(.moved(id, page: view.layout.screen(of: id).map { $0 + 1 } ?? 0, place: ordinal + 1)))
  }
}
