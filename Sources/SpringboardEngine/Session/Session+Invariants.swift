extension Session {
  func checkInvariants() {
    board.checkInvariants()
    pager.checkInvariants()
    precondition(pager.count == arrangement.grid.screenCount, "pages are the screens there are")
    precondition((pressed != nil) == (arena.mayTap), "something is pressed just while a touch may be a tap")
    precondition(touchpad == nil || pager.isHeld, "a touchpad that scrolls holds the page")
    precondition(!pager.isHeld || touchpad != nil || arena.isPanning, "a page is held by something")
    precondition(focus.map(isInView) ?? true, "what has the focus is in view")
    precondition(tiles.keys.allSatisfy { arrangement.place(of: $0) != nil }, "only what is there moves")
    precondition(openings.allSatisfy { applications[$0.id] != nil }, "only what is there opens")
    precondition(effects.isEmpty, "every effect was asked for")
  }

  private func isInView(_ id: ItemID) -> Bool {
    guard arrangement.place(of: id) != nil else { return false }
    return arrangement.screen(of: id).map { $0 == pager.page } ?? true
  }
}
