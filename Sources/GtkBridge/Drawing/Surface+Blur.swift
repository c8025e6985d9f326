import CGtk

extension Surface {
  /// Blurs an image or a mask in place. Three box blurs come close to a Gaussian (SVG 1.1, feGaussianBlur).
  ///
  /// - Parameter radius: the reach of the box in device pixels.
  package func blur(radius: Int) {
    guard radius > 0 else { return }
    let isMask = cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8
    edit { bytes, stride in
      var box = Box(radius: radius, longest: max(width, height))
      let pitch = stride / 4
      let words = bytes.assumingMemoryBound(to: SIMD4<UInt8>.self)
      for _ in 0..<3 {
        if isMask {
          // In a mask a word holds a pixel of each of four columns; rows are processed four at a time.
          for y in Swift.stride(from: 0, to: height, by: 4) {
            let rows = (0..<4).map { bytes.assumingMemoryBound(to: UInt8.self) + min(y + $0, height - 1) * stride }
            box.blur(rows, count: width)
          }
          for x in 0..<pitch { box.blur(words + x, count: height, step: pitch) }
        } else {
          for y in 0..<height { box.blur(words + y * pitch, count: width, step: 1) }
          for x in 0..<width { box.blur(words + x, count: height, step: pitch) }
        }
      }
    }
  }
}

/// Averages four lines of numbers at once over a sliding window. Beyond the ends of a line its end values are repeated.
private nonisolated struct Box {
  private let radius: Int
  private var line: [SIMD4<UInt32>]

  init(radius: Int, longest: Int) {
    self.radius = radius
    line = [SIMD4<UInt32>](repeating: .zero, count: longest + 2 * radius + 1)
  }

  /// Blurs a line of pixels with four channels.
  mutating func blur(_ start: UnsafeMutablePointer<SIMD4<UInt8>>, count: Int, step: Int) {
    slide(count) {
      start[$0 * step]
    } storing: {
      start[$0 * step] = $1
    }
  }

  /// Blurs four rows of pixels with one channel; some of the rows may be the same.
  mutating func blur(_ rows: [UnsafeMutablePointer<UInt8>], count: Int) {
    let (a, b, c, d) = (rows[0], rows[1], rows[2], rows[3])
    slide(count) {
      SIMD4(a[$0], b[$0], c[$0], d[$0])
    } storing: {
      (a[$0], b[$0], c[$0], d[$0]) = ($1[0], $1[1], $1[2], $1[3])
    }
  }

  @inline(__always)
  private mutating func slide(
    _ count: Int, loading load: (Int) -> SIMD4<UInt8>, storing store: (Int, SIMD4<UInt8>) -> Void
  ) {
    let window = 2 * radius + 1
    for i in 0..<(count + window) { line[i] = SIMD4(truncatingIfNeeded: load(min(max(i - radius, 0), count - 1))) }
    // Multiplies instead of dividing, because processors have no SIMD division of integers.
    let share = UInt32((65_536 + window - 1) / window)
    var sum = line[..<window].reduce(SIMD4(repeating: UInt32(radius)), &+)
    for i in 0..<count {
      store(i, SIMD4(truncatingIfNeeded: (sum &* share) &>> 16))
      sum = sum &+ line[i + window] &- line[i]
    }
  }
}
