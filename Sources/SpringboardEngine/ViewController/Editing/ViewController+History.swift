import CollectionEngine

extension ViewController {
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

  /// Changes the board as ``commit(_:from:at:)`` does, and says what the change was, with a button that undoes it.
  mutating func commitAndSay(_ new: Board, at now: Instant) {
    guard new != document.board, let change = flowing(document.board).change(to: new) else { return }
    commit(new, at: now)
    showChange(.changed(change), at: now)
    effects.append(.announce(.changed(change)))
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
    putBack(at: now)
    guard let board = document.history.apply(step) else { return }
    effects.append(.layout(.record(step)))
    document.board = board.keeping(document.board, pageCapacity: view.layout.pageCapacity)
    reconcile(at: now)
    effects += [.layout(.save(document.board)), .announce(announcement)]
    showChange(words, at: now)
  }

  mutating func sort(by order: Board.Order, at now: Instant) {
    putBack(at: now)
    let items = Array(document.applications.values)
    let (usage, day) = (document.usage, document.day)
    let sorted = document.board.sorted(by: order, items: items, pageCapacity: view.layout.pageCapacity) {
      usage.score(of: $0, on: day)
    }
    guard sorted != document.board else { return }
    commit(sorted, at: now)
    showChange(.sorted(order), at: now)
    effects.append(.announce(.sorted(order)))
  }

  /// Removes an item from the board; nothing is uninstalled. A folder is ungrouped, which may move other items to further
  /// pages, so the notice says it, and the view turns to the first item of the folder.
  mutating func remove(_ id: ItemID, at now: Instant) {
    guard view.layout.holds(id), !document.board.removed.contains(id) else { return }
    putBack(at: now)
    let folder = view.layout.folder(id)
    let (page, dock) = (view.layout.pageCapacity, view.layout.dockCapacity)
    let new = flowing(document.board).removing(id, pageCapacity: page, dockCapacity: dock)
    if let folder {
      commitAndSay(new, at: now)
      if let first = folder.items.first(where: view.layout.isOnBoard) { reveal(first, at: now) }
      return
    }
    commit(new, at: now)
    showChange(.changed(.removed([id])), at: now)
    effects.append(.announce(.removed(id)))
  }

  mutating func restore(_ id: ItemID, at now: Instant) {
    putBack(at: now)
    commit(document.board.restoring(id, pageCapacity: view.layout.pageCapacity), at: now)
    reveal(id, at: now)
    effects.append(.announce(.restored(id)))
  }

  mutating func restoreAll(at now: Instant) {
    putBack(at: now)
    commitAndSay(document.board.restoringAll(pageCapacity: view.layout.pageCapacity), at: now)
  }

  /// Scrolls the front pane or the dock to an item.
  mutating func reveal(_ id: ItemID, at now: Instant) {
    if view.layout.front.needsScrolling(toReveal: id) { scroll(at: now) { $0.reveal(id, on: $1, at: now) } }
    revealInDock(id, at: now)
  }
}
