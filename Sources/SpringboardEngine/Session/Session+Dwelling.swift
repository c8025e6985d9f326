extension Session {
  /// What counts while a hand rests comes due, each at its own moment, however late somebody looks.
  mutating func dwell(until now: Instant) {
    while let due = nextDwell, due <= now { dwell(at: due) }
  }

  /// When the hand that carries something has rested long enough for the next thing to happen.
  var nextDwell: Instant? {
    guard let carry = mode.carry, let hand = carry.hand else { return nil }
    var dues = [hand.lastMove + gestures.lostCarry]
    if hand.hasMoved, !hand.hasRested { dues.append(hand.lastMove + gestures.passingRest) }
    if let due = due(carry.hover) { dues.append(due) }
    return dues.min()
  }

  /// While a ring fills there is something to see.
  func isRingFilling(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.carry?.hover else { return false }
    return now < since + gestures.folderDwell
  }

  /// A drop now makes a folder.
  func isRingFull(at now: Instant) -> Bool {
    guard case .item(_, let since) = mode.carry?.hover else { return false }
    return now >= since + gestures.folderDwell
  }

  private func due(_ hover: Carry.Hover) -> Instant? {
    switch hover {
    case .nothing: nil
    case .item(let id, let since): layout.folder(id) == nil ? nil : since + gestures.springOpen
    case .side(_, let since, let turned): since + (turned ? gestures.edgeRepeat : gestures.edgeDwell)
    case .outside(let since): since + gestures.springClose
    }
  }

  private mutating func dwell(at due: Instant) {
    guard let carry = mode.carry, let hand = carry.hand else { return }
    if due >= hand.lastMove + gestures.lostCarry { return putBack(at: due) }
    if let hovered = self.due(carry.hover), due >= hovered {
      spring(carry.hover, at: due)
    } else {
      mode.carry?.hand?.hasRested = true
    }
    aim(at: due)
  }

  private mutating func spring(_ hover: Carry.Hover, at now: Instant) {
    switch hover {
    case .nothing: break
    case .item(let id, _):
      mode.carry?.hover = .nothing
      openFolder(id, at: now)
      preview(.endOf(.folder(id)), at: now)
    case .side(let side, _, _):
      mode.carry?.hover = .side(side, since: now, turned: true)
      turnCarrying(by: side, at: now)
    case .outside:
      mode.carry?.hover = .nothing
      closeFolder(at: now)
      preview(arrivalOnScreen, at: now)
    }
  }

  /// Turns the page under what is carried, which comes along; past the last page there is a new one.
  mutating func turnCarrying(by pages: Int, at now: Instant) {
    guard let carry = mode.carry, !layout.front.isModal else { return }
    let (pager, target) = (layout.grid.pager, layout.grid.pager.page + pages)
    if (0..<pager.count).contains(target) {
      turn(to: target, at: now)
      if let arrival = arrivalOnScreen { preview(arrival, at: now) }
    } else if target == pager.count, mayAddPage(for: carry), preview(.newPage, at: now) {
      turn(to: layout.grid.pager.count - 1, at: now)
    }
  }

  /// A last page with nothing else on it is as good as a new one.
  private func mayAddPage(for carry: Carry) -> Bool {
    layout.grid.items(onScreen: layout.grid.pager.count - 1).contains { !carry.items.contains($0) }
  }
}
