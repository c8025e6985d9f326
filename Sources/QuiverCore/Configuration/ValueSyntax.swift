/// How values of one type are written in the dotfile.
package struct ValueSyntax<Value>: Sendable {
  /// What it takes, in words that follow “wants”: `auto, or a whole number from 1 to 20`.
  package let wants: String
  /// The words it knows, to guess from when one is misspelt.
  package var words: [String] = []
  /// The value of what stands after the `=`; nil where that is something else. The second argument is the user's
  /// home; without it a path that starts with `~/` is no value.
  package let read: @Sendable (String, String?) -> Value?
  package let write: @Sendable (Value) -> String
}

extension ValueSyntax {
  /// The same writing for a type that says the same with other words.
  package func map<Other>(
    _ into: @escaping @Sendable (Value) -> Other, _ back: @escaping @Sendable (Other) -> Value
  ) -> ValueSyntax<Other> {
    ValueSyntax<Other>(
      wants: wants, words: words, read: { [read] in read($0, $1).map(into) }, write: { [write] in write(back($0)) })
  }

  /// A word for nil, or what another syntax takes.
  package static func automatic<Wrapped>(or syntax: ValueSyntax<Wrapped>, word: String = "auto") -> ValueSyntax
  where Value == Wrapped? {
    let (read, write) = (syntax.read, syntax.write)
    return ValueSyntax(
      wants: "\(word), or \(syntax.wants)", words: [word] + syntax.words,
      read: { raw, home in raw == word ? .some(nil) : read(raw, home).map(Optional.some) },
      write: { $0.map(write) ?? word })
  }
}
