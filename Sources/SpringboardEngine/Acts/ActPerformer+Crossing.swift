import CollectionEngine

/// Drags that continue in another view.
extension ActPerformer {
  /// Ends a drag that continues in another view. Here, the items return to their positions. Edit mode ends if it began with
  /// the drag.
  mutating func releaseDrag(at now: Instant) -> Drag? {
    guard let drag = view.mode.drag else { return nil }
    let frames = view.draggedFrames
    controller.putDown(drag, at: now)
    controller.rearrange(moving: true, from: frames, at: now)
    if !drag.wasEditing { controller.endEditing(at: now) }
    return drag
  }

  /// Continues the drag of another view, whose pointer has entered this one.
  mutating func continueDrag(_ drag: Drag, with sample: PointerSample, iconSide: Double, at now: Instant) {
    let wasEditing = view.mode.isEditing
    prepareForDrag(at: now)
    guard view.mode == .editing, let pointer = drag.pointer else { return }
    let ratio = iconSide > 0 ? view.layout.metrics.iconSide / iconSide : 1
    view.mode = .dragging(
      Drag(
        items: drag.items,
        pointer: pointer.entering(at: sample.position, ratio: ratio, window: gestures.velocityWindow, at: now),
        preview: controller.board(with: drag.items), taken: drag.taken, wasEditing: wasEditing,
        restoresLeader: drag.restoresLeader))
    controller.rearrange(moving: true, at: now)
    for id in drag.items {
      view.animations.tiles[id, default: TileMotion()].lift = Motion(1, grain: TileMotion.liftGrain)
    }
    view.input.contact = nil
    view.input.arena.hold(sample, tuning: gestures, at: now)
    controller.movePointer(to: sample.position, at: now)
  }

  /// Ends everything that is in progress here, and starts edit mode on the pages.
  private mutating func prepareForDrag(at now: Instant) {
    controller.closeMenu(at: now)
    controller.closeSearch(at: now)
    controller.cancelTouch(at: now)
    controller.cancelPinch(at: now)
    view.selection = []
    controller.beginEditing(at: now)
    controller.presentPages(at: now)
  }
}

extension View {
  /// Whether a drag of another view can continue here.
  var canContinueDrag: Bool {
    animations.appearance.isVisible && !animations.appearance.isLeaving && layout.hasPages && mode.drag == nil
      && !layers.hasSheet
  }
}
