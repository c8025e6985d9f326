extension Style {
  /// What words are written in on a ground.
  package func words(on tone: Ground.Tone) -> Color {
    tone == .light ? colors.labelOnDark : colors.labelOnLight
  }

  /// What a ground is covered with where it is too much like the words.
  package func scrim(under tone: Ground.Tone) -> Color {
    tone == .light ? .black : .white
  }

  package func shadow(under tone: Ground.Tone) -> Shadow {
    tone == .light ? shadows.labelOnDark : shadows.labelOnLight
  }

  /// Logical pixels a line of a label takes.
  package var labelLineHeight: Double { (fonts.labelSize * 1.4).rounded() }

  package func labelLines(in height: Double) -> Int {
    max(Int(height / labelLineHeight), 1)
  }
}
