extension ViewController {
  private var folderSpring: Spring { Spring(response: motion.folder) }

  /// Opens a folder; it grows out of its icon, or continues from its current state.
  mutating func openFolder(_ id: ItemID, at now: Instant) {
    guard let pane = view.layout.folderPane(id), !view.hasSheet else { return }
    presentPages(at: now)
    guard view.layout.isOnBoard(id) else { return }
    perform(view.input.pinch.cancel(), at: now)
    letContentGo(at: now)
    if view.layout.folder?.id != pane.id {
      view.layout.folder = pane
      view.mode.drag?.hasEnteredFolder = false
    }
    let spring = view.animations.appearance.isVisible ? folderSpring : .immediate
    view.layout.folder?.expansion.chase(1, on: spring, at: now)
    view.focus = nil
    if let screen = view.layout.page(of: id), screen != view.layout.grid.screen {
      view.layout.grid.jump(to: screen)
    }
    effects.append(.announce(.folderOpened(id)))
  }

  mutating func closeFolder(at now: Instant) {
    guard case .folder(let id) = view.layout.front.id else { return }
    letContentGo(at: now)
    let spring = folderSpring
    view.layout.folder?.expansion.chase(0, on: spring, at: now)
    if let focus = view.focus, view.layout.folder(holding: focus) == id { view.focus = nil }
    effects += [.endNaming, .announce(.folderClosed(id))]
  }

  /// Releases content that a finger holds, since another pane will be under the finger.
  mutating func letContentGo(at now: Instant) {
    leaveTouchpad(at: now)
    if view.input.arena.isPanning { perform(view.input.arena.cancel(), at: now) }
    if view.input.secondArena.isPanning { perform(view.input.secondArena.cancel(), at: now) }
  }

  /// Removes a folder or a sheet when its closing animation is over.
  mutating func settleFolder(at now: Instant) {
    if let folder = view.layout.folder, !folder.isOpen, folder.expansion.isSettled(at: now) { view.layout.folder = nil }
    if let sheet = view.sheet, !sheet.isOpening, sheet.presence.isSettled(at: now) { view.sheet = nil }
  }

  /// Asks the host for a text field in place of the name.
  mutating func editName(of id: ItemID) {
    guard document.permissions.allowEditing, let folder = view.layout.folder(id),
      let title = view.layout.folderPane(id)?.header
    else { return }
    effects.append(.editName(of: id, name: folder.name, in: title))
  }

  mutating func makeFolder(_ id: ItemID, at now: Instant) {
    presentPages(at: now)
    guard let partner = folderPartner(of: id) else { return }
    putBack(at: now)
    guard let new = moving([id], to: .into(partner), isPreview: false) else { return }
    commit(new, at: now)
    if let folder = view.layout.folder(holding: id) {
      if view.focus == nil, view.layout.isInView(folder) { view.focus = folder }
      effects.append(.announce(.folderMade(folder)))
    }
  }

  /// The next item in the same container, or the previous one if there is none.
  private func folderPartner(of id: ItemID) -> ItemID? {
    guard view.layout.isOnBoard(id), let pane = view.layout.pane(showing: id), let index = pane.index(of: id) else {
      return nil
    }
    return [1, -1].lazy.compactMap { pane.item(at: IndexPath(section: index.section, item: index.item + $0))?.id }.first
  }
}

extension ViewController {
  mutating func openSheet(_ id: ItemID, at now: Instant) {
    guard document.applications[id] != nil, view.animations.appearance.isVisible else { return }
    putBack(at: now)
    perform(view.input.pinch.cancel(), at: now)
    if view.sheet?.id != id { view.sheet = OpenSheet(id: id) }
    let spring = Spring(response: motion.departure)
    view.sheet?.presence.chase(1, on: spring, at: now)
  }

  mutating func closeSheet(at now: Instant) {
    let spring = Spring(response: motion.departure)
    view.sheet?.presence.chase(0, on: spring, at: now)
  }
}
