import CollectionEngine

extension SceneBuilder {
  /// The open folder grows out of its icon: the plate becomes the panel, and the miniatures become icons.
  mutating func appendOpenFolder() {
    guard let pane = layout.folder, folderIcon != nil else { return }
    elements.append(veil(alpha: expansion, isTouchable: pane.isOpen))
    append([content(of: pane)])
  }

  func veil(alpha: Double, isTouchable: Bool) -> Scene.Element {
    .veil(over: view.viewport.size, alpha: alpha * presence, isTouchable: isTouchable)
  }

  /// The icon that the folder grows out of.
  private var folderIcon: Rect? {
    openFolder.flatMap { layout.icon(of: $0) }
  }

  func panel(of id: ItemID, _ frame: Rect, in pane: Pane) -> Scene.Element {
    let grown = grownPanel(frame)
    return Scene.Element(
      kind: .panel(id), frame: grown, rest: frame, touch: pane.isOpen ? grown : nil, alpha: presence)
  }

  private func grownPanel(_ frame: Rect) -> Rect {
    guard expansion < 1, let icon = folderIcon else { return frame }
    return icon.interpolated(to: frame, expansion)
  }

  /// The name, at the top of the panel; it fades in when the panel is large enough.
  func title(of id: ItemID, _ frame: Rect, in pane: Pane) -> Scene.Element {
    var state = Scene.State()
    state.isOutlined = view.mode.isEditing
    state.isFocused = view.focus == .title(id)
    let panel = grownPanel(pane.frame)
    let way = Point(x: panel.midX - pane.frame.midX, y: panel.minY - pane.frame.minY)
    let share = ((expansion - Self.titleAppears) / (1 - Self.titleAppears)).clamped(to: 0...1)
    return Scene.Element(
      kind: .title(id), frame: frame.moved(by: way), rest: frame,
      touch: pane.isOpen && document.permissions.allowEditing ? frame : nil,
      alpha: share * presence, state: state)
  }

  /// The expansion at which the name of the folder begins to fade in (by eye).
  private static let titleAppears = 0.6

  /// Moves a tile of an opening folder on its way from the folder's icon.
  func emerge(_ tile: inout SceneTile, at index: ItemIndex, in pane: Pane) {
    grow(&tile, at: index, in: pane)
    tile.accessoryAlpha = expansion
    // The panel does not cut them, so that they are gone when half of them has left it.
    if expansion == 1 { tile.alpha *= (2 * tile.visibleFraction(in: pane.frame) - 1).clamped(to: 0...1) }
    tile.isTouchable = pane.isOpen
  }

  /// Lets a tile grow out of its miniature, or fade in from the middle of the icon if it has none.
  private func grow(_ tile: inout SceneTile, at index: ItemIndex, in pane: Pane) {
    guard expansion < 1, let icon = folderIcon else { return }
    let miniature = layout.metrics.miniature(at: index.item, of: pane.sections[0].items.count, in: icon)
    let start = miniature ?? Rect(center: icon.center, size: .zero)
    let offset = start.center - tile.icon.center
    let rest = 1 - expansion
    tile.move(by: Point(x: offset.x * rest, y: offset.y * rest))
    tile.zoom(by: interpolate(start.width / max(tile.icon.width, 1), 1, expansion))
    if miniature == nil { tile.alpha *= expansion }
  }
}
