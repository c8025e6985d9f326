import CollectionEngine

extension SceneBuilder {
  /// Appends the plate under a tile that the mouse is over. It surrounds the icon and its name.
  mutating func appendHoverPlate(of tile: SceneTile) {
    guard tile.hover > 0 else { return }
    let frame = (tile.label.map(tile.icon.union) ?? tile.icon).outset(by: Self.plateMargin)
    elements.append(
      Scene.Element(kind: .hover(tile.id), frame: frame, clip: tile.clip, alpha: tile.alpha * tile.hover))
  }

  /// The distance between a tile and the edge of its plate, in logical pixels (by eye).
  private static let plateMargin = 8.0

  /// The tooltip of the tile that the mouse is over. Its frame is the room that it may take.
  var tooltip: [Scene.Element] {
    guard let tooltip = view.animations.tooltip else { return [] }
    let alpha = tooltip.presence.value(at: now).clamped(to: 0...1) * presence
    let room = Rect(origin: .zero, size: view.viewport.size).outset(by: -Self.tooltipMargin)
    return [Scene.Element(kind: .tooltip(tooltip.id), frame: room, alpha: alpha)]
  }

  /// The least distance between a tooltip and the edges of the viewport, in logical pixels (by eye).
  private static let tooltipMargin = 8.0
}
