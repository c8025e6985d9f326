import CollectionEngine

extension SceneBuilder {
  var done: [Scene.Element] {
    guard wiggle > 0 else { return [] }
    let touch = editing.done.atLeast(gestures.smallestTarget)
    return [
      button(.done, editing.done, touch: view.mode.isEditing ? touch : nil, alpha: wiggle * presence)
    ]
  }

  func button(_ button: Scene.Button, _ frame: Rect, touch: Rect?, alpha: Double) -> Scene.Element {
    .button(button, frame, touch: touch, alpha: alpha, isFocused: view.focus == .button(button))
  }

  /// The ring around the item that the dragged ones dwell on.
  var ring: [Scene.Element] {
    guard case .item(let id, let since) = view.mode.drag?.hover, let icon = layout.icon(of: id) else {
      return []
    }
    var state = Scene.State()
    state.progress = ((now - since) / view.preferences.tunings.interaction.folderDwell).clamped(to: 0...1)
    guard state.progress > Self.ringAppears else { return [] }
    return [Scene.Element(kind: .ring(id), frame: icon, alpha: presence, state: state)]
  }

  /// The progress from which the ring is shown (by eye). Items that the pointer only passes show none.
  private static let ringAppears = 0.15

  /// Appends the dragged tiles, in front of everything and with the first one in front of the others, and their number.
  mutating func appendStack() {
    guard let drag = view.mode.drag, drag.pointer != nil else { return }
    let tiles = drag.items.prefix(Drag.shownTiles).compactMap { id in
      view.draggedRect(of: id).map { draggedTile(id, in: $0) }
    }
    for tile in tiles.reversed() { appendIcon(tile) }
    elements += count(drag.items.count, on: tiles.first)
  }

  private func draggedTile(_ id: ItemID, in frame: Rect) -> SceneTile {
    var tile = SceneTile(id: id, folder: layout.folder(id), icon: frame)
    tile.isTouchable = false
    animate(&tile)
    let folding = view.mode.drag?.folding.value(at: now).clamped(to: 0...1) ?? 0
    tile.zoom(by: interpolate(1, motion.foldingScale, folding))
    return tile
  }

  private func count(_ count: Int, on leader: SceneTile?) -> [Scene.Element] {
    guard count > 1, let leader else { return [] }
    let frame = leader.part(editing.count(on: leader.icon))
    return [Scene.Element(kind: .count(count), frame: frame, scale: leader.scale, alpha: presence)]
  }
}
