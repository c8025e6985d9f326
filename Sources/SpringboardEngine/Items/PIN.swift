/// The digits of a PIN that is being entered. They are overwritten in memory when nothing refers to them any more.
@safe public final class PIN: Equatable, Sendable {
  /// The number of digits.
  public let count: Int
  /// Characters and a zero after the last one. They are only written by `init` and `deinit`.
  nonisolated(unsafe) private let characters: UnsafeMutablePointer<CChar>

  /// More digits are not accepted.
  public static let mostDigits = 16

  /// Makes a PIN of the decimal digits of a text.
  public convenience init(_ text: String = "") {
    unsafe self.init(count: min(text.utf8.count, Self.mostDigits)) { characters in
      for (index, byte) in text.utf8.prefix(Self.mostDigits).enumerated() {
        unsafe characters[index] = CChar(truncatingIfNeeded: byte)
      }
    }
  }

  @unsafe private init(count: Int, _ fill: (UnsafeMutablePointer<CChar>) -> Void) {
    self.count = count
    unsafe characters = .allocate(capacity: Self.mostDigits + 1)
    unsafe characters.initialize(repeating: 0, count: Self.mostDigits + 1)
    unsafe fill(characters)
  }

  deinit {
    unsafe characters.update(repeating: 0, count: Self.mostDigits + 1)
    unsafe characters.deallocate()
  }

  /// The PIN with another digit, 0...9.
  func adding(_ digit: Int) -> PIN {
    guard count < Self.mostDigits else { return self }
    return unsafe PIN(count: count + 1) { characters in
      unsafe characters.update(from: self.characters, count: count)
      unsafe characters[count] = 0x30 + CChar(digit)
    }
  }

  /// The PIN without its last digit.
  func removingLast() -> PIN {
    guard count > 0 else { return self }
    return unsafe PIN(count: count - 1) { unsafe $0.update(from: self.characters, count: count - 1) }
  }

  /// Passes the digits as a C string, which is valid while the closure runs.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    unsafe body(characters)
  }

  /// Whether both have the same digits.
  public static func == (one: PIN, other: PIN) -> Bool {
    one.count == other.count
      && (0..<one.count).allSatisfy { unsafe one.characters[$0] == other.characters[$0] }
  }
}
