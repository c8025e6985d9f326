extension Color: LosslessStringConvertible {
  /// Parses `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(76, 157, 255)`, `rgba(0, 0, 0, 0.4)` and the sixteen names of HTML 4.
  package init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if let parts = text.arguments(of: "rgb") ?? text.arguments(of: "rgba") {
      self.init(parts: parts)
    } else if let named = Self.named[text] {
      self = named
    } else {
      return nil
    }
  }

  /// `#rrggbb`, or `#rrggbbaa` if the colour is translucent.
  package var description: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#" + parts.map(Self.hex).joined()
  }

  /// In a form of CSS that GTK 3 understands; it does not know `#rrggbbaa`.
  package var css: String {
    let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" } + [((alpha * 1000).rounded() / 1000).plain]
    return "rgba(\(parts.joined(separator: ", ")))"
  }

  private init?(digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: self.init(bytes: values.map { $0 * 17 })
    case 6, 8: self.init(bytes: stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] })
    default: return nil
    }
  }

  private init(bytes: [Int]) {
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  private init?(parts: [String]) {
    let colors = parts.prefix(3).compactMap(Int.init).filter { (0...255).contains($0) }
    let alpha = parts.count == 4 ? Double(parts[3]) : 1
    guard colors.count == 3, parts.count <= 4, let alpha, (0...1).contains(alpha) else { return nil }
    self.init(bytes: colors)
    self.alpha = alpha
  }

  private static func hex(_ part: Double) -> String {
    let digits = String(Int((part * 255).rounded()), radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// The colours of HTML 4.01, section 6.5, `grey` and `transparent`.
  package static let named: [String: Color] = [
    "transparent": .clear, "black": .black, "white": .white, "silver": Color(hex: 0xc0c0c0),
    "gray": Color(hex: 0x808080), "grey": Color(hex: 0x808080), "maroon": Color(hex: 0x800000),
    "red": Color(hex: 0xff0000),
    "purple": Color(hex: 0x800080), "fuchsia": Color(hex: 0xff00ff), "green": Color(hex: 0x008000),
    "lime": Color(hex: 0x00ff00), "olive": Color(hex: 0x808000), "yellow": Color(hex: 0xffff00),
    "navy": Color(hex: 0x000080), "blue": Color(hex: 0x0000ff), "teal": Color(hex: 0x008080),
    "aqua": Color(hex: 0x00ffff),
  ]
}
