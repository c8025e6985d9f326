import Foundation
import SpringboardEngine

/// One search with its expected results: a line of ``GoldenSearches``.
struct GoldenSearch {
  /// What a result is, without the reason for which it was found.
  struct Found: Hashable {
    var id: ItemID
    var action: String?
  }

  /// What a search has to find.
  fileprivate enum Expectation {
    case next(Found)
    case found(Found)
    case absent(Found)
    case nothing
  }

  let query: String
  let locale: String
  private(set) var context = SearchContext(usage: UsageHistory(), day: Self.today)
  /// The preferred applications.
  private(set) var preferred: [ItemID: PurposeSet] = [:]
  private var expectations: [Expectation] = []

  /// A day far from the first one.
  private static let today = 20_000.0

  /// Reads a line.
  init(_ line: String) throws(GoldenProblem) {
    let parts = line.components(separatedBy: " · ")
    guard parts.count == 4 else { throw GoldenProblem("\(line): has \(parts.count) parts") }
    (query, locale) = (parts[0].replacing("␣", with: " "), parts[1])
    if parts[2] != "-" {
      for item in parts[2].components(separatedBy: ", ") { try remember(item) }
    }
    expectations = try parts[3].components(separatedBy: ", ").map(Self.expectation)
  }

  private mutating func remember(_ item: String) throws(GoldenProblem) {
    if item.hasPrefix("\"") { return try rememberChoice(item) }
    let words = item.split(separator: " ")
    switch (words.first, words.count) {
    case ("removed", 2): context.removed.insert(try Self.id(words[1]))
    case ("default", 3):
      guard let purpose = Purpose.allCases.first(where: { "\($0)" == words[2] }) else {
        throw GoldenProblem("\(item): there is no such purpose")
      }
      preferred[try Self.id(words[1]), default: []].insert(PurposeSet(purpose))
    case ("at", 3): context.positions[try Self.id(words[2])] = Int(words[1])
    case (_, 2): try rememberLaunches(of: Self.id(words[0]), String(words[1]))
    default: throw GoldenProblem("\(item): is no history")
    }
  }

  private mutating func rememberLaunches(of id: ItemID, _ text: String) throws(GoldenProblem) {
    let numbers = text.split(separator: "@").compactMap { Double($0) }
    guard numbers.count == 2 else { throw GoldenProblem("\(text): is no score and day") }
    context.usage.launches[id] = Frecency(score: numbers[0], day: Self.today + numbers[1])
  }

  /// `"ff" firefox 2`
  private mutating func rememberChoice(_ item: String) throws(GoldenProblem) {
    let parts = item.dropFirst().components(separatedBy: "\" ")
    let words = parts.last?.split(separator: " ") ?? []
    guard parts.count == 2, words.count == 2 else { throw GoldenProblem("\(item): is no choice") }
    context.usage.choices[SearchQuery(parts[0]).folded, default: [:]][try Self.id(words[0])] = Int(words[1])
  }

  private static func expectation(_ text: String) throws(GoldenProblem) -> Expectation {
    if text == "nothing" { return .nothing }
    let bare = text.hasPrefix("+") || text.hasPrefix("!") ? text.dropFirst() : text[...]
    let parts = bare.split(separator: ":", maxSplits: 1)
    let found = Found(id: try id(parts[0]), action: parts.count > 1 ? String(parts[1]) : nil)
    return text.hasPrefix("+") ? .found(found) : text.hasPrefix("!") ? .absent(found) : .next(found)
  }

  private static func id(_ short: some StringProtocol) throws(GoldenProblem) -> ItemID {
    guard let id = GoldenCatalogue.id(short) else { throw GoldenProblem("\(short): no such application") }
    return id
  }
}

extension GoldenSearch {
  /// Whether the results are as expected.
  func accepts(_ results: SearchResults) -> Bool {
    let all = results.applicationResults.map { Found(id: $0.id, action: $0.action) }
    let expected = expectations.compactMap { if case .next(let found) = $0 { found } else { nil } }
    return all.filter { $0.action == nil }.starts(with: expected.filter { $0.action == nil })
      && all.filter { $0.action != nil }.starts(with: expected.filter { $0.action != nil })
      && expectations.allSatisfy { $0.isMet(by: all) }
  }
}

extension GoldenSearch.Expectation {
  /// Whether the expectation is met, apart from the order.
  fileprivate func isMet(by all: [GoldenSearch.Found]) -> Bool {
    switch self {
    case .next: true
    case .found(let found): all.contains(found)
    case .absent(let found): !all.contains(found)
    case .nothing: all.isEmpty
    }
  }
}

/// A mistake in a golden test.
struct GoldenProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
