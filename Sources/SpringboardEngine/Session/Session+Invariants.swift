extension Session {
  /// What it must never be, in words; nothing, unless the springboard itself is broken.
  var violations: [String] {
    let pagers = layout.panes.flatMap(\.pager.violations)
    let rules = [rulesOfPages, rulesOfTiles, rulesOfCarrying].flatMap(Array.init)
    return board.violations.map { "\($0)" } + pagers + rules.filter { !$0.value }.map(\.key)
  }

  func checkInvariants() {
    let found = violations
    precondition(found.isEmpty, "a springboard is broken: \(found)")
  }

  private var rulesOfPages: KeyValuePairs<String, Bool> {
    let isHolding = touchpad != nil || arena.isPanning || beside.isPanning
    return [
      "pages are the screens there are": layout.panes.allSatisfy(\.hasPagerForAllScreens),
      "a touchpad that scrolls holds the page": touchpad == nil || layout.front.pager.isHeld,
      "a page is held by something": isHolding || !layout.panes.contains { $0.pager.isHeld },
    ]
  }

  private var rulesOfTiles: KeyValuePairs<String, Bool> {
    [
      "something is pressed just while a touch may be a tap": (pressed != nil) == arena.mayTap,
      "what has the focus is in view": focus.map(layout.isInView) ?? true,
      "only what is there moves": tiles.keys.allSatisfy { layout.holds($0) },
      "only what is there is open": layout.panes.allSatisfy { !$0.isModal || !$0.isEmpty },
      "only what is there opens": openings.allSatisfy { applications[$0.id] != nil },
      "every effect was asked for": effects.isEmpty,
    ]
  }

  private var rulesOfCarrying: KeyValuePairs<String, Bool> {
    let isEditable = !mode.isEditing || mayEdit
    guard let carry = mode.carry else { return ["what is locked is not edited": isEditable] }
    return [
      "what is locked is not edited": isEditable,
      "something is carried, once": !carry.items.isEmpty && Set(carry.items).count == carry.items.count,
      "what is carried has a place": carry.items.allSatisfy(layout.holds),
      "a preview loses nothing": carry.preview.applications.sorted() == board.applications.sorted(),
    ]
  }
}
