import Foundation

extension PNG {
  /// A sound picture of few bytes and many pixels, all black: a bit each, squeezed by gzip, whose stream has PNG's inside
  /// (RFC 1952, 2.3; RFC 1950, 2.2).
  static func black(side: Int, on machine: Machine) throws -> [UInt8] {
    let count = (side / 8 + 1) * side
    let file = machine.path("zeros.gz")
    _ = try machine.shell("/usr/bin/head -c \(count) /dev/zero | /usr/bin/gzip -n > \(file)")
    let deflated = try Data(contentsOf: URL(filePath: file)).dropFirst(10).dropLast(8)
    let checksum = bytes(count % 65521 << 16 | 1)
    return signature + chunk("IHDR", bytes(side) + bytes(side) + [1, 0, 0, 0, 0])
      + chunk("IDAT", [0x78, 0x9c] + deflated + checksum) + chunk("IEND", [])
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(kind.utf8) + body
    let checksum = content.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xedb8_8320 }
    }
    return bytes(body.count) + content + bytes(Int(~checksum))
  }

  private static func bytes(_ word: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
