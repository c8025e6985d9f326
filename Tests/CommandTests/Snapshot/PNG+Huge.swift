import Foundation
import TestSupport

extension PNG {
  /// A valid black picture with many pixels of one bit in a small file. It is compressed by gzip, whose stream contains
  /// the one that PNG needs (RFC 1952, 2.3; RFC 1950, 2.2).
  static func black(side: Int, on machine: Machine) throws -> [UInt8] {
    let count = (side / 8 + 1) * side
    let file = machine.path("zeros.gz")
    _ = try machine.shell("/usr/bin/head -c \(count) /dev/zero | /usr/bin/gzip -n > \(file)")
    let deflated = try Data(contentsOf: URL(filePath: file)).dropFirst(10).dropLast(8)
    let checksum = PNGChunk.bytes(of: count % 65521 << 16 | 1)
    let header = PNGChunk.bytes(of: side) + PNGChunk.bytes(of: side) + [1, 0, 0, 0, 0]
    let chunks = [
      PNGChunk("IHDR", header), PNGChunk("IDAT", [0x78, 0x9c] + deflated + checksum), PNGChunk("IEND", []),
    ]
    return PNGChunk.signature + chunks.flatMap(\.bytes)
  }
}
