extension Surface {
  /// Blurs an image in place, near enough to a Gaussian: three box blurs (SVG 1.1, feGaussianBlur).
  ///
  /// - Parameter radius: the box's reach in device pixels.
  package func blur(radius: Int) {
    guard radius > 0 else { return }
    edit { bytes, stride in
      let pixels = bytes.assumingMemoryBound(to: SIMD4<UInt8>.self)
      let pitch = stride / 4
      var line = [SIMD4<UInt32>](repeating: .zero, count: max(width, height) + 2 * radius + 1)
      for _ in 0..<3 {
        for y in 0..<height { Self.box(pixels + y * pitch, count: width, step: 1, radius: radius, line: &line) }
        for x in 0..<width { Self.box(pixels + x, count: height, step: pitch, radius: radius, line: &line) }
      }
    }
  }

  /// One line of pixels averaged over a window that slides along it; beyond its ends the end pixels go on.
  private nonisolated static func box(
    _ start: UnsafeMutablePointer<SIMD4<UInt8>>, count: Int, step: Int, radius: Int, line: inout [SIMD4<UInt32>]
  ) {
    let window = 2 * radius + 1
    for i in 0..<(count + window) {
      line[i] = SIMD4(truncatingIfNeeded: start[min(max(i - radius, 0), count - 1) * step])
    }
    // A product in place of a quotient, which no processor has for four numbers at once.
    let share = UInt32((65_536 + window - 1) / window)
    var sum = line[..<window].reduce(SIMD4(repeating: UInt32(radius)), &+)
    for i in 0..<count {
      start[i * step] = SIMD4(truncatingIfNeeded: (sum &* share) &>> 16)
      sum = sum &+ line[i + window] &- line[i]
    }
  }
}
