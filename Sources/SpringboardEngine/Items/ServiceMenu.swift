/// How the staff of a kiosk asks for its service menu, which a PIN protects.
public enum ServiceMenuTrigger: String, CaseIterable, Sendable {
  /// By holding a corner of the screen.
  case corner
  /// By Ctrl+Alt+Q.
  case keys
  /// Not at all.
  case none
}

/// A key of the keypad on which a PIN is entered.
public enum KeypadKey: Hashable, Sendable {
  /// 0...9.
  case digit(Int)
  /// Removes the last digit.
  case delete
  /// Completes the PIN.
  case confirm
}

extension KeypadKey {
  /// The digits as on a telephone.
  static let orderedDigits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

  /// The digits of a keypad in a random order.
  public static func shuffledDigits(using generator: inout some RandomNumberGenerator) -> [Int] {
    orderedDigits.shuffled(using: &generator)
  }
}

/// A service that the service menu of a kiosk offers. The host carries it out.
public enum Service: Hashable, Sendable {
  /// Ends the kiosk.
  case leave
  /// Restarts the computer.
  case restart
  /// Shuts the computer down.
  case shutDown
  /// Opens an application that visitors cannot open.
  case open(ItemID)
}

/// A row of the service menu, and its text in the user's language.
public struct ServiceEntry: Hashable, Sendable {
  /// The service that the row stands for.
  public var service: Service
  /// The text of the row.
  public var title: String

  /// Creates a row from its parts.
  public init(_ service: Service, _ title: String) {
    (self.service, self.title) = (service, title)
  }
}

/// The time in which a kiosk accepts no PIN, as the keypad shows it.
public struct PINWait: Hashable, Sendable {
  /// The whole seconds that are left.
  public let seconds: Int
  /// Whether it follows a wrong PIN that was entered since the keypad opened.
  public let isAfterWrongPIN: Bool

  /// Creates a wait from its parts.
  public init(seconds: Int, isAfterWrongPIN: Bool) {
    (self.seconds, self.isAfterWrongPIN) = (seconds, isAfterWrongPIN)
  }
}

/// The answer of the host to a PIN, or to the keypad when it opens.
public enum PINAnswer: Equatable, Sendable {
  /// The PIN is wrong. None is accepted for this many seconds.
  case wrong(wait: Double)
  /// No PIN is accepted for this many seconds; 0 if one is accepted now.
  case wait(Double)
  /// The PIN is right.
  case accepted([ServiceEntry])
}
