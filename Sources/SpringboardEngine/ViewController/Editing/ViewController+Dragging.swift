import CollectionEngine

extension ViewController {
  private var liftSpring: Spring { Spring(response: motion.lift) }

  /// Starts to drag the item under a finger, together with the other selected items if it is selected. If the layout changed
  /// since the finger came down, the item may be elsewhere, and moves to the finger. What only search finds cannot be on the
  /// board.
  mutating func lift(_ id: ItemID, by finger: Point, at now: Instant) {
    switch id {
    case .application, .folder, .action, .copy: break
    case .result, .programme, .power: return
    }
    guard document.searchOnly[id.application] == nil, view.layout.holds(id) else { return }
    let icon = scene(at: now).icon(id).flatMap { $0.touch?.contains(finger) == true ? $0.frame : nil }
    let id = id.application
    closeSearch(at: now)
    let grip = icon.map { $0.center - finger } ?? .zero
    let slop = gestures.slop(view.input.arena.touch?.device ?? .touch)
    take(id, in: DragPointer(at: finger, grip: grip, slop: slop, window: gestures.velocityWindow, at: now), at: now)
    if let icon, let stack = view.draggedRect(of: id) {
      // It moves no farther, but stays under the finger.
      view.animations.moving.forget(.tile(id))
      moveDraggedTile(id, to: stack, from: Rect(center: stack.center, size: icon.size), at: now)
    }
  }

  /// Starts to drag an item by keys.
  mutating func pickUp(_ id: ItemID, at now: Instant) {
    guard view.mode.drag == nil, view.layout.holds(id), document.searchOnly[id] == nil, !view.layers.hasSheet,
      view.layout.hasPages
    else { return }
    presentPages(at: now)
    if !view.layout.isOnBoard(id), let home = view.layout.folder(holding: id) { openFolder(home, at: now) }
    reveal(id, at: now)
    take(id, in: nil, at: now)
    if document.board.removed.contains(id) { follow(id, at: now) }
  }

  private mutating func take(_ id: ItemID, in pointer: DragPointer?, at now: Instant) {
    let wasEditing = view.mode.isEditing
    beginEditing(at: now)
    guard view.mode == .editing else { return }
    presentPages(at: now)
    perform(view.input.pinch.cancel(), at: now)
    let others = view.selection.contains(id) ? view.selection.filter { $0 != id } : []
    view.selection = []
    let board = board(with: [id])
    let isRemoved = document.board.removed.contains(id)
    view.mode = .dragging(
      Drag(
        items: [id], pointer: pointer, preview: board, taken: now, wasEditing: wasEditing, restoresLeader: isRemoved))
    if isRemoved { rearrange(moving: true, at: now) }
    let spring = liftSpring
    view.animations.tiles[id, default: TileMotion()].lift.chase(1, on: spring, at: now)
    effects.append(.announce(.pickedUp(id)))
    for other in others { gather(other, at: now) }
  }

  /// Adds another item to the drag, but not the folder that a dragged item is in.
  mutating func gather(_ id: ItemID, at now: Instant) {
    guard document.permissions.allowSelection, var drag = view.mode.drag, drag.pointer != nil, !drag.items.contains(id),
      view.layout.holds(id),
      !drag.items.contains(where: { view.layout.folder(holding: $0) == id })
    else { return }
    let place = view.layout.icon(of: id)
    drag.items.append(id)
    view.mode.drag = drag
    if let place, let stack = view.draggedRect(of: id) { moveDraggedTile(id, to: stack, from: place, at: now) }
    let spring = liftSpring
    view.animations.tiles[id, default: TileMotion()].lift.chase(1, on: spring, at: now)
    effects.append(.announce(.pickedUp(id)))
    preview(drag.destination, at: now)
  }
}

extension ViewController {
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

  /// Drops the dragged items at their destination.
  mutating func drop(at now: Instant) {
    guard let drag = view.mode.drag else { return }
    let (destination, frames) = (finalDestination(of: drag, at: now), draggedFrames)
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
    let frames = draggedFrames
    putDown(drag, at: now)
    rearrange(moving: true, from: frames, at: now)
    effects.append(.announce(.putBack(drag.leader)))
  }

  mutating func putDown(_ drag: Drag, at now: Instant) {
    view.mode = .editing
    if drag.pointer != nil, view.input.arena.isHeld { _ = view.input.arena.cancel() }
    perform(view.input.secondArena.cancel(), at: now)
    let spring = liftSpring
    for id in drag.items { view.animations.tiles[id]?.lift.chase(0, on: spring, at: now) }
  }

  /// The frames of the items that a pointer drags.
  var draggedFrames: [ItemID: Rect] {
    guard let drag = view.mode.drag, drag.pointer != nil else { return [:] }
    return Dictionary(uniqueKeysWithValues: drag.items.compactMap { id in view.draggedRect(of: id).map { (id, $0) } })
  }
}
