/// A linear gradient with evenly spaced colours: `gradient(160deg, #0b1026, #2b3a67)`.
package struct Gradient: Hashable, Sendable {
  /// In degrees clockwise from upwards, as in CSS: 180 is from top to bottom.
  package var angle: Double
  /// At least two.
  package var colors: [Color]

  package init(angle: Double = 180, colors: [Color]) {
    self.angle = angle
    self.colors = colors
  }
}

extension Gradient: LosslessStringConvertible {
  package init?(_ text: String) {
    guard var parts = text.arguments(of: "gradient") else { return nil }
    var angle = 180.0
    if let first = parts.first, first.hasSuffix("deg") {
      guard let degrees = Double(first.dropLast(3)), degrees.magnitude <= 360 else { return nil }
      angle = degrees
      parts.removeFirst()
    }
    let colors = parts.compactMap { Color($0) }
    guard colors.count == parts.count, colors.count >= 2 else { return nil }
    self.init(angle: angle, colors: colors)
  }

  package var description: String {
    "gradient(\((["\(angle.plain)deg"] + colors.map(\.description)).joined(separator: ", ")))"
  }
}
