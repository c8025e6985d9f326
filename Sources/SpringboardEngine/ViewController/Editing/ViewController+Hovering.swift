import CollectionEngine

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

  /// Continues a drag in another layout. What the pointer dwelt on may be elsewhere now. A pointer that is outside of the
  /// viewport waits for its next sample; items that keys drag stay in view.
  mutating func continueDrag(after old: LayoutMetrics, at now: Instant) {
    guard let drag = view.mode.drag else { return }
    renewPreview(of: drag)
    if view.mode.drag?.preview != drag.preview { rearrange(moving: false, at: now) }
    guard let pointer = drag.pointer else { return reveal(drag.leader, at: now) }
    if old.iconSide > 0 { view.mode.drag?.pointer?.scaleGrip(by: view.layout.metrics.iconSide / old.iconSide) }
    hover(.nothing, at: now)
    view.mode.drag?.hasEnteredFolder = false
    if Rect(origin: .zero, size: view.viewport.size).contains(pointer.finger) {
      aim(at: now)
    } else {
      view.mode.drag?.pointer?.hasRested = true
    }
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
    let shown = view.layers.notices.notice
    guard shown?.content != .dockIsFull || shown?.removed != nil else { return }
    let room = document.dockRoom(of: view.layout.dockCapacity)
    view.layers.notices.show(.dockIsFull, because: .dock(room: room), at: now)
    effects.append(.announce(.dockIsFull))
  }

  private mutating func enterFolder(at point: Point) {
    if view.layout.front.isModal, view.layout.front.frame.contains(point) { view.mode.drag?.hasEnteredFolder = true }
  }

  /// Starts, continues or ends the dwell on what is under the pointer.
  mutating func hover(_ target: DropTarget, at now: Instant) {
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
