import CollectionEngine

extension SceneBuilder {
  /// Appends all icons, then all labels, then all badges, so that no part of a tile covers the icon of another one.
  /// Tiles with a greater z are in front of all parts of the others.
  mutating func append(_ tiles: [SceneTile]) {
    guard tiles.contains(where: { $0.z != 0 }) else { return appendLayer(tiles[...]) }
    let sorted = tiles.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element)
    for layer in sorted.chunked(by: \.z) { appendLayer(layer) }
  }

  private mutating func appendLayer(_ tiles: ArraySlice<SceneTile>) {
    for tile in tiles { appendHoverPlate(of: tile) }
    for tile in tiles where !isOpen(tile.id) {
      if tile.id == menuTile { raise(tile) } else { appendIcon(tile) }
    }
    for tile in tiles { appendLabel(tile) }
    if wiggle > 0 { for tile in tiles where tile.id != menuTile { appendBadge(tile) } }
  }

  /// Keeps the icon and the badge of a tile for the menu that it belongs to.
  private mutating func raise(_ tile: SceneTile) {
    let others = elements
    elements = []
    appendIcon(tile)
    if wiggle > 0 { appendBadge(tile) }
    (raisedTile, elements) = (elements, others)
  }

  /// Appends the icon of an application, or the plate of a folder with its miniatures.
  mutating func appendIcon(_ tile: SceneTile) {
    elements.append(
      Scene.Element(
        kind: tile.folder == nil ? .icon(tile.id) : .folder(tile.id), frame: tile.icon, rest: tile.calm,
        touch: tile.touch(atLeast: gestures.smallestTarget), clip: tile.clip, rotation: tile.rotation,
        scale: tile.scale, narrowing: tile.narrowing, tilt: tile.tilt, alpha: tile.alpha, state: state(tile)))
    if let folder = tile.folder { appendMiniatures(of: folder, on: tile) }
  }

  private func state(_ tile: SceneTile) -> Scene.State {
    var state = Scene.State()
    state.press = tile.press
    state.lift = max(tile.lift, tile.raising)
    state.isFocused = view.focusedItem == tile.id || isDraggedByKeys(tile.id)
    if !document.launches.isEmpty { state.pending = document.pending(tile.id.application, at: now, view.preferences) }
    state.isSelected = !view.selection.isEmpty && view.selection.contains(tile.id.application)
    state.isOutlined = wiggle > 0 && !view.preferences.session.animates
    state.isRunning = document.isRunning(tile.id.application, in: tile.folder)
    state.isNew = document.isNew(tile.id.application, in: tile.folder)
    state.count = document.activities.count(of: tile.id.application, in: tile.folder)
    if tile.folder == nil, let activity = document.activities[tile.id.application] {
      (state.taskProgress, state.isUpdating) = (activity.progress, activity.isUpdating)
    }
    return state
  }

  private func isDraggedByKeys(_ id: ItemID) -> Bool {
    guard let drag = view.mode.drag, drag.pointer == nil else { return false }
    return drag.items.contains(id)
  }

  private mutating func appendMiniatures(of folder: Board.Folder, on tile: SceneTile) {
    let frames = layout.metrics.miniatures(in: tile.icon, count: folder.items.count)
    for (id, frame) in zip(folder.items, frames) {
      elements.append(
        Scene.Element(
          kind: .miniature(id), frame: tile.part(frame), clip: tile.clip, rotation: tile.rotation, scale: tile.scale,
          alpha: tile.alpha))
    }
  }

  private mutating func appendLabel(_ tile: SceneTile) {
    guard let frame = tile.label else { return }
    let alpha =
      tile.alpha * tile.accessoryAlpha * tile.labelAlpha * (isOpen(tile.id) ? 1 - expansion : 1) * (1 - tile.lift)
    elements.append(
      Scene.Element(
        kind: .label(tile.id), frame: frame, rest: tile.rest, clip: tile.clip, scale: tile.zoom, alpha: alpha))
  }

  /// Items that the administrator pinned, items that are dragged and those in the library have no badge. The badge of an
  /// item shrinks while the dragged ones would form a folder with it.
  private mutating func appendBadge(_ tile: SceneTile) {
    let share = tile.badgeAlpha * tile.accessoryAlpha * (isOpen(tile.id) ? 1 - expansion : 1)
    let amount = wiggle * share * (1 - folding(over: tile.id))
    let id = tile.id.application
    let isPinned = document.permissions.restrictions.pinned.contains(id)
    guard amount > 0, tile.lift == 0, !isPinned, layout.isArranged(id) else { return }
    let frame = tile.part(editing.badge(on: tile.icon))
    let target = editing.badgeTarget(on: tile.calm, atLeast: gestures.smallestTarget)
    let isTouchable = tile.isTouchable && view.mode == .editing && tile.clip?.contains(frame.center) != false
    elements.append(
      Scene.Element(
        kind: .badge(tile.id), frame: frame,
        touch: isTouchable ? tile.clip.map { target.intersection($0) } ?? target : nil,
        clip: tile.clip, rotation: tile.rotation, scale: tile.scale * amount, alpha: tile.alpha * amount))
  }

  /// How far the dragged tiles have shrunk over an item.
  private func folding(over id: ItemID) -> Double {
    guard let drag = view.mode.drag, case .item(id, _) = drag.hover else { return 0 }
    return drag.folding.value(at: now).clamped(to: 0...1)
  }

  /// Whether an item is the folder that is open, opening or closing. Its panel replaces its icon.
  private func isOpen(_ id: ItemID) -> Bool { openFolder == id }

  /// Appends the plate under a tile that the mouse is over. It surrounds the icon and its name.
  private mutating func appendHoverPlate(of tile: SceneTile) {
    guard view.layers.hover.hasPlates else { return }
    let share = view.layers.hover.plate(of: tile.id, at: now)
    guard share > 0 else { return }
    let frame = (tile.label.map(tile.icon.union) ?? tile.icon).outset(by: Self.plateMargin)
    elements.append(
      Scene.Element(kind: .hover(tile.id), frame: frame, clip: tile.clip, alpha: tile.alpha * share))
  }

  /// The distance between a tile and the edge of its plate, in logical pixels (by eye).
  private static let plateMargin = 8.0
}

extension Array {
  /// Divides the array into runs of neighbours with the same value.
  fileprivate func chunked(by value: KeyPath<Element, Double>) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index + 1 == endIndex || self[index][keyPath: value] != self[index + 1][keyPath: value] {
      chunks.append(self[start...index])
      start = index + 1
    }
    return chunks
  }
}
