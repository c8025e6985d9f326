extension ViewController {
  /// What counts while a hand rests comes due, each at its own moment, however late somebody looks.
  mutating func dwell(until now: Instant) {
    while let due = view.nextDwell, due <= now { dwell(at: due) }
  }

  private mutating func dwell(at due: Instant) {
    guard let carry = view.mode.carry, let hand = carry.hand else { return }
    if due >= hand.lastMove + gestures.lostCarry { return putBack(at: due) }
    if let hovered = view.due(carry.hover), due >= hovered {
      spring(carry.hover, at: due)
    } else {
      view.mode.carry?.hand?.hasRested = true
    }
    aim(at: due)
  }

  private mutating func spring(_ hover: Carry.Hover, at now: Instant) {
    switch hover {
    case .nothing: break
    case .item(let id, _):
      view.mode.carry?.hover = .nothing
      openFolder(id, at: now)
      preview(.endOf(.folder(id)), at: now)
    case .side(let side, _, _):
      view.mode.carry?.hover = .side(side, since: now, turned: true)
      turnCarrying(by: side, at: now)
    case .outside:
      view.mode.carry?.hover = .nothing
      closeFolder(at: now)
      preview(arrivalOnScreen, at: now)
    }
  }

  /// Turns the page under what is carried, which comes along; past the last page there is a new one.
  mutating func turnCarrying(by pages: Int, at now: Instant) {
    guard let carry = view.mode.carry, !view.layout.front.isModal else { return }
    let (pager, target) = (view.layout.grid.pager, view.layout.grid.pager.page + pages)
    if (0..<pager.count).contains(target) {
      turn(to: target, at: now)
      if let arrival = arrivalOnScreen { preview(arrival, at: now) }
    } else if target == pager.count, mayAddPage(for: carry), preview(.newPage, at: now) {
      turn(to: view.layout.grid.pager.count - 1, at: now)
    }
  }

  /// A last page with nothing else on it is as good as a new one.
  private func mayAddPage(for carry: Carry) -> Bool {
    view.layout.grid.items(onScreen: view.layout.grid.pager.count - 1).contains { !carry.items.contains($0) }
  }
}
