extension Surface {
  /// Whether another opaque picture has the same colours everywhere.
  package func looksLike(_ other: Surface) -> Bool {
    guard (width, height) == (other.width, other.height) else { return false }
    return withPixels { ours in other.withPixels { theirs in Self.haveSameColors(ours, theirs) } } == true
  }

  /// The highest byte of a word has no meaning in an opaque picture. A closure on the main actor would be checked for each pixel.
  private nonisolated static func haveSameColors(_ one: RawSpan, _ other: RawSpan) -> Bool {
    one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        let (a, b) = (one.bindMemory(to: UInt32.self), other.bindMemory(to: UInt32.self))
        guard a.count == b.count else { return false }
        return a.indices.reduce(into: UInt32(0)) { $0 |= (a[$1] ^ b[$1]) & 0xff_ffff } == 0
      }
    }
  }

  /// The distinct colours, as `0xRRGGBB`, of an opaque picture in a rectangle of device pixels.
  package func colors(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    var words: Set<UInt32> = []
    edit { bytes, stride in
      for row in max(y, 0)..<max(min(y + height, self.height), y, 0) {
        for column in max(x, 0)..<max(min(x + width, self.width), x, 0) {
          words.insert(bytes.load(fromByteOffset: row * stride + column * 4, as: UInt32.self) & 0xff_ffff)
        }
      }
    }
    return words.sorted()
  }
}
