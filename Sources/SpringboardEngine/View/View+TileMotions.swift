import CollectionEngine

extension View {
  /// Moves the tiles in view from where they were on screen; the others are at their new places at once. `dragged` are the frames
  /// of items that a finger lets go.
  mutating func moveTiles(from old: BoardLayout, _ dragged: [ItemID: Rect], at now: Instant) {
    guard animations.appearance.isVisible, !old.isEmpty else { return }
    let change = BoardChange(old: old, new: layout, tuning: preferences.motion)
    let held = Set(draggedFrames.keys)
    let others = held.union(dragged.keys)
    var moving = animations.moving
    let spring = Spring(response: preferences.motion.makeWay)
    moving.rearrange(
      from: change.oldPlaces(without: others), to: change.newPlaces(without: others), on: spring, at: now,
      appearing: change.arrival, disappearing: change.wayOut)
    if !dragged.isEmpty {
      let places = change.newPlaces(without: held)
      for (id, frame) in dragged.sorted(by: { $0.key < $1.key }) where !held.contains(id) {
        let attributes = BoardPlaces.attributes(of: frame, in: old.metrics)
        let shown = moving.state(of: .tile(id), towards: attributes, in: places, at: now)
        moving.release(.tile(id), from: shown, in: places, on: spring, at: now, disappearing: change.wayOut)
      }
    }
    animations.moving = moving
    keepLeavingFolders(of: old)
  }

  /// Remembers what the folders contained that disappear.
  private mutating func keepLeavingFolders(of old: BoardLayout) {
    let leaving = animations.moving.departures.keys.compactMap(\.item)
    let folders = leaving.compactMap { id in
      (animations.leavingFolders[id] ?? old.folder(id)).map { (id, $0) }
    }
    animations.leavingFolders = Dictionary(uniqueKeysWithValues: folders)
  }

  /// Moves a dragged tile from a frame to its place under the finger.
  mutating func moveDraggedTile(_ id: ItemID, to new: Rect, from old: Rect, at now: Instant) {
    let metrics = layout.metrics
    let distance =
      AttributeVector(BoardPlaces.attributes(of: old, in: metrics))
      - AttributeVector(BoardPlaces.attributes(of: new, in: metrics))
    animations.moving.displace(.tile(id), by: distance, on: Spring(response: preferences.motion.makeWay), at: now)
  }
}
