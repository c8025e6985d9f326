import CollectionEngine

/// The keypad on which the PIN of a kiosk is entered.
struct PINKeypad: Equatable, Sendable {
  /// The phase of the entry of a PIN.
  enum Phase: Equatable, Sendable {
    case entering
    /// The host compares the PIN.
    case checking
    /// No PIN is accepted for a while.
    case blocked(until: Instant, isAfterWrongPIN: Bool)
  }

  private(set) var pin = PIN()
  /// The digits of the keys, in reading order.
  private(set) var digits = KeypadKey.orderedDigits
  var phase = Phase.checking
  /// The focus before the keypad opened.
  let formerFocus: Focus?
  /// When it opened, or a key was pressed.
  var lastUsed: Instant

  init(formerFocus: Focus?, at now: Instant) {
    (self.formerFocus, lastUsed) = (formerFocus, now)
  }

  /// Returns the PIN if it is complete.
  mutating func press(_ key: KeypadKey) -> PIN? {
    guard phase == .entering else { return nil }
    switch key {
    case .digit(let digit): pin = pin.adding(digit)
    case .delete: pin = pin.removingLast()
    case .confirm:
      guard pin.count > 0 else { return nil }
      defer { (pin, phase) = (PIN(), .checking) }
      return pin
    }
    return nil
  }

  /// Changes the places of the digits, before any is entered. Each digit has to be there once.
  mutating func arrange(_ digits: [Int]) {
    guard phase == .checking, digits.sorted() == Array(0...9) else { return }
    self.digits = digits
  }

  /// The rest of a wait; nil if there is none.
  func wait(at now: Instant) -> PINWait? {
    guard case .blocked(let end, let isAfterWrongPIN) = phase, end > now else { return nil }
    return PINWait(seconds: Int((end - now).rounded(.up)), isAfterWrongPIN: isAfterWrongPIN)
  }
}
