/// A search, while its field is open.
struct Search: Sendable {
  /// The text in the field.
  var text = ""
  /// What had the focus when the field opened.
  let formerFocus: Focus?
  /// Searches the applications as they were at a revision of the document.
  var searcher: (Searcher, revision: Int)?
  var results = SearchResults()

  init(formerFocus: Focus?) {
    self.formerFocus = formerFocus
  }

  var query: SearchQuery { SearchQuery(text) }
}
