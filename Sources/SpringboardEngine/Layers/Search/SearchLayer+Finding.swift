import CollectionEngine

extension SearchLayer {
  /// Returns what the text in the field finds: applications, power actions, programmes below a title, or none if there is no
  /// title, and what search providers have found. The indexes of the document are made when they are first needed.
  mutating func find(in document: inout Document, titleOfProgrammes: String?, at now: Instant) -> SearchResults {
    guard let query = open?.query else { return SearchResults() }
    var results = query.isEmpty ? SearchResults() : searcher(of: &document).results(for: query)
    results.add(document.offeredPowerActions, for: query)
    let programmes = titleOfProgrammes.flatMap { document.programmes(for: query, title: $0, at: now) }
    results.providerResults = [programmes].compactMap(\.self) + (open?.providerResults ?? [])
    return results
  }

  /// The effect that remembers that an application was chosen for the text in the field; nil if there is nothing to remember.
  /// One that is being launched was remembered already.
  func choice(of id: ItemID, in document: Document) -> Effect? {
    guard case .application = id, let query = open?.query, !query.isEmpty, document.launches[id] == nil else {
      return nil
    }
    return .usage(.remember(choice: id, for: query.folded))
  }
}

extension SearchResults {
  /// The item of the first result.
  var first: ItemID? {
    applicationResults.first?.item
      ?? providerResults.first?.results.first?.id
  }
}

extension Document {
  /// The applications that are used most, without those of the dock.
  func suggestions(limit: Int, besides docked: Set<ItemID>) -> [ItemID] {
    usage.mostUsed(of: applications.keys.filter { !docked.contains($0) }, on: day, in: dayPart, limit: limit)
  }

  /// Returns the programmes that a text finds, of those that run now or begin within a day; nil for none, or while the time is
  /// not known.
  fileprivate mutating func programmes(for query: SearchQuery, title: String, at now: Instant) -> ProviderResults? {
    guard !query.isEmpty, let minute = clock?.minute(at: now) else { return nil }
    let known = guideIndex.flatMap { $0.isUsable(at: minute) ? $0 : nil }
    let index = known ?? GuideSearchIndex(guide, at: minute)
    guideIndex = index
    let found = index.programmes(for: query, in: guide, at: minute)
    let results = found.compactMap { guide.result(at: $0, seenAt: minute) }
    return results.isEmpty ? nil : ProviderResults(title: title, results: results)
  }
}

extension GuideContent {
  fileprivate func result(at index: ItemIndex, seenAt minute: Double) -> ProviderResult? {
    guard let id = id(at: index), let programme = programme(at: index) else { return nil }
    let description = "\(channels[index.section].name), \(timeRangeText(of: programme, on: minute))"
    return ProviderResult(id: id, name: programme.title, description: description)
  }
}
