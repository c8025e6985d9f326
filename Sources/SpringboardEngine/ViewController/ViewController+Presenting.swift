import CollectionEngine

/// Switching between the pages and the library, and opening folders.
extension ViewController {
  /// Shows the presentation in which items can be dropped, which is that of the pages.
  mutating func presentPages(at now: Instant) {
    guard !view.layout.grid.isArrangeable, let index = view.layout.grids.firstIndex(where: \.isArrangeable) else {
      return
    }
    present(index, at: now)
  }

  mutating func present(_ index: Int, at now: Instant) {
    cancelPinch(at: now)
    guard index != view.layout.presentation.shown else { return }
    if view.layout.front.isModal { closeFolder(at: now) }
    letContentGo(at: now)
    endHover(at: now)
    beginTransition(at: now)
    let spring = view.animations.appearance.isVisible ? presentationSpring : .immediate
    view.layout.presentation.show(index, on: spring, at: now)
    rearrange(moving: false, at: now)
    view.dropFocusOutOfView()
  }

  /// Says that the library or a page is shown, if another presentation was shown before.
  mutating func announcePresentation(insteadOf former: Int) {
    let (shown, front) = (view.layout.presentation.shown, view.layout.front)
    guard shown != former, view.animations.appearance.isVisible else { return }
    let isOfPages = view.layout.grids[shown].isArrangeable
    effects.append(.announce(isOfPages ? .page(front.screen + 1, of: front.screenCount) : .library))
  }

  /// The library begins at its start whenever it comes into view.
  private mutating func beginTransition(at now: Instant) {
    let presentation = view.layout.presentation
    guard presentation.isResting(at: now) else { return }
    for number in view.layout.grids.indices
    where number != presentation.shown && !view.layout.grids[number].isArrangeable {
      view.layout.grids[number].content.stop(atStart: true)
    }
  }

  private var presentationSpring: Spring { Spring(response: motion.pageTurn) }

  mutating func holdPresentation(at now: Instant) {
    beginTransition(at: now)
    view.layout.presentation.hold(at: now)
    view.input.pinchProgress = 0
    rearrange(moving: false, at: now)
  }

  mutating func movePresentation(by pinch: Pinch) {
    let progress = -gestures.progress(of: pinch, in: view.viewport.size)
    view.layout.presentation.drag(by: progress - view.input.pinchProgress)
    view.input.pinchProgress = progress
  }

  /// `velocity` is that of the distance between the fingers, in logical pixels per second.
  mutating func releasePresentation(velocity: Double, at now: Instant) {
    let whole = max(1, gestures.pinchDistance(in: view.viewport.size))
    let rule = TurnRule(share: gestures.turnShare, velocity: gestures.turnVelocity / whole)
    let former = view.layout.presentation.shown
    view.layout.presentation.release(velocity: -velocity / whole, rule: rule, on: presentationSpring, at: now)
    view.dropFocusOutOfView()
    announcePresentation(insteadOf: former)
  }

  private var folderSpring: Spring { Spring(response: motion.folder) }

  /// Opens a folder; it grows out of its icon, or continues from its current state.
  mutating func openFolder(_ id: ItemID, at now: Instant) {
    guard let pane = view.layout.folderPane(id), !view.layers.hasSheet else { return }
    presentPages(at: now)
    guard view.layout.isOnBoard(id) else { return }
    cancelPinch(at: now)
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
}
