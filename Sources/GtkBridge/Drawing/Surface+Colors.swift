extension Surface {
  /// The colours of the pixels in a rectangle of device pixels, each once; of an opaque picture.
  package func colors(x: Int, y: Int, width: Int, height: Int) -> [Color] {
    var words: Set<UInt32> = []
    edit { bytes, stride in
      for row in max(y, 0)..<max(min(y + height, self.height), y, 0) {
        for column in max(x, 0)..<max(min(x + width, self.width), x, 0) {
          words.insert(bytes.load(fromByteOffset: row * stride + column * 4, as: UInt32.self) & 0xff_ffff)
        }
      }
    }
    return words.sorted().map { Color(hex: $0) }
  }
}
