/// Compares names independently of the locale: letters without case and accents, numbers by value. "Éditeur 9" comes
/// before "editor 10".
struct NaturalOrder: Comparable {
  fileprivate enum Part: Equatable {
    /// The digits without leading zeros. Of two numbers, the one with more digits is greater.
    case number([UInt8])
    case letter(Unicode.Scalar)
  }

  private let parts: [Part]

  init(_ name: String) {
    parts = name.lowercased().unicodeScalars.reduce(into: []) { parts, scalar in
      guard let digit = scalar.digit else { return parts.append(.letter(scalar.withoutAccent)) }
      guard case .number(let digits) = parts.last else { return parts.append(.number([digit])) }
      parts[parts.count - 1] = .number(digits == [0] ? [digit] : digits + [digit])
    }
  }

  static func < (a: NaturalOrder, b: NaturalOrder) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}

extension NaturalOrder.Part: Comparable {
  /// Numbers come before letters.
  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
    case (.letter(let a), .letter(let b)): a < b
    case (.number, .letter): true
    case (.letter, .number): false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var digit: UInt8? { ("0"..."9").contains(self) ? UInt8(value - 0x30) : nil }

  /// The Latin letter without its accent, from its Unicode name: LATIN SMALL LETTER E WITH ACUTE becomes LATIN SMALL
  /// LETTER E.
  fileprivate var withoutAccent: Unicode.Scalar {
    guard !isASCII, let name = properties.name, name.hasPrefix("LATIN SMALL LETTER ") else { return self }
    let words = name.split(separator: " ")
    guard words.count > 5, words[4] == "WITH", words[3].unicodeScalars.count == 1 else { return self }
    return Character(words[3].lowercased()).unicodeScalars.first ?? self
  }
}
