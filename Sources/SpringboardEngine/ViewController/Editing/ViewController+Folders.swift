import CollectionEngine

extension ViewController {
  private var folderSpring: Spring { Spring(response: motion.folder) }

  /// Opens a folder; it grows out of its icon, or continues from its current state.
  mutating func openFolder(_ id: ItemID, at now: Instant) {
    guard let pane = view.layout.folderPane(id), !view.layers.hasSheet else { return }
    presentPages(at: now)
    guard view.layout.isOnBoard(id) else { return }
    perform(view.input.pinch.cancel(), at: now)
    letContentGo(at: now)
    endHover(at: now)
    if view.layout.folder?.id != pane.id {
      view.layout.folder = pane
      view.mode.drag?.hasEnteredFolder = false
    }
    let spring = view.animations.appearance.isVisible ? folderSpring : .immediate
    view.layout.folder?.expansion.chase(1, on: spring, at: now)
    // The focus follows into the folder.
    view.focus = view.focusedItem == id ? pane.shownItems.first.map(Focus.item) : nil
    if let screen = view.layout.screen(of: id), screen != view.layout.grid.screen {
      view.layout.grid.content.jump(toScreen: screen)
    }
    effects.append(.announce(.folderOpened(id)))
  }

  mutating func closeFolder(at now: Instant) {
    guard case .folder(let id) = view.layout.front.id else { return }
    letContentGo(at: now)
    endHover(at: now)
    let spring = folderSpring
    view.layout.folder?.expansion.chase(0, on: spring, at: now)
    if view.focus != nil { view.focus = view.layout.isInView(id) ? .item(id) : nil }
    effects += [.naming(.end), .announce(.folderClosed(id))]
  }

  /// Releases content that a finger holds, since another pane will be under the finger.
  mutating func letContentGo(at now: Instant) {
    leaveTouchpad(at: now)
    if view.input.arena.isPanning { perform(view.input.arena.cancel(), at: now) }
    if view.input.secondArena.isPanning { perform(view.input.secondArena.cancel(), at: now) }
  }

  /// Removes a folder when its closing animation is over.
  mutating func settleFolder(at now: Instant) {
    if let folder = view.layout.folder, !folder.isOpen, folder.expansion.isSettled(at: now) { view.layout.folder = nil }
  }

  /// Opens a folder, so that its name can be edited where the open folder shows it.
  mutating func openAndEditName(of id: ItemID, at now: Instant) {
    if view.layout.front.id != .folder(id) { openFolder(id, at: now) }
    editName(of: id)
  }

  /// Asks the host for a text field in place of the name.
  mutating func editName(of id: ItemID) {
    guard document.permissions.allowEditing, let folder = view.layout.folder(id),
      view.layout.folderPane(id)?.header != nil
    else { return }
    effects.append(.naming(.begin(of: id, name: folder.name)))
  }

  mutating func makeFolder(_ id: ItemID, at now: Instant) {
    presentPages(at: now)
    guard let partner = folderPartner(of: id) else { return }
    putBack(at: now)
    guard let new = moving([id], to: .into(partner), isPreview: false) else { return }
    commit(new, at: now)
    if let folder = view.layout.folder(holding: id) {
      if view.focus == nil, view.layout.isInView(folder) { view.focus = .item(folder) }
      effects.append(.announce(.folderMade(folder)))
    }
  }

  /// Makes a folder of two applications, in the place of the first one.
  mutating func combine(_ id: ItemID, with partner: ItemID, at now: Instant) {
    guard document.applications[partner] != nil, view.layout.folder(id) == nil else { return }
    putBack(at: now)
    guard let new = moving([partner], to: .into(id), isPreview: false) else { return }
    commitAndSay(new, at: now)
  }

  /// The next item in the same container, or the previous one if there is none.
  private func folderPartner(of id: ItemID) -> ItemID? {
    guard view.layout.isOnBoard(id), let pane = view.layout.pane(showing: id), let index = pane.index(of: id) else {
      return nil
    }
    return [1, -1].lazy.compactMap { pane.item(at: ItemIndex(section: index.section, item: index.item + $0))?.id }.first
  }
}
