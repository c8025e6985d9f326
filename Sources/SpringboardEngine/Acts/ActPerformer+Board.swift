import CollectionEngine

/// Acts that change the board.
extension ActPerformer {
  mutating func makeFolder(_ id: ItemID, at now: Instant) {
    controller.presentPages(at: now)
    guard view.layout.isOnBoard(id), let partner = neighbours(of: id).first else { return }
    controller.putBack(at: now)
    guard let new = controller.moving([id], to: .into(partner), isPreview: false) else { return }
    controller.commit(new, at: now)
    if let folder = view.layout.folder(holding: id) {
      if view.focus == nil, view.layout.isInView(folder) { view.focus = .item(folder) }
      effects.append(.announce(.folderMade(folder)))
    }
  }

  /// Makes a folder of two applications, in the place of the first one, and opens it so that its name can be typed.
  mutating func combine(_ id: ItemID, with partner: ItemID, at now: Instant) {
    guard document.applications[partner] != nil, view.layout.folder(id) == nil else { return }
    controller.putBack(at: now)
    guard let new = controller.moving([partner], to: .into(id), isPreview: false) else { return }
    controller.commitAndSay(new, at: now)
    if let folder = view.layout.folder(holding: id) { controller.openAndEditName(of: folder, at: now) }
  }

  /// The next item in the same container, and the previous one, as far as there are such items.
  private func neighbours(of id: ItemID) -> [ItemID] {
    guard let pane = view.layout.pane(showing: id), let index = pane.index(of: id) else { return [] }
    return [1, -1].compactMap { pane.item(at: ItemIndex(section: index.section, item: index.item + $0))?.id }
  }

  mutating func undo(at now: Instant) {
    let change = document.undoableChange
    travel(by: .undo(from: document.board), saying: .undone(change), .undone(change), at: now)
  }

  mutating func redo(at now: Instant) {
    let change = document.redoableChange
    travel(by: .redo(from: document.board), saying: .redone(change), .redone(change), at: now)
  }

  private mutating func travel(
    by step: BoardHistory.Step, saying words: Scene.Notice, _ announcement: Announcement, at now: Instant
  ) {
    controller.putBack(at: now)
    guard let board = document.history.apply(step) else { return }
    effects.append(.layout(.record(step)))
    document.board = board.keeping(document.board, pageCapacity: view.layout.pageCapacity)
    controller.reconcile(at: now)
    effects += [.layout(.save(document.board)), .announce(announcement)]
    controller.showChange(words, at: now)
  }

  mutating func sort(by order: Board.Order, at now: Instant) {
    controller.putBack(at: now)
    let items = Array(document.applications.values)
    let (usage, day) = (document.usage, document.day)
    let sorted = document.board.sorted(by: order, items: items, pageCapacity: view.layout.pageCapacity) {
      usage.score(of: $0, on: day)
    }
    let isSorted = sorted == document.board
    if !isSorted { controller.commit(sorted, at: now) }
    controller.showChange(isSorted ? .alreadySorted(order) : .sorted(order), at: now)
    effects.append(.announce(.sorted(order)))
  }

  /// Removes an item from the board; nothing is uninstalled. A folder is ungrouped, which may move other items to further
  /// pages, so the notice says it, and the view turns to the first item of the folder.
  mutating func remove(_ id: ItemID, at now: Instant) {
    guard view.layout.holds(id), !document.board.removed.contains(id) else { return }
    controller.putBack(at: now)
    let folder = view.layout.folder(id)
    let (page, dock) = (view.layout.pageCapacity, view.layout.dockCapacity)
    let new = controller.flowing(document.board).removing(id, pageCapacity: page, dockCapacity: dock)
    if let folder {
      controller.commitAndSay(new, at: now)
      if let first = folder.items.first(where: view.layout.isOnBoard) { controller.reveal(first, at: now) }
      return
    }
    passingFocusOn(from: id) { $0.controller.commit(new, at: now) }
    controller.showChange(.changed(.removed([id])), at: now)
    effects.append(.announce(.removed(id)))
  }

  mutating func restore(_ id: ItemID, at now: Instant) {
    controller.putBack(at: now)
    controller.commit(document.board.restoring(id, pageCapacity: view.layout.pageCapacity), at: now)
    controller.reveal(id, at: now)
    effects.append(.announce(.restored(id)))
  }

  mutating func restoreAll(at now: Instant) {
    controller.putBack(at: now)
    controller.commitAndSay(document.board.restoringAll(pageCapacity: view.layout.pageCapacity), at: now)
  }

  mutating func takeOver(at now: Instant) {
    guard let offer = document.offer else { return }
    document.offer = nil
    controller.putBack(at: now)
    let board = controller.flowing(document.board).importing(offer.layout, pageCapacity: view.layout.pageCapacity)
    view.layers.notices.finishOffer()
    controller.commitAndSay(board, at: now)
  }

  /// Moves an item by an act, and says so.
  mutating func move(_ id: ItemID, to destination: Board.Destination, at now: Instant) {
    guard view.layout.holds(id) else { return }
    controller.putBack(at: now)
    guard let new = controller.moving([id], to: destination, isPreview: false) else {
      return controller.refuseDock(at: now)
    }
    passingFocusOn(from: id) { $0.controller.commitAndSay(new, moving: id, at: now) }
    controller.revealInDock(id, at: now)
  }

  /// Makes a change. If an item that has the focus is then out of view, one beside it gets the focus.
  private mutating func passingFocusOn(from id: ItemID, _ change: (inout ActPerformer) -> Void) {
    let neighbours = view.focusedItem == id ? neighbours(of: id) : []
    change(&self)
    if view.focus == nil { view.focus = neighbours.first(where: view.layout.isInView).map(Focus.item) }
  }

  mutating func removeFromDock(_ id: ItemID, at now: Instant) {
    guard view.layout.dock.holds(id) else { return }
    move(id, toScreen: view.layout.pageScreens.last ?? 0, at: now)
  }

  /// Moves an item to the end of a screen. If the screen is full, its last item moves to the next one.
  mutating func move(_ id: ItemID, toScreen screen: Int, at now: Instant) {
    guard let pages = view.layout.pages, screen >= 0 else { return }
    let others = pages.items(onScreen: screen).filter { $0 != id }
    guard let last = others.last else { return move(id, to: .newPage, at: now) }
    move(id, to: others.count < view.layout.pageCapacity ? .after(last) : .before(last), at: now)
  }

  /// Does nothing at the limits of the size.
  mutating func resizeIcons(_ size: Act.IconSize, at now: Instant) {
    guard view.viewport.hasRoom, let zoom = zoom(size), zoom != view.preferences.session.iconZoom else { return }
    view.preferences.session.iconZoom = zoom
    effects += [.layout(.saveIconZoom(zoom)), .announce(.iconZoom(zoom))]
    controller.rearrange(moving: true, at: now)
  }

  /// The next value that changes the icons in this viewport; nil if there is none.
  private func zoom(_ size: Act.IconSize) -> IconZoom? {
    let (zoom, side) = (view.preferences.session.iconZoom, iconSide(view.preferences.session.iconZoom))
    return switch size {
    case .larger: IconZoom.allValues.first { $0 > zoom && iconSide($0) > side }
    case .smaller: IconZoom.allValues.last { $0 < zoom && iconSide($0) < side }
    case .configured: IconZoom.none
    }
  }

  private func iconSide(_ zoom: IconZoom) -> Double {
    var preferences = view.preferences
    preferences.session.iconZoom = zoom
    return LayoutMetrics(viewport: view.viewport, preferences: preferences).iconSide
  }
}
