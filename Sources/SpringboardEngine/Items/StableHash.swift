/// FNV-1a, 64 bits (draft-eastlake-fnv): the same in every run and on every machine, which Swift's own hash is not. Against
/// accidents, not against anybody.
public struct StableHash: Equatable, Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ text: String) {
    self.init(text.utf8)
  }

  public init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Of many bytes, quickly: no FNV, but its step for each 64 bits, in this machine's order, and the upper half folded back,
  /// since a product moves only upwards. Four sums take turns, which a processor works on at once. Any one word that is other
  /// than it was makes another value.
  public init(words bytes: RawSpan) {
    var (a, b, c, d) = (value, value, value, value)
    let whole = bytes.byteCount / 32 * 32
    unsafe bytes.withUnsafeBytes { bytes in
      for offset in stride(from: 0, to: whole, by: 32) {
        a = Self.folded(a, unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        b = Self.folded(b, unsafe bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        c = Self.folded(c, unsafe bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
        d = Self.folded(d, unsafe bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
      }
    }
    for lane in [a, b, c, d] { value = Self.folded(value, lane) }
    for offset in whole..<bytes.byteCount { add(unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* Self.prime
  }

  private static func folded(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word) &* prime
    return product ^ product >> 32
  }

  private static let prime: UInt64 = 0x100_0000_01B3

  /// 0..<1. A zero is hashed in before each: the last letter alone moves only some of the bits.
  mutating func nextFraction() -> Double {
    add(0)
    return Double(value >> 11) * 0x1p-53
  }
}
