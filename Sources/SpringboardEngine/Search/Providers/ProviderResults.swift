/// Something that a search provider has found.
public struct ProviderResult: Equatable, Sendable {
  /// Identifies the result: see ``ItemID/init(result:of:)``.
  public var id: ItemID
  /// The name of the result, for the user.
  public var name: String
  /// A further text of the provider about the result; empty for none.
  public var description: String

  /// Creates a result.
  public init(id: ItemID, name: String, description: String = "") {
    (self.id, self.name, self.description) = (id, name, description)
  }
}

/// The results of one search provider, the best first.
public struct ProviderResults: Equatable, Sendable {
  /// The name of the provider's application, which is the title of the section.
  public var title: String
  /// The results.
  public var results: [ProviderResult]

  /// Creates results.
  public init(title: String, results: [ProviderResult]) {
    (self.title, self.results) = (title, results)
  }
}

/// The answer of a search provider to a query.
public struct ProviderAnswer: Equatable, Sendable {
  /// The text of the query; see ``ProviderQuery/text``.
  public var text: String
  /// The results of the provider; nil for none.
  public var results: ProviderResults?
  /// Whether all providers have answered now.
  public var isLast: Bool

  /// Creates an answer.
  public init(to text: String, _ results: ProviderResults?, isLast: Bool) {
    (self.text, self.results, self.isLast) = (text, results, isLast)
  }
}
