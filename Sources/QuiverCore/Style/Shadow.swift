/// A soft shadow, written in `[style]` as `0 2 6 #00000066`.
package struct Shadow: Hashable, Sendable {
  /// The offset in logical pixels.
  package var dx: Double
  package var dy: Double
  /// The blur in logical pixels.
  package var blur: Double
  package var color: Color

  package init(dx: Double = 0, dy: Double, blur: Double, color: Color) {
    self.dx = dx
    self.dy = dy
    self.blur = blur
    self.color = color
  }

  /// How far the shadow is visible beyond its shape, in logical pixels.
  package var reach: Double { blur + max(abs(dx), abs(dy)) }
}

extension Shadow: LosslessStringConvertible {
  package init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 3)
    let lengths = words.prefix(3).compactMap { Double($0) }.filter { (-64...64).contains($0) }
    guard words.count == 4, lengths.count == 3, lengths[2] >= 0, let color = Color(words[3].trimmed) else { return nil }
    self.init(dx: lengths[0], dy: lengths[1], blur: lengths[2], color: color)
  }

  package var description: String {
    "\(dx.plain) \(dy.plain) \(blur.plain) \(color)"
  }
}
