extension Style {
  /// The colour of text.
  package func words(on tone: Ground.Tone) -> Color {
    tone == .light ? colors.label.onDark : colors.label.onLight
  }

  /// The colour of the scrim under text.
  package func scrim(under tone: Ground.Tone) -> Color {
    tone == .light ? .black : .white
  }

  package func shadow(under tone: Ground.Tone) -> Shadow {
    tone == .light ? shadows.labelOnDark : shadows.labelOnLight
  }

  /// The height of a label's line in logical pixels.
  package var labelLineHeight: Double { (fonts.labelSize * 1.4).rounded() }

  package func labelLines(in height: Double) -> Int {
    max(Int(height / labelLineHeight), 1)
  }
}
