import Foundation
import TestSupport

extension Pixels {
  /// Reads a file that xwd(1) wrote (XWDFile.h): a header of big-endian numbers, a colour table, and rows of 32-bit
  /// pixels. Only the pixels are kept: the padding of the colour table is uninitialised memory.
  init(xwd file: Data) throws {
    let number = { (index: Int) in
      file.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height, bytesPerRow) = (number(4), number(5), number(12))
    let start = number(0) + 12 * number(19)
    guard number(7) == 0, number(11) == 32, file.count >= start + bytesPerRow * height else {
      throw NeverHappened(description: "a picture whose pixels are little-endian words of 32 bits")
    }
    var words = [UInt32](repeating: 0, count: width * height)
    words.withUnsafeMutableBytes { target in
      for row in 0..<height {
        let first = file.startIndex + start + row * bytesPerRow
        let rest = UnsafeMutableRawBufferPointer(rebasing: target.dropFirst(row * width * 4))
        file.copyBytes(to: rest, from: first..<first + width * 4)
      }
    }
    self.init(width: width, height: height, words: words, hasAlpha: false)
  }
}
