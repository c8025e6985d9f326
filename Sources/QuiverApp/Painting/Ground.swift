import Glibc

/// What lies under a label, and so how the label must be drawn to be read on it.
nonisolated struct Ground: Hashable {
  /// Which words are read on it.
  enum Tone: Hashable {
    /// Light words, on a dark ground.
    case light
    /// Dark words, on a light ground.
    case dark
  }

  var tone: Tone
  /// The opacity of the scrim under the words in twentieths, so that nearly equal grounds share a label.
  var scrim: Int

  var scrimOpacity: Double { min(Double(scrim) / 20, 1) }

  /// Contrast that WCAG 2.2 asks of text of this size (success criterion 1.4.3), and a little for rounding.
  static let legibleContrast = 4.6

  /// Chooses by the luminances found under a label: words in the tone that needs the weaker scrim, light ones in doubt.
  ///
  /// - Parameter luminances: relative luminance (WCAG 2.2) of pixels under the words, 0 to 1.
  init(luminances: [Double]) {
    let onDark = Self.scrim(overLightest: luminances.max() ?? 0)
    let onLight = Self.scrim(overDarkest: luminances.min() ?? 1)
    tone = onDark <= onLight + 0.1 ? .light : .dark
    scrim = Int(((tone == .light ? onDark : onLight) * 20).rounded(.up))
  }

  /// The least opacity of a black scrim on which white words are legible.
  private static func scrim(overLightest luminance: Double) -> Double {
    let allowed = 1.05 / legibleContrast - 0.05
    return luminance <= allowed ? 0 : 1 - encoded(allowed) / encoded(luminance)
  }

  /// The least opacity of a white scrim on which near-black words, of luminance 0.01, are legible.
  private static func scrim(overDarkest luminance: Double) -> Double {
    let allowed = legibleContrast * (0.01 + 0.05) - 0.05
    guard luminance < allowed else { return 0 }
    return (encoded(allowed) - encoded(luminance)) / (1 - encoded(luminance))
  }

  /// sRGB's value of a luminance: cairo mixes encoded values (IEC 61966-2-1).
  private static func encoded(_ luminance: Double) -> Double {
    luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * pow(luminance, 1 / 2.4) - 0.055
  }
}
