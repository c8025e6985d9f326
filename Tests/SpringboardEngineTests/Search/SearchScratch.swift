@testable import SpringboardEngine

/// Searches among a few applications.
struct SearchScratch {
  private let index: SearchIndex

  /// Applications with these names. The id of each is its name.
  init(_ names: String...) {
    index = SearchIndex(names.map { AppItem(id: .application($0), name: $0) })
  }

  init(_ items: [AppItem]) {
    index = SearchIndex(items)
  }

  /// The ids of the results, the best first.
  func ids(_ text: String) -> [String] {
    results(text).map(\.id.text)
  }

  /// The ids of the results, each with its reason.
  func reasons(_ text: String) -> [String] {
    results(text).map { "\($0.id.text): \($0.match)" }
  }

  private func results(_ text: String) -> [SearchResult] {
    index.results(for: SearchQuery(text)).applications
  }
}
