extension Session {
  /// What it must never be, in words; nothing, unless the springboard itself is broken.
  var violations: [String] {
    let pagers = pager.violations + (folder?.pager.violations ?? [])
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
      "pages are the screens there are": pager.count == arrangement.grid.screenCount,
      "a touchpad that scrolls holds the page": touchpad == nil || turning.isHeld,
      "a page is held by something": isHolding || !pager.isHeld && folder?.pager.isHeld != true,
    ]
  }

  private var rulesOfTiles: KeyValuePairs<String, Bool> {
    [
      "something is pressed just while a touch may be a tap": (pressed != nil) == arena.mayTap,
      "what has the focus is in view": focus.map(isInView) ?? true,
      "only what is there moves": tiles.keys.allSatisfy { arrangement.holds($0) },
      "only what is there is open": folder.map { arrangement.folder($0.id) != nil } ?? true,
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
      "what is carried has a place": carry.items.allSatisfy(arrangement.holds),
      "a preview loses nothing": carry.preview.applications.sorted() == board.applications.sorted(),
    ]
  }
}
