/// How values of a type are written in the configuration file.
package struct ValueSyntax<Value>: Sendable {
  /// The values that are accepted, as words that follow “wants”: `auto, or a whole number from 1 to 20`.
  package let wants: String
  /// The words that are accepted, for suggestions.
  package var words: [String] = []
  /// Parses the text after the `=`; nil if it is invalid. The second argument is the home directory; without it a path
  /// that starts with `~/` is invalid.
  package let read: @Sendable (String, String?) -> Value?
  package let write: @Sendable (Value) -> String
}

extension ValueSyntax {
  /// The same syntax for another type.
  package func map<Other>(
    _ into: @escaping @Sendable (Value) -> Other, _ back: @escaping @Sendable (Other) -> Value
  ) -> ValueSyntax<Other> {
    ValueSyntax<Other>(
      wants: wants, words: words, read: { [read] in read($0, $1).map(into) }, write: { [write] in write(back($0)) })
  }

  /// A word that stands for nil, or the other syntax.
  package static func automatic<Wrapped>(or syntax: ValueSyntax<Wrapped>, word: String = "auto") -> ValueSyntax
  where Value == Wrapped? {
    let (read, write) = (syntax.read, syntax.write)
    return ValueSyntax(
      wants: "\(word), or \(syntax.wants)", words: [word] + syntax.words,
      read: { raw, home in raw == word ? .some(nil) : read(raw, home).map(Optional.some) },
      write: { $0.map(write) ?? word })
  }
}
