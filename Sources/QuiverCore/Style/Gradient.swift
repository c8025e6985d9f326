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
      guard let degrees = Self.angle(first) else { return nil }
      angle = degrees
      parts.removeFirst()
    }
    let colors = parts.compactMap { Color($0) }
    guard colors.count == parts.count, colors.count >= 2 else { return nil }
    self.init(angle: angle, colors: colors)
  }

  private static func angle(_ text: String) -> Double? {
    Double(text.dropLast(3)).flatMap { $0.magnitude <= 360 ? $0 : nil }
  }

  /// The first argument of an invalid gradient that is neither an angle nor a colour; nil if there is none.
  package static func wrongPart(of text: String) -> String? {
    text.arguments(of: "gradient")?.enumerated().first { number, part in
      number == 0 && part.hasSuffix("deg") ? angle(part) == nil : Color(part) == nil
    }?.element
  }

  package var description: String {
    "gradient(\((["\(angle.plain)deg"] + colors.map(\.description)).joined(separator: ", ")))"
  }
}
