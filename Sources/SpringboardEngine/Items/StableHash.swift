/// A hash of an item's id: FNV-1a, 64 bits (draft-eastlake-fnv). It is the same in every run and on every machine, which
/// Swift's own hash is not.
struct StableHash: Equatable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// 0..<1. A zero is hashed in before each, because the last letter alone changes only some of the bits.
  mutating func nextFraction() -> Double {
    add(0)
    return Double(value >> 11) * 0x1p-53
  }
}
