extension Session {
  private var folderSpring: Spring { Spring(response: motion.folder) }

  /// Out of its own icon, from wherever it is on its way.
  mutating func openFolder(_ id: ItemID, at now: Instant) {
    guard let pane = layout.folderPane(id), sheet == nil else { return }
    letPagesGo(at: now)
    if layout.folder?.id != pane.id {
      layout.folder = pane
      mode.carry?.hasEnteredFolder = false
    }
    let spring = appearance.isOnGlass ? folderSpring : .immediate
    layout.folder?.expansion.chase(1, on: spring, at: now)
    focus = nil
    if let screen = layout.page(of: id), screen != layout.grid.pager.page { layout.grid.pager.jump(to: screen) }
    effects.append(.announce(.folderOpened(id)))
  }

  mutating func closeFolder(at now: Instant) {
    guard case .folder(let id) = layout.front.id else { return }
    letPagesGo(at: now)
    let spring = folderSpring
    layout.folder?.expansion.chase(0, on: spring, at: now)
    if let focus, layout.folder(holding: focus) == id { self.focus = nil }
    effects += [.endNaming, .announce(.folderClosed(id))]
  }

  /// Other pages will turn under the finger: those that it holds go on by themselves.
  private mutating func letPagesGo(at now: Instant) {
    leaveTouchpad(at: now)
    if arena.isPanning { perform(arena.cancel(), at: now) }
    if beside.isPanning { perform(beside.cancel(), at: now) }
  }

  /// What has shrunk back into its icon is closed.
  mutating func settleFolder(at now: Instant) {
    if let folder = layout.folder, !folder.isOpen, folder.expansion.isSettled(at: now) { layout.folder = nil }
    if let sheet, !sheet.isOpening, sheet.presence.isSettled(at: now) { self.sheet = nil }
  }

  /// The native field takes over where the name stands.
  mutating func editName(of id: ItemID) {
    guard mayEdit, let folder = layout.folder(id), let title = layout.folderPane(id)?.header else { return }
    effects.append(.editName(of: id, name: folder.name, in: title))
  }

  mutating func rename(_ id: ItemID, _ name: String, at now: Instant) {
    guard mayEdit else { return }
    commit(board.renaming(id, to: name), at: now)
  }

  mutating func makeFolder(_ id: ItemID, at now: Instant) {
    guard mayEdit, let neighbour = neighbour(of: id) else { return }
    putBack(at: now)
    guard let new = moving([id], to: .into(neighbour), isPreview: false) else { return }
    commit(new, at: now)
    if let folder = layout.folder(holding: id) {
      if focus == nil, layout.isInView(folder) { focus = folder }
      effects.append(.announce(.folderMade(folder)))
    }
  }

  /// The item after it in the same container, or else the one before.
  private func neighbour(of id: ItemID) -> ItemID? {
    guard layout.isOnBoard(id), let pane = layout.pane(showing: id), let index = pane.index(of: id) else { return nil }
    return [1, -1].lazy.compactMap { pane.item(at: IndexPath(section: index.section, item: index.item + $0))?.id }.first
  }
}

extension Session {
  mutating func openSheet(_ id: ItemID, at now: Instant) {
    guard applications[id] != nil, appearance.isOnGlass else { return }
    putBack(at: now)
    if sheet?.id != id { sheet = OpenSheet(id: id) }
    let spring = Spring(response: motion.departure)
    sheet?.presence.chase(1, on: spring, at: now)
  }

  mutating func closeSheet(at now: Instant) {
    let spring = Spring(response: motion.departure)
    sheet?.presence.chase(0, on: spring, at: now)
  }
}
