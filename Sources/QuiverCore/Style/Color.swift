/// A colour in sRGB. Its components are from 0 to 1, not premultiplied.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// For example `0xRRGGBB`.
  package init(hex: UInt32, alpha: Double = 1) {
    let part = { (shift: UInt32) in Double(hex >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  package static let black = Color(hex: 0x000000)
  package static let white = Color(hex: 0xffffff)
  package static let clear = Color(hex: 0x000000, alpha: 0)

  package func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour with its alpha multiplied.
  package func opacity(_ share: Double) -> Color {
    withAlpha(alpha * share)
  }

  /// The colour painted over an opaque one.
  package func over(_ ground: Color) -> Color {
    let mix = { (top: Double, bottom: Double) in top * alpha + bottom * (1 - alpha) }
    return Color(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}

extension Color {
  /// The hue is in degrees; saturation and lightness are from 0 to 1 (CSS Color 4, section 7).
  package init(hue: Double, saturation: Double, lightness: Double) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4))
  }
}
