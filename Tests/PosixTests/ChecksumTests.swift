import Posix
import Testing

@Suite("A checksum")
struct ChecksumTests {
  @Test("The checksum of a text is its published FNV-1a value")
  func published() {
    #expect(Checksum("foobar".utf8).value == 0x8594_4171_F739_67E8)
  }

  @Test("The checksum of words changes with every bit")
  func checksumOfWordsChangesWithEveryBit() {
    let bytes = (0..<101).map { UInt8($0) }
    func value(_ bytes: [UInt8]) -> UInt64 { Checksum(words: bytes.span.bytes).value }
    for place in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << bit
        #expect(value(other) != value(bytes))
      }
    }
    #expect(value(bytes.dropLast()) != value(bytes))
  }
}
