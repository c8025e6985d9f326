/// A set of letters, each of which is one bit. Digits share two bits, and letters of other alphabets four.
struct LetterSet: Equatable, Sendable {
  private(set) var bits: UInt32 = 0

  init() {}

  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    for index in range { insert(bytes[index]) }
  }

  mutating func insert(_ byte: UInt8) { bits |= Self.bit(of: byte) }

  private static let firstDigit: UInt32 = 26
  private static let firstOther: UInt32 = 28

  private static func bit(of byte: UInt8) -> UInt32 {
    switch byte {
    case UInt8(ascii: " "): 0
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 1 << UInt32(byte - UInt8(ascii: "a"))
    case ..<0x80: 1 << (firstDigit + UInt32(byte % 2))
    default: 1 << (firstOther + UInt32(byte % 4))
    }
  }

  /// Whether there are letters outside of ASCII.
  var hasOtherAlphabet: Bool { bits >> Self.firstOther != 0 }

  func contains(_ other: LetterSet) -> Bool { other.bits & ~bits == 0 }

  /// How many of the other set's letters are missing.
  func missing(of other: LetterSet) -> Int { (other.bits & ~bits).nonzeroBitCount }

  mutating func formIntersection(_ other: LetterSet) { bits &= other.bits }

  func intersection(_ other: LetterSet) -> LetterSet {
    var common = self
    common.formIntersection(other)
    return common
  }

  mutating func formUnion(_ other: LetterSet) { bits |= other.bits }
}
