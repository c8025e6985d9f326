import CollectionEngine

extension View {
  /// When the keypad or the service menu changes by itself; nil if it does not.
  func nextKeypadChange(at now: Instant) -> Instant? {
    if hasMenu, let closes = menu?.closes { return closes }
    guard let keypad, keypad.isOpen else { return nil }
    let closes = keypad.lastUsed + preferences.interaction.serviceTimeout
    guard case .blocked(let end, _) = keypad.phase, let wait = keypad.wait(at: now) else { return closes }
    return min(closes, end + -Double(wait.seconds - 1))
  }
}
