import CollectionEngine

extension ViewController {
  /// Animates the tiles in view from their old positions; the others are at their new positions at once.
  mutating func moveTiles(from old: BoardLayout, _ draggedFrames: [ItemID: Rect], at now: Instant) {
    guard view.animations.appearance.isVisible, !old.isEmpty else { return }
    let new = view.layout
    moveDock(from: old, at: now)
    guard let diff = LayoutDiff(from: old, to: new) else { return view.animations.tiles = [:] }
    let here = Set(new.shownItems)
    for id in Set(diff.inserted + diff.moved + draggedFrames.keys).intersection(here) where !isUnderPointer(id) {
      guard let place = new.icon(of: id) else { continue }
      if let departure = takeDeparture(of: id), draggedFrames[id] == nil {
        bringBack(departure, to: place, at: now)
        continue
      }
      let start = draggedFrames[id] ?? (moves(id, from: old) ? old.icon(of: id) : nil) ?? initialFrame(of: id, in: old)
      moveTile(id, to: place, from: start, labelRatio: labelRatio(from: old), at: now)
    }
    for id in Set(diff.removed + draggedFrames.keys).subtracting(here).sorted() where !isUnderPointer(id) {
      let tile = draggedFrames[id] == nil ? view.animations.tiles[id] : nil
      let place = draggedFrames[id] ?? old.icon(of: id).map { tile?.frame(of: $0, at: now) ?? $0 }
      if let place { depart(id, from: place, continuing: tile, in: old, to: new, at: now) }
    }
  }

  /// Whether a tile moves from its place in the old layout. When a search begins or ends, or the slots change, tiles from
  /// other pages grow instead, because they would cross the whole viewport.
  private func moves(_ id: ItemID, from old: BoardLayout) -> Bool {
    old.isInView(id) || (old.results == nil) == (view.layout.results == nil) && old.metrics == view.layout.metrics
  }

  /// The ratio of the size of labels in the old layout to that in the new one.
  private func labelRatio(from old: BoardLayout) -> Double {
    let (size, former) = (view.layout.metrics.label.size, old.metrics.label.size)
    return size > 0 ? former / size : 1
  }

  /// The plate of the dock changes its size with the slots.
  private mutating func moveDock(from old: BoardLayout, at now: Instant) {
    let new = view.layout
    guard old.metrics != new.metrics, !old.dock.isEmpty, !new.dock.isEmpty, old.dock.frame != new.dock.frame else {
      return
    }
    view.animations.dock.start(
      from: old.dock.frame, to: new.dock.frame, on: Spring(response: motion.makeWay), at: now)
  }

  private func isUnderPointer(_ id: ItemID) -> Bool { view.mode.drag?.pointer != nil && isDragged(id) }

  /// The initial frame of a new folder: that of its first application.
  private func initialFrame(of id: ItemID, in old: BoardLayout) -> Rect? {
    view.layout.folder(id)?.items.first.flatMap { old.icon(of: $0) }
  }

  mutating func moveTile(
    _ id: ItemID, to new: Rect, from old: Rect?, labelRatio: Double = 1, at now: Instant
  ) {
    guard old != new else { return }
    let spring = Spring(response: motion.makeWay)
    var tile = view.animations.tiles[id] ?? TileMotion()
    if let old {
      tile.start(from: old, to: new, labelRatio: labelRatio, on: spring, at: now)
    } else {
      tile.presence.start(from: 0, to: 1, on: spring, at: now)
    }
    view.animations.tiles[id] = tile
  }

  /// A tile that returns before it has gone continues from where it is on screen.
  private mutating func bringBack(_ departure: Departure, to place: Rect, at now: Instant) {
    var tile = view.animations.tiles[departure.id] ?? TileMotion()
    tile.start(from: departure, to: place, on: Spring(response: motion.makeWay), at: now)
    view.animations.tiles[departure.id] = tile
  }

  private mutating func takeDeparture(of id: ItemID) -> Departure? {
    view.animations.departures.firstIndex { $0.id == id }.map { view.animations.departures.remove(at: $0) }
  }

  /// Animates a tile that is no longer in view: it moves into its folder or to another page, or disappears.
  private mutating func depart(
    _ id: ItemID, from place: Rect, continuing tile: TileMotion?, in old: BoardLayout, to new: BoardLayout,
    at now: Instant
  ) {
    let shrinksInPlace = old.results != nil && new.results == nil || old.metrics != new.metrics
    let destination = miniature(of: id) ?? (shrinksInPlace && !new.isInView(id) ? nil : new.icon(of: id))
    let spring = Spring(response: destination == nil ? motion.departure : motion.makeWay)
    view.animations.departures.removeAll { $0.id == id }
    view.animations.departures.append(
      Departure(id, folder: old.folder(id), from: place, to: destination, continuing: tile, on: spring, at: now))
  }

  /// The frame of an application's miniature on the plate of a folder in view. If the plate does not show it, it is a
  /// point in the middle.
  private func miniature(of id: ItemID) -> Rect? {
    guard let home = view.layout.folder(holding: id), let plate = view.layout.icon(of: home),
      let items = view.layout.folder(home)?.items, let index = items.firstIndex(of: id)
    else { return nil }
    let frames = view.layout.metrics.miniatures(in: plate, count: items.count)
    return frames.element(at: index) ?? Rect(center: plate.center, size: .zero)
  }
}
