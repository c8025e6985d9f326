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

extension Document {
  /// The power actions that search finds, in order.
  var offeredPowerActions: [PowerAction] { PowerAction.allCases.filter(offers) }

  /// Whether a power action can be carried out now.
  func offers(_ action: PowerAction) -> Bool {
    powerActions.available.contains(action) && permissions.allow(.power(action))
  }

  /// Whether a sheet can be shown about an item: an application, a programme or a power action.
  func hasDetails(of id: ItemID) -> Bool {
    switch id {
    case .application, .folder, .action, .result, .copy: application(id) != nil
    case .programme: guide.index(of: id) != nil
    case .power(let action): offers(action)
    }
  }
}
