import Benchmark
import SpringboardEngine

/// The cost of search: of the index, and of each change of the text in the field, as ten typists change it.
func measureSearch() {
  for count in [10_000, 100_000] {
    let items = GeneratedCatalogue.items(count)
    Benchmark("Index of \(count) applications") { benchmark in
      for _ in benchmark.scaledIterations { blackHole(SearchIndex(items)) }
    }
    let searcher = Searcher(SearchIndex(items), in: .sample(of: items))
    let texts = Typist.all.flatMap(\.contents)
    Benchmark("Search among \(count), text by text") { benchmark in
      let text = texts[benchmark.currentIteration % texts.count]
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(searcher.results(for: SearchQuery(text))) }
    }
  }
}

extension SearchContext {
  /// Every tenth application was used, and the search field shows as many results as in the program.
  fileprivate static func sample(of items: [AppItem]) -> SearchContext {
    let used = items.enumerated().filter { $0.offset % 10 == 0 }
    let launches = used.map { ($0.element.id, Frecency(score: Double($0.offset % 70), day: 0)) }
    return SearchContext(
      usage: UsageHistory(launches: Dictionary(launches, uniquingKeysWith: { first, _ in first })), day: 10,
      positions: Dictionary(zip(items.map(\.id), items.indices), uniquingKeysWith: { first, _ in first }), limit: 120)
  }
}
