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
  /// The opacity of the shadow under the text, in twentieths, so that similar backgrounds share a label.
  package var shade: Int

  package var shadeOpacity: Double { Double(shade) / 20 }

  /// The contrast that WCAG 2.2 requires for text of this size (success criterion 1.4.3), and a little for rounding.
  static let legibleContrast = 4.6

  /// A background of these colours, for text of a tone. The shadow is no stronger than the text needs.
  package init(colors: [Color], tone: Tone) {
    self.tone = tone
    shade = colors.reduce(0) { tone.shade(on: $1, atLeast: $0) }
  }

  /// A background of these colours, for text on a screen whose text mostly has a tone. Where that would need a strong shadow, as on
  /// the bright half of a dark wallpaper, and the other tone needs hardly any, the text has the other one.
  package init(colors: [Color], preferring tone: Tone) {
    self.init(colors: colors, tone: tone)
    guard shade >= Self.strongShade else { return }
    let other = Ground(colors: colors, tone: tone.opposite)
    if other.shade <= Self.weakShade { self = other }
  }

  /// The opacities of shadows, in twentieths, between which text keeps the tone of its screen (by eye).
  private static let (weakShade, strongShade) = (2, 8)

  /// The contrast that WCAG 2.2 requires for symbols (success criterion 1.4.11), and a little for rounding.
  private static let visibleContrast = 3.1

  /// A background of these colours, for a symbol whose tone depends on them alone.
  package init(ofSymbolOn colors: [Color]) {
    let tone = Tone(on: colors)
    self.tone = tone
    shade = colors.reduce(0) { tone.shade(on: $1, atLeast: $0, contrast: Self.visibleContrast) }
  }
}

extension Ground.Tone {
  /// The tone of most text on a screen, chosen from colours that are evenly distributed over it: the one that needs the
  /// weaker shadows, or light text if they are similar, because a dark shadow looks more natural than a light one.
  package init(on colors: [Color]) {
    let need = { (tone: Self) in colors.reduce(0) { $0 + tone.shade(on: $1) } }
    self = need(.light) <= need(.dark) + 2 * colors.count ? .light : .dark
  }

  fileprivate var opposite: Self { self == .light ? .dark : .light }

  /// The colours of text and of its shadow, as far as their contrast is concerned.
  private var colors: (words: Color, shade: Color) {
    self == .light ? (.white, .black) : (Color(hex: 0x14161a), .white)
  }

  /// The smallest opacity of a shadow, in twentieths, that makes text legible on a colour. It depends on the whole colour,
  /// because colours with the same luminance differ in luminance under the same shadow.
  fileprivate func shade(
    on ground: Color, atLeast least: Int = 0, contrast: Double = Ground.legibleContrast
  ) -> Int {
    let (words, shade) = colors
    let luminance = words.luminance
    return (least..<20).first { opacity in
      let covered = shade.opacity(Double(opacity) / 20).over(ground)
      return Color.contrast(covered.luminance, luminance) >= contrast
    } ?? 20
  }
}
