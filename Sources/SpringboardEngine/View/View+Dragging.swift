import CollectionEngine

extension View {
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
    var times = [pointer.lastMove + preferences.gestures.lostDrag]
    if pointer.hasMoved, !pointer.hasRested { times.append(pointer.lastMove + preferences.gestures.passingRest) }
    if let due = due(drag.hover) { times.append(due) }
    return times.min()
  }

  /// Whether the ring is filling, which needs frames.
  func isRingFilling(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.drag?.hover else { return false }
    return now < since + preferences.interaction.folderDwell
  }

  /// Whether a drop now makes a folder.
  func isRingFull(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.drag?.hover else { return false }
    return now >= since + preferences.interaction.folderDwell
  }

  func due(_ hover: Drag.Hover) -> Instant? {
    switch hover {
    case .nothing: nil
    case .item(let id, let since): layout.folder(id) == nil ? nil : since + preferences.interaction.springOpen
    case .side(_, let since, let turned):
      since + (turned ? preferences.gestures.edgeRepeat : preferences.gestures.edgeDwell)
    case .outside(let since): since + preferences.interaction.springClose
    }
  }
}
