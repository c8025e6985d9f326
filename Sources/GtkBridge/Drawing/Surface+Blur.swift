extension Surface {
  /// Blurs an image in place, near enough to a Gaussian: three box blurs (SVG 1.1, feGaussianBlur).
  ///
  /// - Parameter radius: the box's reach in device pixels.
  package func blur(radius: Int) {
    guard radius > 0 else { return }
    edit { bytes, stride in
      let words = bytes.assumingMemoryBound(to: UInt8.self)
      var line = [UInt8](repeating: 0, count: max(width, height) * 4)
      for _ in 0..<3 {
        for y in 0..<height { Self.box(words + y * stride, count: width, step: 4, radius: radius, line: &line) }
        for x in 0..<width { Self.box(words + x * 4, count: height, step: stride, radius: radius, line: &line) }
      }
    }
  }

  /// One line of pixels averaged over a window that slides along it; beyond its ends the end pixels go on.
  private static func box(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int, line: inout [UInt8]
  ) {
    for i in 0..<count {
      for channel in 0..<4 { line[i * 4 + channel] = start[i * step + channel] }
    }
    let window = 2 * radius + 1
    for channel in 0..<4 {
      func at(_ i: Int) -> Int { Int(line[min(max(i, 0), count - 1) * 4 + channel]) }
      var sum = (-radius...radius).reduce(0) { $0 + at($1) }
      for i in 0..<count {
        start[i * step + channel] = UInt8((sum + radius) / window)
        sum += at(i + radius + 1) - at(i - radius)
      }
    }
  }
}
