extension Searcher {
  /// Finds applications and actions.
  ///
  /// The result depends only on the query, the context and the set of applications, not on their order.
  public func results(for query: SearchQuery) -> SearchResults {
    guard !query.isEmpty else { return SearchResults() }
    var found = index.candidates(for: query)
    promoteLearnt(&found, query)
    var results = SearchResults()
    for candidates in Self.byCost(found) where results.applications.count < context.limit {
      for candidate in ordered(candidates) {
        let result = SearchResult(index.ids[candidate.application], candidate.match)
        if context.removed.contains(result.id) {
          results.removed.append(result)
        } else {
          results.applications.append(result)
        }
      }
    }
    results.applications = Array(results.applications.prefix(context.limit))
    results.removed = Array(results.removed.prefix(context.limit))
    results.actions = actions(for: query)
    return results
  }

  private static func byCost(_ candidates: [Candidate]) -> [[Candidate]] {
    var groups = [[Candidate]](repeating: [], count: SearchMatch.costLimit + 1)
    for candidate in candidates { groups[candidate.match.cost + 1].append(candidate) }
    return groups.filter { !$0.isEmpty }
  }

  /// How often a result must have been chosen for the same text to come first.
  private static let learntChoices = 2

  private func promoteLearnt(_ found: inout [Candidate], _ query: SearchQuery) {
    let learnt = (context.usage.choices[query.folded] ?? [:]).filter { $0.value >= Self.learntChoices }
    guard !learnt.isEmpty else { return }
    let places = Dictionary(uniqueKeysWithValues: found.indices.map { (found[$0].application, $0) })
    for (number, id) in index.ids.enumerated() {
      guard let count = learnt[id] else { continue }
      let candidate = Candidate(application: number, match: SearchMatch(.learnt, .name), penalty: -count)
      if let place = places[number] { found[place] = candidate } else { found.append(candidate) }
    }
  }

  private func actions(for query: SearchQuery) -> [SearchResult] {
    let found = index.actionCandidates(for: query).map { ($0, rank(of: $0.candidate)) }
    let sorted = found.sorted { a, b in
      let costs = (a.0.candidate.match.cost, b.0.candidate.match.cost)
      if costs.0 != costs.1 { return costs.0 < costs.1 }
      return a.1.application == b.1.application ? a.0.action < b.0.action : precedes(a.1, b.1)
    }
    return sorted.prefix(context.limit).map { action, _ in
      let number = action.candidate.application
      return SearchResult(index.ids[number], action: index.actions[number]?[action.action], action.candidate.match)
    }
  }
}

extension Searcher {
  /// Orders equally good candidates.
  private func ordered(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    var ranks = candidates.map(rank)
    if candidates[0].match.cost == SearchMatch(.prefix, .name).cost { precedeExtensions(&ranks, candidates) }
    return candidates.indices.sorted { precedes(ranks[$0], ranks[$1]) }.map { candidates[$0] }
  }

  /// Moves each application before all others whose names begin with its whole name. It comes first when its name has
  /// been typed completely, so the others would move down then.
  private func precedeExtensions(_ ranks: inout [Rank], _ candidates: [Candidate]) {
    let names = ranks.map { index.name(of: $0.application) }
    let keys = names.map(index.texts.key)
    let order = names.indices.filter { candidates[$0].match.field == .name }.sorted {
      keys[$0] == keys[$1] ? index.texts.precedes(names[$0], names[$1]) : keys[$0] < keys[$1]
    }
    // The names that the current one begins with, from the shortest to the longest.
    var open: [Int] = []
    for number in order {
      while let last = open.last, !index.texts.begins(names[number], with: names[last]) { open.removeLast() }
      for shorter in open where names[shorter].count < names[number].count {
        let taken = ranks[number].takenOver(nameLength: names[shorter].count)
        if precedes(taken, ranks[shorter]) { ranks[shorter] = taken }
      }
      open.append(number)
    }
  }
}

extension SearchIndex {
  /// Where the folded name of an application is.
  func name(of application: Int) -> Range<Int> {
    applications[application].names.first.map { terms[Int($0)].range } ?? 0..<0
  }
}

extension FoldedTexts {
  /// The first bytes of a text as a number, which is ordered like the text.
  fileprivate func key(of range: Range<Int>) -> UInt64 {
    var key: UInt64 = 0
    for offset in 0..<8 { key = key << 8 | (offset < range.count ? UInt64(bytes[range.lowerBound + offset]) : 0) }
    return key
  }

  fileprivate func precedes(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    bytes[a].lexicographicallyPrecedes(bytes[b])
  }

  fileprivate func begins(_ text: Range<Int>, with other: Range<Int>) -> Bool {
    other.count <= text.count && bytes.span.hasPrefix(bytes.span, other, at: text.lowerBound)
  }
}
