import CollectionEngine

/// Power actions: finding them, asking the user, and carrying them out.
extension ViewController {
  /// Follows what the computer offers. A question about an action that it offers no more is closed.
  mutating func adopt(_ actions: PowerActions, at now: Instant) {
    guard document.powerActions != actions else { return }
    document.powerActions = actions
    if view.search != nil || view.layers.sheet.isActive { rearrange(moving: false, at: now) }
  }

  /// Carries out an action, after a question if it ends the session.
  mutating func perform(_ action: PowerAction, at now: Instant) {
    guard document.offers(action) else { return }
    guard document.powerActions.asks(before: action) else { return openElsewhere(.power(action), at: now) }
    openSheet(.details(.power(action)), at: now)
  }

  /// Carries out an action that the open sheet asks about.
  mutating func confirm(_ action: PowerAction, at now: Instant) {
    guard document.offers(action), view.layers.sheet.content?.item == .power(action) else { return }
    openElsewhere(.power(action), at: now)
  }
}
