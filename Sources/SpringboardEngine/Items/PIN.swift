/// The digits of a PIN that is being entered. They are overwritten in memory when nothing refers to them any more.
@safe public final class PIN: Equatable, Sendable {
  /// The number of digits.
  public let count: Int
  /// The digits in ASCII. They are only written by `init` and `deinit`.
  nonisolated(unsafe) private var characters: [CChar]

  /// More digits are not accepted.
  public static let mostDigits = 16

  /// Makes a PIN of the decimal digits of a text.
  public convenience init(_ text: String = "") {
    self.init(text.utf8.prefix(Self.mostDigits).map { CChar(truncatingIfNeeded: $0) })
  }

  private init(_ digits: some Collection<CChar>) {
    count = digits.count
    unsafe characters = Array(digits)
  }

  deinit {
    for index in unsafe characters.indices { unsafe characters[index] = 0 }
  }

  /// The PIN with another digit, 0...9.
  func adding(_ digit: Int) -> PIN {
    count < Self.mostDigits ? PIN(unsafe characters + [0x30 + CChar(digit)]) : self
  }

  /// The PIN without its last digit.
  func removingLast() -> PIN { count > 0 ? PIN(unsafe characters[..<(count - 1)]) : self }

  /// A copy of the digits, which is not overwritten.
  public var text: String { String(decoding: unsafe characters.map { UInt8(bitPattern: $0) }, as: UTF8.self) }

  /// Whether both have the same digits.
  public static func == (one: PIN, other: PIN) -> Bool { unsafe one.characters == other.characters }
}
