extension SceneBuilder {
  /// Icons, then names, then badges: nothing of a tile covers another's icon.
  func painted(_ tiles: [SceneTile]) -> [Scene.Element] {
    tiles.flatMap(icon) + tiles.compactMap(label) + tiles.compactMap(badge)
  }

  /// An application's icon, or a folder's plate with what is in it. The folder that is open is not there: it is the panel.
  func icon(_ tile: SceneTile) -> [Scene.Element] {
    isOpen(tile.id) ? [] : icon(tile, of: layout.folder(tile.id))
  }

  func icon(_ tile: SceneTile, of folder: Board.Folder?) -> [Scene.Element] {
    let element = Scene.Element(
      kind: folder == nil ? .icon(tile.id) : .folder(tile.id), frame: tile.icon, rest: tile.calm,
      touch: tile.touch(atLeast: gestures.smallestTarget), rotation: tile.rotation, scale: tile.scale,
      alpha: tile.alpha, state: state(tile))
    return [element] + (folder.map { miniatures(of: $0, on: tile) } ?? [])
  }

  private func state(_ tile: SceneTile) -> Scene.State {
    var state = Scene.State()
    state.press = tile.press
    state.lift = tile.lift
    state.isFocused = view.focus == tile.id || isCarriedByKeys(tile.id)
    state.pending = document.pending(tile.id, at: now, motion, gestures)
    state.isSelected = view.selection.contains(tile.id)
    state.isOutlined = wiggle > 0 && !view.preferences.animates
    return state
  }

  private func isCarriedByKeys(_ id: ItemID) -> Bool {
    guard let drag = view.mode.drag, drag.pointer == nil else { return false }
    return drag.items.contains(id)
  }

  private func miniatures(of folder: Board.Folder, on tile: SceneTile) -> [Scene.Element] {
    zip(folder.items, layout.metrics.miniatures(in: tile.icon, count: folder.items.count)).map { id, frame in
      Scene.Element(
        kind: .miniature(id), frame: tile.part(frame), rotation: tile.rotation, scale: tile.scale, alpha: tile.alpha)
    }
  }

  func label(_ tile: SceneTile) -> Scene.Element? {
    tile.label.map {
      Scene.Element(
        kind: .label(tile.id), frame: $0, rest: tile.rest, scale: tile.zoom,
        alpha: tile.alpha * tile.extras * (isOpen(tile.id) ? 1 - expansion : 1) * (1 - tile.lift))
    }
  }

  /// What an administrator pinned has none, nor has what is dragged; one over which a folder is in the making gives way.
  func badge(_ tile: SceneTile) -> Scene.Element? {
    let amount =
      wiggle * tile.extras * (isOpen(tile.id) ? 1 - expansion : 1) * (1 - folding(over: tile.id))
    guard amount > 0, tile.lift == 0, !document.permissions.pinned.contains(tile.id) else { return nil }
    let frame = tile.part(editing.badge(on: tile.icon))
    let target = editing.badgeTarget(on: tile.calm, atLeast: gestures.smallestTarget)
    return Scene.Element(
      kind: .badge(tile.id), frame: frame, touch: tile.isTouchable && view.mode == .editing ? target : nil,
      rotation: tile.rotation, scale: tile.scale * amount, alpha: tile.alpha * amount)
  }

  /// How far what is dragged has drawn itself together over an item.
  func folding(over id: ItemID) -> Double {
    guard let drag = view.mode.drag, case .item(id, _) = drag.hover else { return 0 }
    return drag.folding.value(at: now).clamped(to: 0...1)
  }

  /// Whether an item is the folder that is open, or on its way there or back.
  private func isOpen(_ id: ItemID) -> Bool { layout.folder?.id == .folder(id) }
}
