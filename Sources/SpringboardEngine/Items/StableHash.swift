/// A hash of an item's id: FNV-1a, 64 bits (draft-eastlake-fnv). Unlike Swift's own hash, it is the same in every run
/// and on every machine.
struct StableHash: Equatable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Returns a fraction in 0..<1. It hashes a zero byte first, because the last letter alone changes only some of the
  /// bits.
  mutating func nextFraction() -> Double {
    add(0)
    return Double(value >> 11) * 0x1p-53
  }
}
