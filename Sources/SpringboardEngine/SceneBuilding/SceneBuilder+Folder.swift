extension SceneBuilder {
  /// The open folder grows out of its icon: its plate into the panel, its miniatures into icons.
  mutating func appendOpenFolder() {
    guard let pane = layout.folder, folderIcon != nil else { return }
    elements.append(veil(alpha: expansion, isTouchable: pane.isOpen))
    append([content(of: pane)])
  }

  func veil(alpha: Double, isTouchable: Bool) -> Scene.Element {
    let glass = Rect(origin: .zero, size: view.viewport.size)
    return Scene.Element(kind: .veil, frame: glass, touch: isTouchable ? glass : nil, alpha: alpha * presence)
  }

  /// The icon out of which the folder grows.
  private var folderIcon: Rect? {
    guard case .folder(let id)? = layout.folder?.id else { return nil }
    return layout.icon(of: id)
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

  /// On the panel's upper edge, once there is room for it.
  func title(of id: ItemID, _ frame: Rect, in pane: Pane) -> Scene.Element {
    var state = Scene.State()
    state.isOutlined = view.mode.isEditing
    let panel = grownPanel(pane.frame)
    let way = Point(x: panel.midX - pane.frame.midX, y: panel.minY - pane.frame.minY)
    let share = ((expansion - Self.titleComes) / (1 - Self.titleComes)).clamped(to: 0...1)
    return Scene.Element(
      kind: .title(id), frame: frame.moved(by: way), rest: frame,
      touch: pane.isOpen && document.permissions.allowEditing ? frame : nil,
      alpha: share * presence, state: state)
  }

  /// How open a folder is when its name begins to be seen (by eye).
  private static let titleComes = 0.6

  /// A tile of an open folder, on its way from the folder's icon.
  func emerge(_ tile: inout SceneTile, at index: IndexPath, in pane: Pane) {
    grow(&tile, at: index, in: pane)
    tile.extras = expansion
    if expansion == 1 { tile.alpha *= tile.insideness(in: pane.frame) }
    tile.isTouchable = pane.isOpen
  }

  /// Out of its miniature, or unseen out of the middle where it has none.
  private func grow(_ tile: inout SceneTile, at index: IndexPath, in pane: Pane) {
    guard expansion < 1, let icon = folderIcon else { return }
    let miniature = layout.metrics.miniature(at: index.item, of: pane.sections[0].items.count, in: icon)
    let start = miniature ?? Rect(center: icon.center, size: .zero)
    let away = start.center - tile.icon.center
    let rest = 1 - expansion
    tile.move(by: Point(x: away.x * rest, y: away.y * rest))
    tile.zoom(by: interpolate(start.width / max(tile.icon.width, 1), 1, expansion))
    if miniature == nil { tile.alpha *= expansion }
  }
}
