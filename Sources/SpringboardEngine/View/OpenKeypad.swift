/// The keypad on which the PIN of a kiosk is entered, while it is open or fades out.
struct OpenKeypad: Equatable, Sendable {
  /// What happens to the keys that are pressed.
  enum Phase: Equatable, Sendable {
    case entering
    /// The host compares the PIN.
    case checking
    /// After a wrong PIN, no other is accepted for a while.
    case blocked(until: Instant)
  }

  private(set) var digits = ""
  var phase = Phase.checking
  /// What had the focus when it opened.
  let formerFocus: Focus?
  /// When it opened, or a key was pressed.
  var lastUsed: Instant
  /// 0 is closed, 1 is open.
  var presence = Motion(0, grain: 0.005)

  /// More digits are not accepted.
  static let mostDigits = 16

  init(formerFocus: Focus?, at now: Instant) {
    (self.formerFocus, lastUsed) = (formerFocus, now)
  }

  var isOpen: Bool { presence.target == 1 }

  /// Returns the PIN if it is complete.
  mutating func press(_ key: KeypadKey) -> String? {
    guard phase == .entering else { return nil }
    switch key {
    case .digit(let digit): if digits.count < Self.mostDigits { digits += "\(digit)" }
    case .delete: _ = digits.popLast()
    case .confirm:
      guard !digits.isEmpty else { return nil }
      defer { (digits, phase) = ("", .checking) }
      return digits
    }
    return nil
  }

  /// The whole seconds that are left of a wait; nil if there is none.
  func secondsLeft(at now: Instant) -> Int? {
    guard case .blocked(let end) = phase, end > now else { return nil }
    return Int((end - now).rounded(.up))
  }
}
