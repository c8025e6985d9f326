import CollectionEngine

/// Edit mode, and changes of the board by the user.
extension ViewController {
  mutating func beginEditing(at now: Instant) {
    guard !view.mode.isEditing, view.animations.appearance.isVisible, view.layout.hasPages else { return }
    endHover(at: now)
    view.mode = .editing
    finishHint(at: now)
    view.animations.wiggle.chase(1, on: Spring(response: motion.wiggleFade), at: now)
    effects.append(.announce(.editing(true)))
  }

  /// Ends edit mode. Dragged items are dropped at their destination, since that is what the user sees.
  mutating func endEditing(at now: Instant) {
    guard view.mode.isEditing else { return }
    drop(at: now)
    endHover(at: now)
    view.mode = .browsing
    view.selection = []
    view.animations.wiggle.chase(0, on: Spring(response: motion.wiggleFade), at: now)
    effects.append(.announce(.editing(false)))
  }

  /// Changes the board by an act of the user, which can be undone and is saved immediately.
  mutating func commit(_ new: Board, from draggedFrames: [ItemID: Rect] = [:], at now: Instant) {
    if new != document.board {
      recordUndoStep()
      document.board = new
      effects.append(.layout(.save(document.board)))
    }
    rearrange(moving: true, from: draggedFrames, at: now)
  }

  /// Records the board before a change, so that it can be undone.
  mutating func recordUndoStep() {
    let step = BoardHistory.Step.act(on: document.board)
    document.history.apply(step)
    effects.append(.layout(.record(step)))
  }

  /// Changes the board as ``commit(_:from:at:)`` does, and says what the change was, with a button that undoes it. `item` is the only
  /// one that the user has moved; the boards alone do not tell which of two neighbours that was.
  mutating func commitAndSay(_ new: Board, moving item: ItemID? = nil, at now: Instant) {
    guard new != document.board, let change = flowing(document.board).change(to: new) else { return }
    let former = item.flatMap { view.layout.pages?.screen(of: $0) }
    commit(new, at: now)
    guard let item, case .moved = change else { return say(.changed(change), .changed(change), at: now) }
    if let screen = view.layout.pages?.screen(of: item), screen != former {
      say(.movedToScreen(item, screen), .movedToScreen(item, screen), at: now)
    } else {
      say(.changed(.moved([item])), .changed(.moved([item])), at: now)
    }
  }

  private mutating func say(_ notice: Scene.Notice, _ announcement: Announcement, at now: Instant) {
    showChange(notice, at: now)
    effects.append(.announce(announcement))
  }

  /// The stored board with these items, of which removed ones are at its end.
  func board(with items: [ItemID]) -> Board {
    items.reduce(document.board) { $0.restoring($1, pageCapacity: view.layout.pageCapacity) }
  }

  /// Returns the stored board after a move; nil if it is not possible. Items that were removed are put back.
  func moving(_ items: [ItemID], to destination: Board.Destination, isPreview: Bool) -> Board? {
    let board = board(with: items)
    let shown = flowing(board)
    let result = shown.moving(
      items, to: destination, pageCapacity: view.layout.pageCapacity,
      dockCapacity: view.layout.dockCapacity + document.hiddenInDock,
      folderName: { view.preferences.texts.folderNames.name(for: $0.compactMap { document.applications[$0] }) },
      keepingEmptyPages: isPreview)
    return result == shown ? board : result
  }

  /// A board with the pages as the view shows them: those that nobody has arranged are filled by the size of its screens.
  func flowing(_ board: Board) -> Board {
    board.flowing(pageCapacity: view.layout.pageCapacity)
  }

  /// Shows a notice about the last change of the board.
  mutating func showChange(_ notice: Scene.Notice, at now: Instant) {
    let history = document.history
    let reason = ShownNotice.Reason.change(undo: history.past.last, redo: history.future.last)
    view.layers.notices.show(notice, because: reason, at: now)
  }

  /// The user has done what the hint says.
  mutating func finishHint(at now: Instant) {
    guard view.layers.notices.isHinting else { return }
    view.layers.notices.finishHint(in: context(at: now))
    effects.append(.learned)
  }
}
