import CollectionEngine

extension SceneBuilder {
  /// Appends the tiles that disappear, or move to positions where they are no longer visible.
  mutating func appendDepartures() {
    let moving = view.animations.moving
    for (identity, state) in moving.departing(at: now) {
      guard let id = identity.item, let start = moving.departures[identity]?.start else { continue }
      let shown = state.attributes
      var tile = SceneTile(
        id: id, folder: view.animations.leavingFolders[id], icon: Rect(center: shown.icon.center, size: start.icon.size)
      )
      tile.zoom(by: shown.transform.scale * shown.icon.width / max(start.icon.width, 1))
      tile.alpha = shown.alpha * presence
      tile.isTouchable = false
      appendIcon(tile)
    }
  }
}
