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
