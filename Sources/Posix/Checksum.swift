/// A 64-bit FNV-1a checksum (draft-eastlake-fnv). Unlike Swift's hash values it is the same in every run and on every
/// machine. It detects accidental changes, but gives no protection against attackers.
package struct Checksum: Equatable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// A faster checksum of many bytes, which is not FNV. It applies FNV's step to words of 64 bits, in the byte order of
  /// this machine, and folds the upper half of the product into the lower, because a product moves bits only upwards.
  /// It computes four independent sums, which the processor can do in parallel. A change of any one word changes the
  /// value.
  package init(words bytes: RawSpan) {
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
}
