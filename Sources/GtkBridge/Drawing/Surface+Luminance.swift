import Glibc

extension Surface {
  /// The lightest, darkest and mean colour channels are not enough for legibility: this gives, for a rectangle of device
  /// pixels, every `step`-th pixel's relative luminance (WCAG 2.2), 0 black to 1 white.
  package func luminances(x: Int, y: Int, width: Int, height: Int, step: Int = 1) -> [Double] {
    var found: [Double] = []
    edit { bytes, stride in
      for row in Swift.stride(from: max(y, 0), to: min(y + height, self.height), by: step) {
        for column in Swift.stride(from: max(x, 0), to: min(x + width, self.width), by: step) {
          let word = bytes.load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
          found.append(Self.luminance(word))
        }
      }
    }
    return found
  }

  private static func luminance(_ word: UInt32) -> Double {
    let (red, green, blue) = (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
    return 0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue]
  }

  /// sRGB's transfer function for each of a channel's 256 values (IEC 61966-2-1).
  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
