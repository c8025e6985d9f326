extension Pixels {
  /// A PNG file (PNG Specification, 5 and 11) of 8 bits a channel without alpha. It is not compressed, since that needs no
  /// library: a zlib stream may consist of stored blocks (RFC 1950, 2.2; RFC 1951, 3.2.4).
  package var png: [UInt8] {
    let header = Self.bytes(width) + Self.bytes(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", Self.stored(scanlines)) + Self.chunk("IEND", [])
  }

  /// Each row after a byte that says that it is not filtered.
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
    return stream + bytes(adler(content))
  }

  private static func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(kind.utf8) + body
    return bytes(body.count) + content + bytes(checksum(content))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func adler(_ content: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in content {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  /// The CRC of PNG Specification, annex D.
  private static func checksum(_ content: [UInt8]) -> Int {
    let table = (0..<256 as Range<UInt32>).map { byte in
      (0..<8).reduce(byte) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xedb8_8320 }
    }
    var sum = UInt32.max
    for byte in content { sum = table[Int((sum ^ UInt32(byte)) & 0xff)] ^ sum >> 8 }
    return Int(~sum)
  }
}
