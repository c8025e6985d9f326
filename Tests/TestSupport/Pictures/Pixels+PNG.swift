extension Pixels {
  /// A PNG file (PNG Specification, 5 and 11) of 8 bits a channel without alpha. It is not compressed, because that
  /// needs no library: a zlib stream may consist of stored blocks (RFC 1950, 2.2; RFC 1951, 3.2.4).
  package var png: [UInt8] {
    let header = PNGChunk.bytes(of: width) + PNGChunk.bytes(of: height) + [8, 2, 0, 0, 0]
    let chunks = [PNGChunk("IHDR", header), PNGChunk("IDAT", Self.stored(scanlines)), PNGChunk("IEND", [])]
    return PNGChunk.signature + chunks.flatMap(\.bytes)
  }

  /// The rows, each after a byte that means that the row is not filtered.
  private var scanlines: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(height * (1 + width * 3))
    for (index, word) in words.enumerated() {
      if index % width == 0 { bytes.append(0) }
      for shift in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return bytes
  }

  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: content.count, by: 0xffff) {
      let block = content[start..<min(start + 0xffff, content.count)]
      let count = UInt16(block.count)
      stream.append(start + block.count == content.count ? 1 : 0)
      for word in [count, ~count] { stream += [UInt8(word & 0xff), UInt8(word >> 8)] }
      stream += block
    }
    return stream + PNGChunk.bytes(of: adler(content))
  }

  private static func adler(_ content: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in content {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
