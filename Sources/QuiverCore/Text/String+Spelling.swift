extension String {
  /// The word in British spelling, which keys and values have: `behaviour` for `behavior`.
  var british: String {
    var word = self
    for (american, british) in Self.spellings { word = word.replacing(american, with: british) }
    return word
  }

  private static let spellings = [
    ("color", "colour"), ("behavior", "behaviour"), ("center", "centre"), ("gray", "grey"),
  ]
}
