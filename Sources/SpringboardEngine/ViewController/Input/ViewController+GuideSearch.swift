/// Programmes among the results of a search.
extension ViewController {
  /// Returns the programmes that a text finds, of those that run now or begin within a day; nil for none.
  mutating func programmes(for query: SearchQuery, at now: Instant) -> ProviderResults? {
    guard view.layout.guide != nil, !query.isEmpty, let time = document.guide.time else { return nil }
    let minute = document.clock?.minute(at: now) ?? time.lowerBound
    let index = document.guideIndex ?? SearchIndex(document.guide.searchItems(from: minute))
    document.guideIndex = index
    let context = SearchContext(board: Board(), usage: UsageHistory(), day: 0, limit: ProviderQuery.shownLimit)
    let found = Searcher(index, in: context).results(for: query).applications
    let results = found.compactMap { document.guide.result($0.id, after: minute) }
    return results.isEmpty ? nil : ProviderResults(title: view.preferences.searchTitles.programmes, results: results)
  }
}

extension GuideContent {
  /// The seconds within which programmes begin that are found.
  private static let searchedTime = 86_400.0

  /// What is searched: of the programmes with the same title, the one that begins first.
  fileprivate func searchItems(from minute: Double) -> [AppItem] {
    var first: [String: IndexPath] = [:]
    for (section, row) in rows.enumerated() {
      for item in row.items(in: minute..<minute + Self.searchedTime) {
        let title = channels[section].programmes[item].title
        let start = row.spans[item].start
        if let other = first[title], rows[other.section].spans[other.item].start <= start { continue }
        first[title] = IndexPath(section: section, item: item)
      }
    }
    return first.values.sorted().compactMap { index in
      id(at: index).map { AppItem(id: $0, name: channels[index.section].programmes[index.item].title) }
    }
  }

  /// nil for a programme that has ended.
  fileprivate func result(_ id: ItemID, after minute: Double) -> ProviderResult? {
    guard let index = index(of: id), let programme = programme(at: index), programme.span.end > minute else {
      return nil
    }
    let description = "\(channels[index.section].name), \(times(of: programme))"
    return ProviderResult(id: id, name: programme.title, description: description)
  }
}
