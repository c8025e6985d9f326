import TestSupport
import Testing

@testable import SpringboardEngine

/// What holds for all catalogues, tested with random ones.
@Suite struct SearchPropertyTests {
  @Test("The order of the catalogue does not matter", arguments: 0..<16)
  func orderOfCatalogueDoesNotMatter(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let items = random.catalogue(of: 50)
    let context = random.context(for: items)
    let (index, shuffled) = (SearchIndex(items), SearchIndex(items.shuffled(using: &random)))
    for _ in 0..<60 {
      let query = SearchQuery(random.query(in: items))
      #expect(index.results(for: query, in: context) == shuffled.results(for: query, in: context), "\(query.folded)")
    }
  }

  @Test("The same search gives the same results", arguments: 0..<16)
  func sameSearchGivesSameResults(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let items = random.catalogue(of: 50)
    let context = random.context(for: items)
    let index = SearchIndex(items)
    let queries = (0..<30).map { _ in random.query(in: items) }
    let results = queries.map { index.results(for: SearchQuery($0), in: context) }
    for (query, result) in zip(queries, results).reversed() {
      #expect(index.results(for: SearchQuery(query), in: context) == result, "\(query)")
    }
  }

  @Test("Typing more of a name never moves it down", arguments: 0..<16)
  func typingMoreOfNameNeverMovesItDown(seed: Int) {
    var random = SeededGenerator(seed: seed)
    expectNoStepDown(random.catalogue(of: 40), &random)
  }

  /// The same for the golden catalogue, whose names are real ones.
  @Test("Typing more of a real name never moves it down", arguments: ["en_US", "de_DE", "ru_RU", "zh_CN", "ja_JP"])
  func typingMoreOfRealNameNeverMovesItDown(locale: String) {
    var random = SeededGenerator(seed: 7)
    expectNoStepDown(GoldenCatalogue.items(locale: locale), &random)
  }

  /// Types each name, without history and with a random one. Only an application for which the text has become a whole word
  /// may overtake the one with the name, and any if the text names a purpose.
  private func expectNoStepDown(_ items: [AppItem], _ random: inout SeededGenerator) {
    let index = SearchIndex(items)
    let contexts = [SearchContext(), random.context(for: items)]
    let equals = Dictionary(grouping: items) { SearchQuery($0.name).folded }.mapValues { $0.map(\.id) }
    for (item, context) in items.flatMap({ item in contexts.map { (item, $0) } }) {
      let ignored = equals[SearchQuery(item.name).folded] ?? []
      var known: Set<ItemID>?
      for text in item.name.prefixes {
        guard let better = index.better(than: item, for: text, in: context) else { known = nil; continue }
        let new = better.filter { known?.contains($0.id) == false && !ignored.contains($0.id) }
        #expect(new.allSatisfy { [.exact, .wholeWords].contains($0.match.tier) }, "\(item.name), \(text): \(new)")
        known = Set(better.map(\.id))
      }
    }
  }

  @Test("A whole name finds its application first", arguments: 0..<16)
  func wholeNameFindsApplicationFirst(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let items = random.catalogue(of: 60)
    expectFirst(items, in: random.context(for: items))
  }

  @Test(
    "A whole real name finds its application first",
    arguments: ["C", "en_US", "de_DE", "ru_RU", "zh_CN", "ja_JP", "ko_KR", "el_GR"])
  func wholeRealNameFindsApplicationFirst(locale: String) {
    expectFirst(GoldenCatalogue.items(locale: locale), in: SearchContext())
  }

  /// Only applications with an equal name may come before.
  private func expectFirst(_ items: [AppItem], in context: SearchContext) {
    let index = SearchIndex(items)
    for item in items where !SearchQuery(item.name).isEmpty {
      let results = index.results(for: SearchQuery(item.name), in: context).applications
      let better = results.prefix { $0.id != item.id }
      #expect(better.count < results.count, "\(item.name) is not found")
      #expect(better.allSatisfy { $0.match == SearchMatch(.exact, .name) }, "\(item.name): \(better)")
    }
  }

  @Test("Sections do not overlap", arguments: 0..<16)
  func sectionsDoNotOverlap(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let items = random.catalogue(of: 50)
    var context = random.context(for: items)
    context.removed = Set(items.filter { _ in random.number(0..<3) == 0 }.map(\.id))
    let index = SearchIndex(items)
    for _ in 0..<40 {
      let results = index.results(for: SearchQuery(random.query(in: items)), in: context)
      let applications = results.applications + results.removed
      #expect(Set(applications.map(\.id)).count == applications.count)
      #expect(results.applications.allSatisfy { !context.removed.contains($0.id) && $0.action == nil })
      #expect(results.removed.allSatisfy { context.removed.contains($0.id) && $0.action == nil })
      #expect(results.actions.allSatisfy { $0.action != nil })
      #expect(Set(results.actions).count == results.actions.count)
    }
  }
}

extension SearchIndex {
  /// The applications that come before this one; nil if it is not found, or if the query is empty or names a purpose.
  fileprivate func better(than item: AppItem, for text: String, in context: SearchContext) -> ArraySlice<SearchResult>?
  {
    let query = SearchQuery(text)
    guard !query.isEmpty, PurposeWords.shared.purposes(of: query).named.isEmpty else { return nil }
    let found = results(for: query, in: context).applications
    return found.firstIndex { $0.id == item.id }.map { found[..<$0] }
  }
}

extension String {
  /// The beginnings, the shortest first.
  fileprivate var prefixes: [String] {
    (1...max(1, count)).map { String(prefix($0)) }
  }
}

extension SeededGenerator {
  /// Words of the names in the golden catalogue.
  private static let words = ["en_US", "de_DE", "ru_RU", "zh_CN", "ja_JP", "ko_KR", "el_GR"]
    .flatMap { GoldenCatalogue.items(locale: $0) }.flatMap { $0.name.split(separator: " ").map(String.init) }

  private mutating func text(_ counts: ClosedRange<Int>) -> String {
    (0..<number(counts)).map { _ in pick(Self.words) }.joined(separator: pick([" ", " ", " ", "-", ""]))
  }

  /// Applications whose names are made of a few words, so that many are similar.
  mutating func catalogue(of count: Int) -> [AppItem] {
    (0..<count).map { number in
      var item = AppItem(id: .application("\(self.number(0...999_999)).\(number).desktop"), name: text(1...3))
      item.categories = pick([[], ["Utility"], ["Game"], ["AudioVideo", "Network"]])
      item.searchTexts = SearchTexts(
        untranslatedName: pick(["", text(1...2)]), program: pick(["", text(1...1).lowercased()]),
        genericName: pick(["", text(1...3)]), keywords: (0..<self.number(0...4)).map { _ in text(1...2) })
      item.actions = (0..<self.number(0...2)).map { AppItem.Action(id: "action\($0)", name: text(1...2)) }
      return item
    }
  }

  /// Random launches and positions.
  mutating func context(for items: [AppItem]) -> SearchContext {
    var context = SearchContext(day: 1000)
    for item in items where number(0..<2) == 0 {
      context.usage.launches[item.id] = Frecency(score: Double(number(1...100)), day: Double(number(900...1000)))
      context.positions[item.id] = number(0...200)
    }
    return context
  }

  /// A part of a text of an application, at times with a typing error or a second word.
  mutating func query(in items: [AppItem]) -> String {
    let text = pick([pick(items).name, pick(items).searchTexts.packed, self.text(1...2)])
    let characters = Array(text)
    guard !characters.isEmpty else { return text }
    let start = pick([0, number(characters.indices)])
    var part = Array(characters[start...].prefix(number(1...12)))
    if number(0..<4) == 0, part.count > 1 { part.swapAt(0, part.count - 1) }
    return String(part)
  }
}
