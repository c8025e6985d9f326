import CollectionEngine

/// Drags that a finger or keys begin, and drags by keys.
extension ActPerformer {
  mutating func perform(_ act: Act.Drag, at now: Instant) {
    switch act {
    case .pickUp(let id): pickUp(id, at: now)
    case .move(let direction): moveDragged(direction, at: now)
    case .moveToNextPage: moveDragged(byPages: 1, at: now)
    case .moveToPreviousPage: moveDragged(byPages: -1, at: now)
    case .drop: finishDrag(at: now) { $0.drop(at: now) }
    case .putBack: finishDrag(at: now) { $0.putBack(at: now) }
    }
  }

  /// Items that were dragged by keys are focused and visible afterwards.
  private mutating func finishDrag(at now: Instant, _ finish: (inout ViewController) -> Void) {
    let drag = view.mode.drag
    finish(&controller)
    guard let drag, drag.pointer == nil else { return }
    controller.reveal(drag.leader, at: now)
    if view.layout.isInView(drag.leader) { view.focus = .item(drag.leader) }
  }

  /// Moves the items that keys drag by one position. At the ends of the board they stay.
  private mutating func moveDragged(_ direction: FocusDirection, at now: Instant) {
    guard let drag = view.mode.drag, drag.pointer == nil else { return }
    guard let destination = destination(direction, of: drag) else { return }
    guard controller.preview(destination, at: now) else { return controller.refuseDock(at: now) }
    follow(drag.leader, at: now)
  }

  private mutating func moveDragged(byPages pages: Int, at now: Instant) {
    guard let drag = view.mode.drag else { return }
    turnPageWhileDragging(by: pages, at: now)
    if drag.pointer == nil { follow(drag.leader, at: now) }
  }

  private func destination(_ direction: FocusDirection, of drag: Drag) -> Board.Destination? {
    guard let pane = view.layout.pane(showing: drag.leader), let place = pane.place(of: drag.leader) else {
      return nil
    }
    guard let id = view.layout.neighbor(of: drag.leader, toward: direction),
      let next = view.layout.pane(showing: id)?.place(of: id)
    else { return direction == .down && pane.id == .grid && view.layout.dock.isEmpty ? .endOf(.dock) : nil }
    let isAfter = next.container == place.container ? next.index > place.index : direction == .back
    return isAfter ? .after(id) : .before(id)
  }

  mutating func follow(_ id: ItemID, at now: Instant) {
    controller.reveal(id, at: now)
    guard view.layout.isOnBoard(id), let ordinal = view.layout.pane(showing: id)?.ordinal(of: id) else { return }
    effects.append(.announce(.moved(id, page: view.layout.screen(of: id).map { $0 + 1 } ?? 0, place: ordinal + 1)))
  }

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
    controller.closeSearch(at: now)
    let grip = icon.map { $0.center - finger } ?? .zero
    let slop = gestures.slop(view.input.arena.touch?.device ?? .touch)
    take(id, in: DragPointer(at: finger, grip: grip, slop: slop, window: gestures.velocityWindow, at: now), at: now)
    if let icon, let stack = view.draggedRect(of: id) {
      // It moves no farther, but stays under the finger.
      view.animations.moving.forget(.tile(id))
      view.moveDraggedTile(id, to: stack, from: Rect(center: stack.center, size: icon.size), at: now)
    }
  }

  /// Starts to drag an item by keys.
  mutating func pickUp(_ id: ItemID, at now: Instant) {
    guard view.mode.drag == nil, view.layout.holds(id), document.searchOnly[id] == nil, !view.layers.hasSheet,
      view.layout.hasPages
    else { return }
    controller.presentPages(at: now)
    if !view.layout.isOnBoard(id), let home = view.layout.folder(holding: id) { controller.openFolder(home, at: now) }
    controller.reveal(id, at: now)
    take(id, in: nil, at: now)
    if document.board.removed.contains(id) { follow(id, at: now) }
  }

  private mutating func take(_ id: ItemID, in pointer: DragPointer?, at now: Instant) {
    let wasEditing = view.mode.isEditing
    controller.beginEditing(at: now)
    guard view.mode == .editing else { return }
    controller.presentPages(at: now)
    controller.cancelPinch(at: now)
    let others = view.selection.contains(id) ? view.selection.filter { $0 != id } : []
    view.selection = []
    let board = controller.board(with: [id])
    let isRemoved = document.board.removed.contains(id)
    view.mode = .dragging(
      Drag(
        items: [id], pointer: pointer, preview: board, taken: now, wasEditing: wasEditing, restoresLeader: isRemoved))
    if isRemoved { controller.rearrange(moving: true, at: now) }
    let spring = controller.liftSpring
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
    if let place, let stack = view.draggedRect(of: id) { view.moveDraggedTile(id, to: stack, from: place, at: now) }
    let spring = controller.liftSpring
    view.animations.tiles[id, default: TileMotion()].lift.chase(1, on: spring, at: now)
    effects.append(.announce(.pickedUp(id)))
    controller.preview(drag.destination, at: now)
  }
}
