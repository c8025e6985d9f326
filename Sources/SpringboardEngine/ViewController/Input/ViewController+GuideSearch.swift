import CollectionEngine

/// Programmes among the results of a search.
extension ViewController {
  /// Returns the programmes that a text finds, of those that run now or begin within a day; nil for none, or while the time is
  /// not known.
  mutating func programmes(for query: SearchQuery, at now: Instant) -> ProviderResults? {
    guard view.layout.guide != nil, !query.isEmpty, let minute = document.clock?.minute(at: now) else { return nil }
    let known = document.guideIndex.flatMap { $0.isUsable(at: minute) ? $0 : nil }
    let index = known ?? GuideSearchIndex(document.guide, at: minute)
    document.guideIndex = index
    let found = index.programmes(for: query, in: document.guide, at: minute)
    let results = found.compactMap { document.guide.result(at: $0, seenAt: minute) }
    return results.isEmpty ? nil : ProviderResults(title: view.preferences.searchTitles.programmes, results: results)
  }
}

extension GuideContent {
  fileprivate func result(at index: ItemIndex, seenAt minute: Double) -> ProviderResult? {
    guard let id = id(at: index), let programme = programme(at: index) else { return nil }
    let description = "\(channels[index.section].name), \(timeRangeText(of: programme, on: minute))"
    return ProviderResult(id: id, name: programme.title, description: description)
  }
}
