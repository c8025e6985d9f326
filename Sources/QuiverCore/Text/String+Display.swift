extension String {
  /// The text in a form that a label can show: one paragraph of limited length, without control characters, and without
  /// characters that change the direction of the text after it (Unicode 15, UAX 9: bidirectional embeddings, overrides
  /// and isolates).
  package var displayable: String { displayable(upTo: 200) }

  /// The same for a text that may be longer, in Unicode scalars.
  package func displayable(upTo length: Int) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(length) {
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: continue
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: shown.append(" ")
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }
}

extension String {
  /// Whether the first letter is Hebrew, Arabic or of another script from right to left (Unicode 15, UAX 9, rule P2; the blocks of
  /// these scripts are in chapter 2.8 of the Unicode Standard).
  package var isWrittenFromRightToLeft: Bool {
    guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic)?.value else { return false }
    return [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF].contains {
      $0.contains(letter)
    }
  }
}

extension String {
  /// Limited to a length that fits into a diagnostic.
  var shortened: String {
    count <= 60 ? self : prefix(60) + "…"
  }
}
