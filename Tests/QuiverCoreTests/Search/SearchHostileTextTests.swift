import SpringboardEngine
import TestSupport
import Testing

/// Texts that nobody types, and entries that nobody should write.
@Suite struct SearchHostileTextTests {
  private static let items = GoldenCatalogue.items(locale: "en_US")

  /// Texts of all kinds, short ones first.
  private static let texts: [String] = {
    let short = [
      "", " ", "\n", "\t", "\u{0}", "\u{1}\u{2}\u{3}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{200B}",
      "\u{200D}", "\u{200E}\u{200F}", "\u{202E}", "\u{202A}\u{202B}\u{202C}\u{202D}",
      "\u{2066}\u{2067}\u{2068}\u{2069}",
      "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "\u{E0001}", "\u{301}", "\u{301}\u{302}\u{303}",
      "\u{20E3}", "\u{FE0F}", "\u{1F1E9}", "\u{1F1E9}\u{1F1EA}\u{1F1EB}", "\u{1F3FD}",
      "👨‍👩‍👧‍👦", "👩🏽‍💻", "🏴\u{E0067}\u{E007F}",
      "1\u{FE0F}\u{20E3}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{FDFA}", "ﬃ", "㍿", "℀", "İ", "ı", "ß", "ς", "ŉ", "ǰ",
      "ΐ",
      "-", "--", ".", "...", "/", "\\", "\"", "'", "''", "(", ")", "[", "]]", "{", "*", "?", "+", "++", "^$", "%s",
      "%n",
      "$(id)", "`id`", "; rm", "<b>", "&amp;", "\u{1B}[31m", "firefox\u{0}", "fire\u{0}fox", "\u{202E}xoferif",
      "f\u{200B}i\u{200B}r\u{200B}e", "f\u{301}i\u{301}r\u{301}e", "\u{301}fire", "fire\u{301}\u{301}\u{301}",
    ]
    let repeated = [
      "a", " ", "a ", "\u{301}", "e\u{301}", "👨‍👩‍👧", "\u{FDFA}", "\u{202E}", "\u{0}", "微", "ß", "İ", "/", "ж",
    ]
    return short + repeated.map { String(repeating: $0, count: 5000) }
  }()

  @Test("Hostile queries are harmless", .timeLimit(.minutes(1)))
  func hostileQueriesAreHarmless() {
    let index = SearchIndex(Self.items)
    for text in Self.texts {
      let query = SearchQuery(text)
      let results = index.results(for: query, in: SearchContext())
      if query.isEmpty { #expect(results.isEmpty) }
      #expect(index.results(for: SearchQuery(text), in: SearchContext()) == results)
    }
  }

  @Test("Long queries are harmless", .timeLimit(.minutes(1)))
  func longQueriesAreHarmless() {
    let index = SearchIndex(Self.items)
    let words = (0..<100_000).map { "word\($0)" }.joined(separator: " ")
    let units = ["a", "firefox ", "\u{301}", "微信", "👨‍👩‍👧‍👦"]
    let long = units.map { String(repeating: $0, count: 10_000_000 / $0.utf8.count) }
    let usual = index.results(for: SearchQuery("firefox"), in: SearchContext())
    for text in long + [words] {
      let results = index.results(for: SearchQuery(text), in: SearchContext())
      #expect(Set(results.applications.map(\.id)).isSubset(of: Self.items.map(\.id)))
    }
    #expect(index.results(for: SearchQuery("firefox"), in: SearchContext()) == usual)
  }

  @Test("Random scalars are harmless", .timeLimit(.minutes(1)))
  func randomScalarsAreHarmless() {
    let index = SearchIndex(Self.items)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let scalars = (0..<random.number(1...40)).compactMap { _ in
        Unicode.Scalar(UInt32(random.number(0...(random.number(0..<2) == 0 ? 0x2FF : 0x10_FFFF))))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let results = index.results(for: SearchQuery(text), in: SearchContext())
      let ids = results.applications.map(\.id)
      #expect(Set(ids).count == ids.count && Set(ids).isSubset(of: Self.items.map(\.id)), "\(scalars)")
    }
  }

  /// Applications with such texts in each field.
  @Test(
    "A hostile entry affects only itself", .timeLimit(.minutes(1)),
    arguments: ["name", "texts", "actions", "keywords", "long"])
  func hostileEntryAffectsOnlyItself(kind: String) {
    let hostile = Self.hostileItems(kind)
    let (clean, mixed) = (SearchIndex(Self.items), SearchIndex(Self.items + hostile))
    let ids = Set(hostile.map(\.id))
    for text in [
      "fire", "konsole", "calc", "settings", "edg", "firefox private", "weixin", "lico", "l", "libreoffice c",
    ] {
      let expected = clean.results(for: SearchQuery(text), in: SearchContext())
      let found = mixed.results(for: SearchQuery(text), in: SearchContext())
      #expect(
        found.applications.reliableMatches(without: ids) == expected.applications.reliableMatches(without: []),
        "\(text)")
      #expect(found.actions.reliableMatches(without: ids) == expected.actions.reliableMatches(without: []), "\(text)")
    }
  }

  private static func hostileItems(_ kind: String) -> [AppItem] {
    let texts = Self.texts.map { String($0.prefix(2000)) }
    switch kind {
    case "name": return texts.enumerated().map { AppItem(id: .application("hostile\($0).desktop"), name: $1) }
    case "texts":
      return texts.enumerated().map { number, text in
        item(number, SearchTexts(untranslatedName: text, program: text, genericName: text, keywords: [text, text]))
      }
    case "actions":
      return texts.enumerated().map { number, text in
        var item = item(number, SearchTexts())
        item.actions = (0..<20).map { AppItem.Action(id: "\($0)", name: text) }
        return item
      }
    case "keywords": return [item(0, SearchTexts(keywords: (0..<10_000).map { "keyword \($0) \($0)" }))]
    default:
      let long = String(repeating: "long name ", count: 100_000)
      return [
        AppItem(id: .application("hostile.desktop"), name: long), item(1, SearchTexts(keywords: [long])),
        AppItem(id: .application("hostile2.desktop"), name: String(repeating: "微", count: 300_000)),
      ]
    }
  }

  private static func item(_ number: Int, _ texts: SearchTexts) -> AppItem {
    var item = AppItem(id: .application("hostile\(number).desktop"), name: "Zyx\(number)")
    item.searchTexts = texts
    return item
  }

  /// An entry with many texts is found by each of them that is not beyond all measure.
  @Test("Long texts are found", .timeLimit(.minutes(1)))
  func longTextsAreFound() {
    var item = AppItem(id: .application("many.desktop"), name: "Many")
    item.searchTexts = SearchTexts(keywords: (0..<100).map { "needle\($0)" })
    let index = SearchIndex(Self.items + [item])
    for text in ["needle0", "needle50", "needle99", "many"] {
      let results = index.results(for: SearchQuery(text), in: SearchContext())
      #expect(results.applications.first?.id == item.id, "\(text)")
    }
  }
}

extension [SearchResult] {
  /// The results without some applications, and without those matches that depend on how much else matches.
  fileprivate func reliableMatches(without ids: Set<ItemID>) -> [SearchResult] {
    filter { !ids.contains($0.id) && $0.match.tier.rawValue <= SearchMatch.Tier.inside.rawValue }
  }
}
