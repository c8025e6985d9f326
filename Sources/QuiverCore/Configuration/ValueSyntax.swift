/// How values of a type are written in the configuration file.
package struct ValueSyntax<Value>: Sendable {
  /// The values that are accepted, in words: `auto, or a whole number from 1 to 20`.
  package let values: String
  /// How the values are written, if that is explained once for many keys: `#rrggbb or white`.
  package var notation: String?
  /// The words that are accepted, for suggestions.
  package var words: [String] = []
  /// Parses the text after the `=`; nil if it is invalid. The second argument is the home directory; without it a path
  /// that starts with `~/` is invalid.
  package let read: @Sendable (String, String?) -> Value?
  package let write: @Sendable (Value) -> String
  /// The part of an invalid value that is wrong; nil if the whole value is.
  package var wrongPart: @Sendable (String) -> String? = { _ in nil }
}

extension ValueSyntax {
  /// The same syntax for another type.
  package func map<Other>(
    _ into: @escaping @Sendable (Value) -> Other, _ back: @escaping @Sendable (Other) -> Value
  ) -> ValueSyntax<Other> {
    ValueSyntax<Other>(
      values: values, notation: notation, words: words, read: { [read] in read($0, $1).map(into) },
      write: { [write] in write(back($0)) },
      wrongPart: wrongPart)
  }

  /// A word that stands for nil, or the other syntax.
  package static func automatic<Wrapped>(or syntax: ValueSyntax<Wrapped>, word: String = "auto") -> ValueSyntax
  where Value == Wrapped? {
    let (read, write) = (syntax.read, syntax.write)
    return ValueSyntax(
      values: syntax.values.asAlternatives(after: word), notation: syntax.notation.map { "\(word), \($0)" },
      words: [word] + syntax.words,
      read: { raw, home in raw == word ? .some(nil) : read(raw, home).map(Optional.some) },
      write: { $0.map(write) ?? word }, wrongPart: syntax.wrongPart)
  }
}

extension String {
  /// The accepted values with a word before them: `auto, or a colour`, `auto, true or false`, `none, an id, or a path`.
  func asAlternatives(after word: String) -> String {
    let isDescription = ["a ", "an ", "the "].contains(where: hasPrefix) && !contains(", or ")
    return isDescription ? "\(word), or \(self)" : "\(word), \(self)"
  }
}
