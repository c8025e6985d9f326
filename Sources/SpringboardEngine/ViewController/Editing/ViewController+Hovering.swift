extension ViewController {
  /// The pointer that drags moved.
  mutating func movePointer(to point: Point, at now: Instant) {
    view.mode.drag?.pointer?.move(to: point, at: now)
    aim(at: now)
  }

  /// Updates the drop target and the preview for the position of the pointer.
  mutating func aim(at now: Instant) {
    guard let drag = view.mode.drag, let pointer = drag.pointer, pointer.hasMoved else { return }
    enterFolder(at: pointer.finger)
    let target = dropTarget(at: pointer.finger)
    hover(target, at: now)
    guard pointer.speed(at: now) < gestures.passingSpeed else { return }
    if case .gap(let destination) = target, destination != drag.destination { makeWay(destination, at: now) }
  }

  /// Updates the preview before a drop. The speed of the pointer does not matter here, and an item whose ring is not
  /// full counts as the position beside it.
  mutating func aimLast(at now: Instant) {
    guard let drag = view.mode.drag, let pointer = drag.pointer, pointer.hasMoved, !view.isRingFull(at: now) else {
      return
    }
    if case .gap(let destination) = dropTarget(at: pointer.finger, isDrop: true) { makeWay(destination, at: now) }
  }

  private mutating func makeWay(_ destination: Board.Destination, at now: Instant) {
    if !preview(destination, at: now), isInDock(destination) { refuseDock(at: now) }
  }

  /// Whether a destination is in the dock, the only container that can refuse items for lack of room.
  private func isInDock(_ destination: Board.Destination) -> Bool {
    switch destination {
    case .before(let id), .after(let id): document.board.place(of: id)?.container == .dock
    case .endOf(let container): container == .dock
    case .newPage, .into: false
    }
  }

  mutating func refuseDock(at now: Instant) {
    guard view.notice?.says != .dockIsFull || view.notice?.removed != nil else { return }
    show(.dockIsFull, because: .dock(room: dockRoom), at: now)
    effects.append(.announce(.dockIsFull))
  }

  private mutating func enterFolder(at point: Point) {
    if view.layout.front.isModal, view.layout.front.frame.contains(point) { view.mode.drag?.hasEnteredFolder = true }
  }

  /// Starts, continues or ends the dwell on what is under the pointer.
  private mutating func hover(_ target: DropTarget, at now: Instant) {
    guard let drag = view.mode.drag, !drag.hover.continues(over: target) else { return }
    view.mode.drag?.hover =
      switch target {
      case .item(let id): .item(id, since: now)
      case .side(let side): .side(side, since: now, turned: false)
      case .outside: .outside(since: now)
      case .gap, .nothing: .nothing
      }
    let spring = Spring(response: motion.lift)
    view.mode.drag?.folding.chase(target.isItem ? 1 : 0, on: spring, at: now)
  }
}
