extension Session {
  /// The hand went on.
  mutating func moveHand(to point: Point, at now: Instant) {
    mode.carry?.hand?.move(to: point, at: now)
    aim(at: now)
  }

  /// Looks at what lies under the hand.
  mutating func aim(at now: Instant) {
    guard let carry = mode.carry, let hand = carry.hand, hand.hasMoved else { return }
    enterFolder(at: hand.finger)
    let target = dropTarget(at: hand.finger)
    hover(target, at: now)
    guard hand.speed(at: now) < gestures.passingSpeed else { return }
    if case .gap(let destination) = target, destination != carry.destination { makeWay(destination, at: now) }
  }

  /// Where the hand opens there it is meant, however fast it came: a ring that is not full yet is a place beside the item.
  mutating func aimLast(at now: Instant) {
    guard let carry = mode.carry, let hand = carry.hand, hand.hasMoved, !isRingFull(at: now) else { return }
    if case .gap(let destination) = dropTarget(at: hand.finger, folding: false) { makeWay(destination, at: now) }
  }

  private mutating func makeWay(_ destination: Board.Destination, at now: Instant) {
    if !preview(destination, at: now), isInDock(destination) { refuseDock(at: now) }
  }

  /// The dock alone refuses a gap for want of room.
  private func isInDock(_ destination: Board.Destination) -> Bool {
    switch destination {
    case .before(let id), .after(let id): board.place(of: id)?.container == .dock
    case .endOf(let container): container == .dock
    case .newPage, .into: false
    }
  }

  mutating func refuseDock(at now: Instant) {
    guard notice?.says != .dockIsFull else { return }
    notice = Notice(says: .dockIsFull, since: now)
    effects.append(.announce(.dockIsFull))
  }

  private mutating func enterFolder(at point: Point) {
    if layout.front.isModal, layout.front.frame.contains(point) { mode.carry?.hasEnteredFolder = true }
  }

  /// What counts begins to count, goes on or is over.
  private mutating func hover(_ target: DropTarget, at now: Instant) {
    guard let carry = mode.carry, !carry.hover.goesOn(with: target) else { return }
    mode.carry?.hover =
      switch target {
      case .item(let id): .item(id, since: now)
      case .side(let side): .side(side, since: now, turned: false)
      case .outside: .outside(since: now)
      case .gap, .nothing: .nothing
      }
    let spring = Spring(response: motion.lift)
    mode.carry?.folding.chase(target.isItem ? 1 : 0, on: spring, at: now)
  }
}
