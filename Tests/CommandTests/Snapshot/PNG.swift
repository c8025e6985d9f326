import Foundation

/// A PNG file whose size is read (PNG Specification, 11.2.1).
struct PNG {
  struct Size: Equatable {
    var width: Int
    var height: Int

    init(_ width: Int, _ height: Int) {
      (self.width, self.height) = (width, height)
    }
  }

  let bytes: Data

  init(_ path: String) throws {
    bytes = try Data(contentsOf: URL(filePath: path))
  }

  var size: Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), bytes.count >= 24 else { return nil }
    let word = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return Size(word(16), word(20))
  }
}
