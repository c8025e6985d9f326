extension View {
  /// When the hand that carries something has rested long enough for the next thing to happen.
  var nextDwell: Instant? {
    guard let carry = mode.carry, let hand = carry.hand else { return nil }
    var dues = [hand.lastMove + preferences.gestures.lostCarry]
    if hand.hasMoved, !hand.hasRested { dues.append(hand.lastMove + preferences.gestures.passingRest) }
    if let due = due(carry.hover) { dues.append(due) }
    return dues.min()
  }

  /// While a ring fills there is something to see.
  func isRingFilling(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.carry?.hover else { return false }
    return now < since + preferences.gestures.folderDwell
  }

  /// A drop now makes a folder.
  func isRingFull(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.carry?.hover else { return false }
    return now >= since + preferences.gestures.folderDwell
  }

  func due(_ hover: Carry.Hover) -> Instant? {
    switch hover {
    case .nothing: nil
    case .item(let id, let since): layout.folder(id) == nil ? nil : since + preferences.gestures.springOpen
    case .side(_, let since, let turned):
      since + (turned ? preferences.gestures.edgeRepeat : preferences.gestures.edgeDwell)
    case .outside(let since): since + preferences.gestures.springClose
    }
  }
}
