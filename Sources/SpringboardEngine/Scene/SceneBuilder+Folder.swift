extension SceneBuilder {
  /// The open folder grows out of its icon: its plate into the panel, its miniatures into icons.
  var openFolder: [Scene.Element] {
    guard let folder = session.folder, let layout = arrangement.layout(ofFolder: folder.id),
      let from = arrangement.icon(of: folder.id, on: session.pager.page)
    else { return [] }
    let tiles = folderTiles(folder, layout, from: from)
    return [veil(alpha: expansion, isTouchable: folder.isOpening), panel(folder, layout, from: from)]
      + title(folder, layout, from: from) + painted(tiles)
      + dots(folder.pager, alpha: expansion) { PageDotsLayout(metrics: layout.grid.metrics, count: $0, position: $1) }
  }

  func veil(alpha: Double, isTouchable: Bool) -> Scene.Element {
    let glass = Rect(origin: .zero, size: session.viewport.size)
    return Scene.Element(kind: .veil, frame: glass, touch: isTouchable ? glass : nil, alpha: alpha * presence)
  }

  private func panel(_ folder: OpenFolder, _ layout: FolderLayout, from: Rect) -> Scene.Element {
    let frame = panelFrame(layout, from: from)
    return Scene.Element(
      kind: .panel(folder.id), frame: frame, rest: layout.panel, touch: folder.isOpening ? frame : nil, alpha: presence)
  }

  private func panelFrame(_ layout: FolderLayout, from: Rect) -> Rect {
    expansion == 1 ? layout.panel : from.interpolated(to: layout.panel, expansion)
  }

  /// On the panel's upper edge, once there is room for it.
  private func title(_ folder: OpenFolder, _ layout: FolderLayout, from: Rect) -> [Scene.Element] {
    var state = Scene.State()
    state.isOutlined = session.mode.isEditing
    let (panel, touch) = (panelFrame(layout, from: from), folder.isOpening && session.mayEdit ? layout.title : nil)
    let way = Point(x: panel.midX - layout.panel.midX, y: panel.minY - layout.panel.minY)
    let share = ((expansion - Self.titleComes) / (1 - Self.titleComes)).clamped(to: 0...1)
    return [
      Scene.Element(
        kind: .title(folder.id), frame: layout.title.moved(by: way), rest: layout.title, touch: touch,
        alpha: share * presence, state: state)
    ]
  }

  /// How open a folder is when its name begins to be seen (by eye).
  private static let titleComes = 0.6

  private func folderTiles(_ folder: OpenFolder, _ layout: FolderLayout, from: Rect) -> [SceneTile] {
    let items = arrangement.folder(folder.id)?.items ?? []
    let offset = layout.contentOffset(ofScreen: folder.pager.offset(at: now))
    let origin = Point(x: arrangement.metrics.pixels.nearest(offset.x), y: offset.y)
    let miniatures = arrangement.metrics.miniatures(in: from, count: items.count)
    let view = layout.panel.moved(by: origin)
    return layout.attributes(in: view).compactMap { cell in
      guard let id = items.element(at: cell.index.item), session.stackRect(of: id) == nil else { return nil }
      var tile = SceneTile(
        id: id, icon: cell.icon.moved(by: .zero - origin), label: cell.label?.moved(by: .zero - origin),
        rest: cell.label?.moved(by: .zero - origin))
      grow(&tile, from: miniatures.element(at: cell.index.item), in: from)
      tile.extras = expansion
      tile.alpha *= insideness(of: tile.icon, in: layout.panel)
      tile.isTouchable = folder.isOpening
      settle(&tile)
      return tile
    }
  }

  /// Out of its miniature, or unseen out of the middle where it has none.
  private func grow(_ tile: inout SceneTile, from miniature: Rect?, in folder: Rect) {
    guard expansion < 1 else { return }
    let start = miniature ?? Rect(center: folder.center, size: .zero)
    let away = start.center - tile.icon.center
    let rest = 1 - expansion
    tile.move(by: Point(x: away.x * rest, y: away.y * rest))
    tile.zoom(by: interpolate(start.width / max(tile.icon.width, 1), 1, expansion))
    if miniature == nil { tile.alpha *= expansion }
  }

  /// What leaves the panel sideways fades at its edge: 1 inside, 0 where its middle is beyond.
  private func insideness(of icon: Rect, in panel: Rect) -> Double {
    guard expansion == 1 else { return 1 }
    let over = max(panel.minX - icon.minX, icon.maxX - panel.maxX, 0)
    return (1 - over / max(icon.width / 2, 1)).clamped(to: 0...1)
  }
}
