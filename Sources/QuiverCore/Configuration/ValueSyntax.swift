/// How values of a type are written in the configuration file.
package struct ValueSyntax<Value>: Sendable {
  /// The values that are accepted, in words: `auto, or a whole number from 1 to 20`.
  package let values: String
  /// How the values are written, if that is explained once for many keys: `#rrggbb or white`.
  package var notation: String?
  /// Whether ``values`` lists alternatives: `auto, true or false`, rather than `a number from 1 to 3`.
  package var listsAlternatives = false
  /// The clause for a value that is not accepted: `“x” is not a colour`. The value is nil if it is not UTF-8.
  package var refusal: @Sendable (String?) -> String = {
    $0.map { tr("“%1$s” is not valid", $0) } ?? tr("this is not valid")
  }
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
      values: values, notation: notation, listsAlternatives: listsAlternatives, refusal: refusal, words: words,
      read: { [read] in read($0, $1).map(into) },
      write: { [write] in write(back($0)) },
      wrongPart: wrongPart)
  }

  /// A word that stands for nil, or the other syntax.
  package static func automatic<Wrapped>(or syntax: ValueSyntax<Wrapped>, word: String = "auto") -> ValueSyntax
  where Value == Wrapped? {
    let (read, write) = (syntax.read, syntax.write)
    return ValueSyntax(
      values: syntax.values.asAlternative(to: word, isList: syntax.listsAlternatives),
      notation: syntax.notation.map { $0.asAlternative(to: word, isList: true) }, listsAlternatives: true,
      refusal: syntax.refusal, words: [word] + syntax.words,
      read: { raw, home in raw == word ? .some(nil) : read(raw, home).map(Optional.some) },
      write: { $0.map(write) ?? word }, wrongPart: syntax.wrongPart)
  }
}

extension String {
  /// The accepted values with a word before them: `auto, or a colour`; for a list, `auto, true or false`.
  func asAlternative(to word: String, isList: Bool) -> String {
    isList ? tr("%1$s, %2$s", word, self) : tr("%1$s, or %2$s", word, self)
  }
}
