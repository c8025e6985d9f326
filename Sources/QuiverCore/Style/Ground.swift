/// What lies under a label, and so how the label must be drawn to be read on it.
package struct Ground: Hashable, Sendable {
  /// Which words are read on it.
  package enum Tone: Hashable, Sendable {
    /// Light words, on a dark ground.
    case light
    /// Dark words, on a light ground.
    case dark
  }

  package var tone: Tone
  /// The opacity of the scrim under the words in twentieths, so that nearly equal grounds share a label.
  package var scrim: Int

  package var scrimOpacity: Double { Double(scrim) / 20 }

  /// Contrast that WCAG 2.2 asks of text of this size (success criterion 1.4.3), and a little for rounding.
  static let legibleContrast = 4.6

  /// Chooses by the colours found under a label: words in the tone that needs the weaker scrim, light ones in doubt.
  package init(colors: [Color]) {
    let onDark = Self.weakest(.black, letting: .white, beReadOn: colors)
    let onLight = Self.weakest(.white, letting: Color(hex: 0x14161a), beReadOn: colors)
    (tone, scrim) = onDark <= onLight + 2 ? (.light, onDark) : (.dark, onLight)
  }

  /// The least opacity of a scrim, in twentieths, that makes words legible on all of the grounds. It goes by their colours:
  /// a blue and a grey of one luminance are not of one luminance under the same scrim.
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
