import CollectionEngine

extension View {
  /// The frames of the items that a pointer drags.
  var draggedFrames: [ItemID: Rect] {
    guard let drag = mode.drag, drag.pointer != nil else { return [:] }
    return Dictionary(uniqueKeysWithValues: drag.items.compactMap { id in draggedRect(of: id).map { (id, $0) } })
  }

  /// The frame of an item that a pointer drags.
  func draggedRect(of id: ItemID) -> Rect? {
    guard let drag = mode.drag, let pointer = drag.pointer, let index = drag.items.firstIndex(of: id) else {
      return nil
    }
    let side = layout.metrics.iconSide
    let step = preferences.motion.stackStep * Double(min(index, Drag.shownTiles - 1))
    return Rect(
      center: pointer.center + Point(x: step, y: step), size: Size(width: side, height: side))
  }
}

extension View {
  /// When the pointer that drags has rested long enough for the next effect.
  var nextDwell: Instant? {
    guard let drag = mode.drag, let pointer = drag.pointer else { return nil }
    let gestures = preferences.tunings.gestures
    var times = [pointer.lastMove + gestures.lostDrag]
    if pointer.hasMoved, !pointer.hasRested { times.append(pointer.lastMove + gestures.passingRest) }
    if let due = due(drag.hover) { times.append(due) }
    return times.min()
  }

  /// Whether the ring is filling, which needs frames.
  func isRingFilling(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.drag?.hover else { return false }
    return now < since + preferences.tunings.interaction.folderDwell
  }

  /// Whether a drop now makes a folder.
  func isRingFull(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.drag?.hover else { return false }
    return now >= since + preferences.tunings.interaction.folderDwell
  }

  func due(_ hover: Drag.Hover) -> Instant? {
    switch hover {
    case .nothing: nil
    case .item(let id, let since): layout.folder(id) == nil ? nil : since + preferences.tunings.interaction.springOpen
    case .side(_, let since, let turned):
      since + (turned ? preferences.tunings.gestures.edgeRepeat : preferences.tunings.gestures.edgeDwell)
    case .outside(let since): since + preferences.tunings.interaction.springClose
    }
  }
}
