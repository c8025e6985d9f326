import SpringboardEngine
import Testing

/// Searches with known results. Each failing line is reported with what was found instead.
@Suite struct GoldenSearchTests {
  @Test("Each search has the expected results", arguments: GoldenSearches.all)
  func resultsAreExpected(of searches: GoldenSearches) {
    var indices: [String: SearchIndex] = [:]
    for line in searches.lines {
      do {
        let search = try GoldenSearch(line)
        let key = "\(search.locale) \(search.preferred.map { "\($0.key) \($0.value.rawValue)" }.sorted())"
        let index =
          indices[key] ?? SearchIndex(GoldenCatalogue.items(locale: search.locale, preferred: search.preferred))
        indices[key] = index
        let results = index.results(for: SearchQuery(search.query), in: search.context)
        if !search.accepts(results) { Issue.record("\(line) — found: \(results.summary)") }
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test("The catalogue is complete")
  func catalogueIsComplete() {
    #expect(GoldenCatalogue.entries.count >= 120)
    #expect(GoldenCatalogue.ids.count == GoldenCatalogue.entries.count)
  }

  @Test("There are enough searches")
  func thereAreEnoughSearches() {
    #expect(GoldenSearches.all.flatMap(\.lines).count >= 1000)
  }
}

extension SearchResults {
  /// The first results and the reasons for which they were found.
  fileprivate var summary: String {
    let some = applications.prefix(3) + actions.prefix(3) + removed.prefix(2)
    let texts = some.map { result in
      "\(result.id)\(result.action.map { ":\($0)" } ?? "") (\(result.match))"
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }
}
