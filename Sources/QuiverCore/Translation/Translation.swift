import Posix

/// The translation of a text that the user reads. See data/po/README.md.
///
/// `%1$s` in the text stands for the first argument, which is a text, `%2$d` for the second one, which is a number, and `%%`
/// for a percent sign.
package func tr(_ text: TranslatedText, _ arguments: any TextArgument...) -> String {
  Translations.text(text.source).filled(with: arguments)
}

/// The translation of a text in a context, which tells apart equal texts with different meanings.
package func trc(_ context: TranslatedText, _ text: TranslatedText, _ arguments: any TextArgument...) -> String {
  Translations.text(text.source, in: context.source).filled(with: arguments)
}

/// The translation of a text that depends on a number, which is its first argument: `one` is the English text for 1, and
/// `other` that for other numbers.
package func trn(
  _ one: TranslatedText, _ other: TranslatedText, _ count: Int, _ arguments: any TextArgument...
) -> String {
  Translations.text(one.source, other.source, for: count).filled(with: [count] + arguments)
}

/// The translation of a format of strftime(3): of the order and the separators of the parts of a date.
package func trDate(_ format: TranslatedText) -> String { Translations.text(format.source) }

/// An English text as it stands in the source, where the tools of gettext find it. Therefore it is a literal, or several with
/// plus signs between them, and cannot contain values.
package struct TranslatedText: ExpressibleByStringLiteral, Sendable {
  let source: String

  package init(stringLiteral source: String) { self.source = source }

  package static func + (first: TranslatedText, second: TranslatedText) -> TranslatedText {
    TranslatedText(stringLiteral: first.source + second.source)
  }
}

/// A value that a translated text contains.
package protocol TextArgument: Sendable {
  /// The letter that stands for such a value in a text, as in printf(3).
  static var conversion: Character { get }
  var description: String { get }
}

extension String: TextArgument {
  package static let conversion: Character = "s"
}

extension Int: TextArgument {
  package static let conversion: Character = "d"
}

/// Whether the texts are in a language that is written from right to left.
private let isFromRightToLeft =
  // Translators: Translate this to “right to left” (in English) if your language is written so, otherwise not at all.
  tr("left to right") == "right to left"

extension String {
  /// Replaces `%1$s`, `%2$d` and `%%`. In languages that are written from right to left, each text is isolated, so that it does
  /// not change the order of what is around it (Unicode 15, UAX 9, FSI and PDI).
  func filled(with arguments: [any TextArgument]) -> String {
    guard contains("%") else { return self }
    var (filled, rest) = ("", self[...])
    while let percent = rest.firstIndex(of: "%") {
      filled += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        filled += "%"
        rest = rest.dropFirst()
      } else if let digit = rest.first?.wholeNumberValue, arguments.indices.contains(digit - 1),
        rest.dropFirst().first == "$", rest.dropFirst(2).first == type(of: arguments[digit - 1]).conversion
      {
        let argument = arguments[digit - 1]
        filled += argument is String && isFromRightToLeft ? "\u{2068}\(argument)\u{2069}" : argument.description
        rest = rest.dropFirst(3)
      } else {
        assertionFailure("“\(self)” has no argument for “%\(rest.prefix(3))”")
        filled += "%"
      }
    }
    return filled + rest
  }
}
