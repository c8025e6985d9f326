import CollectionEngine

extension SceneBuilder {
  /// Appends the plate under a tile that the mouse is over. It surrounds the icon and its name.
  mutating func appendHoverPlate(of tile: SceneTile) {
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
