@testable import SpringboardEngine

extension SpringboardHarness {
  /// Shown with a board and all of its applications, everything at rest.
  init(
    board drawing: String, _ preferences: Preferences = .small, _ restrictions: Restrictions = Restrictions()
  ) {
    self.init(preferences, restrictions)
    let board = Board(drawing: drawing)
    send(.board(board))
    send(.catalogue(Self.apps(of: board)))
    send(.shown)
    rest()
    forgetEffects()
  }

  mutating func tap(_ id: ItemID, finger: Int) {
    guard let center = center(of: id) else { return }
    pointer(.down, center.x, center.y, pointer: finger)
    pointer(.up, center.x, center.y, pointer: finger)
  }

  static func apps(of board: Board) -> [AppItem] {
    board.applications.map { AppItem(id: $0, name: $0.text) }
  }

  /// Lifts all pointers, ends edit mode and lets up to a minute go by.
  mutating func comeToRest() {
    for finger in 0...10 { pointer(.up, 0, 0, device: finger == 0 ? .mouse : .touch, pointer: finger) }
    send(.act(.menu(.close)))
    send(.act(.closeSheet))
    send(.act(.closeSearch))
    send(.act(.closeFolder))
    send(.act(.done))
    rest(atMost: 60)
  }

  var isIdle: Bool {
    let controller = springboard.main
    return scene.next == .never && controller.view.mode == .browsing && controller.view.input.arena.touch == nil
      && controller.view.input.secondArena.touch == nil
  }
}
