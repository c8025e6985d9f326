import Foundation

/// The pixels of a picture, without padding or header.
package struct Pixels: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Pixels as 0xAARRGGBB, row by row from the top.
  package let words: [UInt32]
  /// Whether the highest byte of a pixel is its alpha.
  package let hasAlpha: Bool

  package init(width: Int, height: Int, words: [UInt32], hasAlpha: Bool) {
    precondition(words.count == width * height)
    (self.width, self.height, self.words, self.hasAlpha) = (width, height, words, hasAlpha)
  }

  package static func == (one: Pixels, other: Pixels) -> Bool { one.difference(from: other) == nil }
}

/// The difference between two pictures.
package enum PixelDifference: Equatable {
  /// The pictures have different sizes.
  case size
  /// `count` pixels differ. The rectangle `x`, `y` contains all of them, and `largest` (1…255) is the largest
  /// difference of any of their channels.
  case pixels(count: Int, x: ClosedRange<Int>, y: ClosedRange<Int>, largest: Int)
}

extension Pixels {
  /// nil if no channel of any pixel differs by more than the tolerance (0…255).
  package func difference(from other: Pixels, beyond tolerance: Int = 0) -> PixelDifference? {
    guard (width, height) == (other.width, other.height) else { return .size }
    let shifts = Array(stride(from: 0, to: hasAlpha && other.hasAlpha ? 32 : 24, by: 8))
    var (count, largest) = (0, 0)
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height where !row(y, isSameIn: other) {
      for x in 0..<width {
        let difference = Self.channelDifference(words[y * width + x], other.words[y * width + x], shifts)
        guard difference > tolerance else { continue }
        (count, largest) = (count + 1, max(largest, difference))
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), y)
      }
    }
    return count == 0 ? nil : .pixels(count: count, x: left...right, y: top...bottom, largest: largest)
  }

  /// Compares a whole row at once, because almost all rows are the same.
  private func row(_ y: Int, isSameIn other: Pixels) -> Bool {
    let range = y * width * 4..<(y + 1) * width * 4
    return words.withUnsafeBytes { mine in
      other.words.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return memcmp(mine + range.lowerBound, theirs + range.lowerBound, range.count) == 0
      }
    }
  }

  private static func channelDifference(_ a: UInt32, _ b: UInt32, _ shifts: [Int]) -> Int {
    guard a != b else { return 0 }
    return shifts.map { abs(Int(a >> $0 & 0xff) - Int(b >> $0 & 0xff)) }.max() ?? 0
  }
}
