/// A part of a PNG file (PNG Specification, 5.3).
package struct PNGChunk {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private let content: [UInt8]

  package init(_ kind: String, _ body: [UInt8]) {
    content = Array(kind.utf8) + body
  }

  package var bytes: [UInt8] {
    Self.bytes(of: content.count - 4) + content + Self.bytes(of: checksum)
  }

  /// A number as PNG stores it: four bytes, the highest first.
  package static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC of PNG Specification, annex D.
  private var checksum: Int {
    let table = (0..<256 as Range<UInt32>).map { byte in
      (0..<8).reduce(byte) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xedb8_8320 }
    }
    var sum = UInt32.max
    for byte in content { sum = table[Int((sum ^ UInt32(byte)) & 0xff)] ^ sum >> 8 }
    return Int(~sum)
  }
}
