extension Style {
  /// Whether it is meant for bright rooms and wallpapers, as its background tells.
  package var isLight: Bool { colors.background.luminance > 0.5 }

  /// The colour of text.
  package func words(on tone: Ground.Tone) -> Color {
    tone == .light ? colors.label.onDark : colors.label.onLight
  }

  /// The colour of what makes text legible on backgrounds of the wrong tone.
  package func shade(under tone: Ground.Tone) -> Color {
    tone == .light ? .black : .white
  }

  package func shadow(under tone: Ground.Tone) -> Shadow {
    tone == .light ? shadows.labelOnDark : shadows.labelOnLight
  }
}
