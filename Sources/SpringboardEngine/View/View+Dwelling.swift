extension View {
  /// When the pointer that drags something has rested long enough for the next thing to happen.
  var nextDwell: Instant? {
    guard let drag = mode.drag, let pointer = drag.pointer else { return nil }
    var dues = [pointer.lastMove + preferences.gestures.lostDrag]
    if pointer.hasMoved, !pointer.hasRested { dues.append(pointer.lastMove + preferences.gestures.passingRest) }
    if let due = due(drag.hover) { dues.append(due) }
    return dues.min()
  }

  /// While a ring fills there is something to see.
  func isRingFilling(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.drag?.hover else { return false }
    return now < since + preferences.gestures.folderDwell
  }

  /// A drop now makes a folder.
  func isRingFull(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.drag?.hover else { return false }
    return now >= since + preferences.gestures.folderDwell
  }

  func due(_ hover: Drag.Hover) -> Instant? {
    switch hover {
    case .nothing: nil
    case .item(let id, let since): layout.folder(id) == nil ? nil : since + preferences.gestures.springOpen
    case .side(_, let since, let turned):
      since + (turned ? preferences.gestures.edgeRepeat : preferences.gestures.edgeDwell)
    case .outside(let since): since + preferences.gestures.springClose
    }
  }
}
