import CollectionEngine

/// A search, while its field is open.
struct Search: Sendable {
  /// The text in the field.
  var text = ""
  /// When the text changed, or the field opened.
  var changed: Instant
  /// The focus before the field opened.
  let formerFocus: Focus?
  /// Searches the applications as they were at a revision of the document.
  var searcher: (Searcher, revision: Int)?
  /// The results that are shown.
  var results = SearchResults()
  /// The text that they were found for.
  var resultsText = ""
  /// The results of search providers for the text, in the order in which they arrived.
  var providerResults: [ProviderResults] = []
  var providerPhase = ProviderPhase.done

  init(opened: Instant, formerFocus: Focus?) {
    (changed, self.formerFocus) = (opened, formerFocus)
  }

  var query: SearchQuery { SearchQuery(text) }

  /// Whether it is certain that there is nothing to show for the text.
  var foundNothing: Bool { !text.isEmpty && results.isEmpty && providerPhase == .done }

  /// A result of a search provider; nil if none is shown with this id.
  func result(_ id: ItemID) -> ProviderResult? {
    providerResults.lazy.compactMap { $0.results.first { $0.id == id } }.first
  }
}

/// The progress of the search providers for the present text.
enum ProviderPhase: Equatable, Sendable {
  /// The providers are not asked, or not waited for any more.
  case done
  /// The providers will be asked at this time.
  case scheduled(at: Instant)
  /// The providers were asked. Answers are ignored from this moment on.
  case asked(until: Instant)

  var deadline: Instant? {
    switch self {
    case .done: nil
    case .scheduled(let moment), .asked(let moment): moment
    }
  }
}
