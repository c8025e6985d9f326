import CollectionEngine

/// A drag: its preview, what its pointer is over, and how it ends.
extension ViewController {
  var liftSpring: Spring { Spring(response: motion.lift) }

  /// Shows the board as it would be after a drop; items move aside at once. Returns false if nothing can be dropped
  /// there.
  @discardableResult
  mutating func preview(_ destination: Board.Destination?, at now: Instant) -> Bool {
    guard let drag = view.mode.drag, let preview = preview(of: drag, at: destination) else { return false }
    view.mode.drag?.destination = destination
    view.mode.drag?.preview = preview
    if preview != drag.preview { rearrange(moving: true, at: now) }
    return true
  }

  func preview(of drag: Drag, at destination: Board.Destination?) -> Board? {
    guard let destination else { return board(with: drag.items) }
    return moving(drag.items, to: destination, isPreview: true)
  }

  /// Computes the preview again, for another board or other capacities.
  mutating func renewPreview(of drag: Drag) {
    let preview = preview(of: drag, at: drag.destination) ?? preview(of: drag, at: nil) ?? document.board
    view.mode.drag?.preview = preview
  }

  /// Drops the dragged items at their destination.
  mutating func drop(at now: Instant) {
    guard let drag = view.mode.drag else { return }
    let (destination, frames) = (finalDestination(of: drag, at: now), view.draggedFrames)
    let announcement = announcement(of: drag, at: destination)
    let unmoved = drag.pointer == nil ? board(with: drag.items) : document.board
    let result = destination.flatMap { moving(drag.items, to: $0, isPreview: false) } ?? unmoved
    putDown(drag, at: now)
    commit(result, from: frames, at: now)
    let said = announcement(self)
    effects.append(.announce(said))
    // Keys go on to arrange items instead.
    if drag.pointer != nil, case .folderMade(let folder) = said { openAndEditName(of: folder, at: now) }
  }

  /// Returns the announcement of a drop as a function of the state after it: only before the drop is it known whether a
  /// folder is new, and only afterwards which id a new folder has.
  private func announcement(of drag: Drag, at destination: Board.Destination?) -> (ViewController) -> Announcement {
    guard case .into(let target) = destination else { return { _ in .dropped(drag.leader) } }
    if view.layout.folder(target) != nil { return { _ in .movedIntoFolder(drag.leader, target) } }
    return { $0.view.layout.folder(holding: drag.leader).map(Announcement.folderMade) ?? .dropped(drag.leader) }
  }

  /// If the ring is full, the drop makes a folder; otherwise it goes to the gap that is shown.
  private func finalDestination(of drag: Drag, at now: Instant) -> Board.Destination? {
    guard case .item(let id, _) = drag.hover, view.isRingFull(at: now) else { return drag.destination }
    return .into(id)
  }

  /// Cancels the drag: everything returns to its previous position.
  mutating func putBack(at now: Instant) {
    guard let drag = view.mode.drag else { return }
    let frames = view.draggedFrames
    putDown(drag, at: now)
    rearrange(moving: true, from: frames, at: now)
    effects.append(.announce(.putBack(drag.leader)))
  }

  /// It consumes the drag, as ``showResults(after:at:)`` does the results: the drag is read from the mode that ends here.
  mutating func putDown(_ drag: consuming Drag, at now: Instant) {
    view.mode = .editing
    if drag.pointer != nil, view.input.arena.isHeld { _ = view.input.arena.cancel() }
    cancelSecondTouch(at: now)
    let spring = liftSpring
    for id in drag.items { view.animations.tiles[id]?.lift.chase(0, on: spring, at: now) }
  }

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
    let growth = view.layout.metrics.iconSide / old.iconSide
    if old.iconSide > 0 { view.mode.drag?.pointer?.scaleGrip(by: growth) }
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
