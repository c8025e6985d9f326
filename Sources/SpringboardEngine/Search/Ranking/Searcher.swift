/// Searches an index for one text after another, while the context stays the same.
public struct Searcher: Sendable {
  let index: SearchIndex
  let context: SearchContext
  /// The frecency of each application today.
  let frecencies: [Double]
  /// The position of each application on the home screen.
  let positions: [Int]

  /// Prepares searches in a context.
  public init(_ index: SearchIndex, in context: SearchContext = SearchContext()) {
    (self.index, self.context) = (index, context)
    let usage = context.usage
    frecencies = usage.launches.isEmpty ? [] : index.ids.map { usage.score(of: $0, on: context.day) }
    positions = context.positions.isEmpty ? [] : index.ids.map { context.positions[$0] ?? .max }
  }

  func rank(of candidate: Candidate) -> Rank {
    let number = candidate.application
    return Rank(
      candidate, habit: frecencies.isEmpty ? 0 : frecencies[number],
      isPreferred: !index.applications[number].preferredFor.isEmpty,
      position: positions.isEmpty ? .max : positions[number],
      length: index.name(of: number).count)
  }

  /// Ids decide in the end.
  func precedes(_ a: Rank, _ b: Rank) -> Bool {
    if a.key != b.key { return a.key < b.key }
    if a.application != b.application { return index.ids[a.application] < index.ids[b.application] }
    return a.length < b.length
  }
}

extension SearchIndex {
  /// Finds applications and actions. A ``Searcher`` is faster for several texts.
  public func results(for query: SearchQuery, in context: SearchContext = SearchContext()) -> SearchResults {
    Searcher(self, in: context).results(for: query)
  }
}
