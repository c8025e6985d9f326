/// The background of a label, and how the label must be drawn to be legible on it.
package struct Ground: Hashable, Sendable {
  /// The tone of the text.
  package enum Tone: Hashable, Sendable {
    /// Light text on a dark background.
    case light
    /// Dark text on a light background.
    case dark
  }

  package var tone: Tone
  /// The opacity of the scrim under the text, in twentieths, so that similar backgrounds share a label.
  package var scrim: Int

  package var scrimOpacity: Double { Double(scrim) / 20 }

  /// The contrast that WCAG 2.2 requires for text of this size (success criterion 1.4.3), and a little for rounding.
  static let legibleContrast = 4.6

  /// Chooses the tone that needs the weaker scrim, or light text if they are similar.
  package init(colors: [Color]) {
    let onDark = Self.weakest(.black, letting: .white, beReadOn: colors)
    let onLight = Self.weakest(.white, letting: Color(hex: 0x14161a), beReadOn: colors)
    (tone, scrim) = onDark <= onLight + 2 ? (.light, onDark) : (.dark, onLight)
  }

  /// The smallest opacity of a scrim, in twentieths, that makes text legible on all backgrounds. It has to use their
  /// colours, because colours with the same luminance differ in luminance under the same scrim.
  private static func weakest(_ scrim: Color, letting words: Color, beReadOn grounds: [Color]) -> Int {
    let luminance = words.luminance
    return grounds.reduce(0) { least, ground in
      (least..<20).first { opacity in
        let covered = scrim.opacity(Double(opacity) / 20).over(ground)
        return Color.contrast(covered.luminance, luminance) >= legibleContrast
      } ?? 20
    }
  }
}
