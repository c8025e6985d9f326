extension Session {
  /// The board changes by something the user did: it can be undone, and is saved at once. `held` is where the tiles are that
  /// come out of a hand.
  mutating func commit(_ new: Board, from held: [ItemID: Rect] = [:], at now: Instant) {
    if new != board {
      remember()
      board = new
      effects.append(.save(board))
    }
    rearrange(moving: true, from: held, at: now)
  }

  /// The board is about to change, and that can be undone. What a notice offers to take back is no longer the last thing.
  mutating func remember() {
    let step = BoardHistory.Step.act(on: board)
    history.apply(step)
    effects.append(.record(step))
    if notice?.says.canBeUndone == true { notice = nil }
  }

  mutating func undo(at now: Instant) {
    travel(by: .undo(from: board), saying: .undone, .undone, at: now)
  }

  mutating func redo(at now: Instant) {
    travel(by: .redo(from: board), saying: .redone, .redone, at: now)
  }

  private mutating func travel(
    by step: BoardHistory.Step, saying words: Scene.Notice, _ announcement: Announcement, at now: Instant
  ) {
    guard mayEdit else { return }
    putBack(at: now)
    guard let there = history.apply(step) else { return }
    effects.append(.record(step))
    board = there.keeping(board, pageCapacity: layout.pageCapacity)
    reconcile(at: now)
    effects += [.save(board), .announce(announcement)]
    notice = Notice(says: words, since: now)
  }

  mutating func sort(by order: Board.Order, at now: Instant) {
    guard mayEdit else { return }
    putBack(at: now)
    let items = Array(applications.values)
    let sorted = board.sorted(by: order, items: items, pageCapacity: layout.pageCapacity)
    guard sorted != board else { return }
    commit(sorted, at: now)
    notice = Notice(says: .sorted(order), since: now)
    effects.append(.announce(.sorted(order)))
  }

  /// Off the board, not off the machine.
  mutating func remove(_ id: ItemID, at now: Instant) {
    guard mayEdit, !preferences.pinned.contains(id), layout.holds(id) else { return }
    putBack(at: now)
    let isFolder = layout.folder(id) != nil
    let (page, dock) = (layout.pageCapacity, layout.dockCapacity)
    commit(board.removing(id, pageCapacity: page, dockCapacity: dock), at: now)
    guard !isFolder else { return }
    notice = Notice(says: .removed(id), since: now)
    effects.append(.announce(.removed(id)))
  }

  mutating func restore(_ id: ItemID, at now: Instant) {
    guard mayEdit else { return }
    putBack(at: now)
    commit(board.restoring(id, pageCapacity: layout.pageCapacity), at: now)
    reveal(id, at: now)
    effects.append(.announce(.restored(id)))
  }

  /// Turns to where an item is.
  mutating func reveal(_ id: ItemID, at now: Instant) {
    if let screen = layout.page(of: id), screen != layout.grid.pager.page { turn(to: screen, at: now) }
  }
}
