/// A question to the search providers: other programs, whose results are shown below the applications.
public struct ProviderQuery: Equatable, Sendable {
  /// The text in the search field.
  public let text: String
  /// The words of the text.
  public let terms: [String]

  /// Creates a query from the text in the search field.
  public init(_ text: String) {
    self.text = text
    terms = text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether every result of this query is also one of an earlier query: words were added, or the last word became
  /// longer.
  public func extends(_ earlier: ProviderQuery) -> Bool {
    let former = earlier.terms
    guard let last = former.last, terms.count >= former.count, terms != former else { return false }
    return terms.starts(with: former.dropLast()) && terms[former.count - 1].hasPrefix(last)
  }
}

extension ProviderQuery {
  /// Seconds without a change of the text after which the providers are asked.
  public static let delay = 0.15
  /// Seconds after which the answers are ignored.
  public static let timeLimit = 1.0
  /// The largest number of results that is shown of a provider, as in GNOME Shell.
  public static let shownLimit = 5
}
