extension ViewController {
  private var liftSpring: Spring { Spring(response: motion.lift) }

  /// Takes what lies under a finger off the board; what was selected with it comes along.
  mutating func lift(_ id: ItemID, by finger: Point, at now: Instant) {
    guard let icon = scene(at: now).icon(id) else { return }
    let grip = icon.frame.center - finger
    let slop = gestures.slop(view.input.arena.touch?.device ?? .touch)
    take(id, in: DragPointer(at: finger, grip: grip, slop: slop, window: gestures.velocityWindow, at: now), at: now)
  }

  /// Picks up an item without a finger: keys drag it.
  mutating func pickUp(_ id: ItemID, at now: Instant) {
    guard view.mode.drag == nil, view.layout.holds(id), view.sheet == nil else { return }
    presentPages(at: now)
    if !view.layout.isOnBoard(id), let home = view.layout.folder(holding: id) { openFolder(home, at: now) }
    reveal(id, at: now)
    take(id, in: nil, at: now)
  }

  private mutating func take(_ id: ItemID, in pointer: DragPointer?, at now: Instant) {
    let wasEditing = view.mode.isEditing
    beginEditing(at: now)
    guard view.mode == .editing else { return }
    presentPages(at: now)
    perform(view.input.pinch.cancel(), at: now)
    let others = view.selection.contains(id) ? view.selection.filter { $0 != id } : []
    view.selection = []
    view.mode = .dragging(
      Drag(items: [id], pointer: pointer, preview: document.board, taken: now, wasEditing: wasEditing))
    let spring = liftSpring
    view.animations.tiles[id, default: TileMotion()].lift.chase(1, on: spring, at: now)
    effects.append(.announce(.pickedUp(id)))
    for other in others { gather(other, at: now) }
  }

  /// One more comes along.
  mutating func gather(_ id: ItemID, at now: Instant) {
    guard var drag = view.mode.drag, drag.pointer != nil, !drag.items.contains(id), view.layout.holds(id) else {
      return
    }
    let place = view.layout.icon(of: id)
    drag.items.append(id)
    view.mode.drag = drag
    if let place, let stack = view.draggedRect(of: id) { moveTile(id, to: stack, from: place, at: now) }
    let spring = liftSpring
    view.animations.tiles[id, default: TileMotion()].lift.chase(1, on: spring, at: now)
    effects.append(.announce(.pickedUp(id)))
    preview(drag.destination, at: now)
  }
}

extension ViewController {
  /// Shows the board as a drop would leave it: what makes way starts at once. False where it cannot be dropped there.
  @discardableResult
  mutating func preview(_ destination: Board.Destination?, at now: Instant) -> Bool {
    guard let drag = view.mode.drag, let preview = preview(of: drag, at: destination) else { return false }
    view.mode.drag?.destination = destination
    view.mode.drag?.preview = preview
    if preview != drag.preview { rearrange(moving: true, at: now) }
    return true
  }

  func preview(of drag: Drag, at destination: Board.Destination?) -> Board? {
    guard let destination else { return document.board }
    return moving(drag.items, to: destination, isPreview: true)
  }

  /// The stored board after a move; nil where it cannot be.
  func moving(_ items: [ItemID], to destination: Board.Destination, isPreview: Bool) -> Board? {
    document.board.moving(
      items, to: destination, pageCapacity: view.layout.pageCapacity,
      dockCapacity: view.layout.dockCapacity + unseenInDock,
      folderName: { view.preferences.folderNames.name(for: $0.compactMap { document.applications[$0] }) },
      keepingEmptyPages: isPreview)
  }

  /// What is not installed keeps its place in the dock, and takes no one else's.
  private var unseenInDock: Int {
    document.board.dock.count { item in item.visible { document.applications[$0] != nil } == nil }
  }

  /// What is dragged stays where it would land.
  mutating func drop(at now: Instant) {
    guard let drag = view.mode.drag else { return }
    let (destination, held) = (finalDestination(of: drag, at: now), heldRects)
    let announcement = announcement(of: drag, at: destination)
    let result = destination.flatMap { moving(drag.items, to: $0, isPreview: false) } ?? document.board
    putDown(drag, at: now)
    commit(result, from: held, at: now)
    effects.append(.announce(announcement(self)))
  }

  /// Only before the drop is it known whether a folder is new, and only after it which id a new folder has.
  private func announcement(of drag: Drag, at destination: Board.Destination?) -> (ViewController) -> Announcement {
    guard case .into(let target) = destination else { return { _ in .dropped(drag.leader) } }
    if view.layout.folder(target) != nil { return { _ in .movedIntoFolder(drag.leader, target) } }
    return { $0.view.layout.folder(holding: drag.leader).map(Announcement.folderMade) ?? .dropped(drag.leader) }
  }

  /// A filled ring means a folder; else it is the gap that counts.
  private func finalDestination(of drag: Drag, at now: Instant) -> Board.Destination? {
    guard case .item(let id, _) = drag.hover, view.isRingFull(at: now) else { return drag.destination }
    return .into(id)
  }

  /// All is as it was before something was picked up.
  mutating func putBack(at now: Instant) {
    guard let drag = view.mode.drag else { return }
    let held = heldRects
    putDown(drag, at: now)
    rearrange(moving: true, from: held, at: now)
    effects.append(.announce(.putBack(drag.leader)))
  }

  private mutating func putDown(_ drag: Drag, at now: Instant) {
    view.mode = .editing
    if case .held = view.input.arena.state { _ = view.input.arena.cancel() }
    perform(view.input.secondArena.cancel(), at: now)
    let spring = liftSpring
    for id in drag.items { view.animations.tiles[id]?.lift.chase(0, on: spring, at: now) }
  }

  /// Where what is being dragged is on screen.
  private var heldRects: [ItemID: Rect] {
    guard let drag = view.mode.drag, drag.pointer != nil else { return [:] }
    return Dictionary(uniqueKeysWithValues: drag.items.compactMap { id in view.draggedRect(of: id).map { (id, $0) } })
  }
}
