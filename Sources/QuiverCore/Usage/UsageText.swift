import SpringboardEngine

/// The history of use as text, with one application or one choice per line:
///
///     launched 12.5 2026-11-20 org.example.Maps.desktop
///     evening 8.25 2026-11-20 org.example.Maps.desktop
///     chose 2 org.example.Maps.desktop<TAB>the folded text
///
/// `12 org.example.Maps.desktop` is a line of an older version.
package struct UsageText: StateText {
  package var history = UsageHistory()
  private(set) var otherLines = UnknownLines()

  /// The largest score, which nobody reaches.
  private static let largestScore = 1e6

  package init() {}

  package init(_ bytes: [UInt8], modified day: Double) {
    var text = UsageText()
    text.otherLines = UnknownLines(of: bytes) { text.read($0, modified: day) }
    self = text
  }

  package mutating func apply(_ use: UsageHistory.Use) { history.learn(use) }

  package mutating func trim(on day: Double) { history.trim(on: day) }
}

extension UsageText {
  /// Returns false if the line is invalid.
  private mutating func read(_ line: Substring, modified day: Double) -> Bool {
    let (word, rest) = line.divided(by: " ")
    guard let rest else { return false }
    switch word {
    case "launched": return readLaunches(rest) { $0.history.launches[$1] = $2 }
    case "chose": return readChoices(rest)
    default:
      guard let part = DayPart(rawValue: String(word)) else { return readOldLine(word, rest, modified: day) }
      return readLaunches(rest) { $0.history.launchesByPart[part, default: [:]][$1] = $2 }
    }
  }

  /// Reads `12.5 2026-11-20 id`.
  private mutating func readLaunches(
    _ text: Substring, into add: (inout UsageText, ItemID, Frecency) -> Void
  ) -> Bool {
    let (score, rest) = text.divided(by: " ")
    let (date, id) = rest?.divided(by: " ") ?? ("", nil)
    guard let score = Double(decimal: String(score)), score > 0, let date = CalendarDate(date), let id, !id.isEmpty
    else {
      return false
    }
    add(&self, .application(String(id)), Frecency(score: min(score, Self.largestScore), day: date.daysSince1970))
    return true
  }

  /// Reads `2 id<TAB>text`.
  private mutating func readChoices(_ text: Substring) -> Bool {
    let (count, rest) = text.divided(by: " ")
    let (id, query) = rest?.divided(by: "\t") ?? ("", nil)
    guard let count = Int(count), count > 0, !id.isEmpty, let query, !query.isEmpty else { return false }
    history.choices[String(query), default: [:]][.application(String(id))] = count
    return true
  }

  private mutating func readOldLine(_ count: Substring, _ id: Substring, modified day: Double) -> Bool {
    guard let count = Int(count), count > 0, !id.isEmpty else { return false }
    history.launches[.application(String(id))] = Frecency(score: min(Double(count), Self.largestScore), day: day)
    return true
  }
}

extension UsageText {
  /// The content of the file: what is used most comes first.
  package var bytes: [UInt8] {
    let parts = DayPart.allCases.flatMap { lines(of: history.launchesByPart[$0] ?? [:], after: $0.rawValue) }
    let known = lines(of: history.launches, after: "launched") + parts + choiceLines
    return Array(known.joined().utf8) + otherLines.bytes
  }

  /// An id with a newline cannot be stored.
  private func lines(of launches: [ItemID: Frecency], after word: String) -> [String] {
    launches.sorted { ($1.value.score, $0.key) < ($0.value.score, $1.key) }
      .compactMap { id, use in
        guard case .application(let id) = id, !id.utf8.contains(UInt8(ascii: "\n")) else { return nil }
        let score = ((use.score * 100).rounded() / 100).plain
        return "\(word) \(score) \(CalendarDate(daysSince1970: use.day)) \(id)\n"
      }
  }

  /// An id with a newline or a tab cannot be stored, and neither can a text with a newline.
  private var choiceLines: [String] {
    let choices = history.choices.flatMap { text, counts in
      counts.compactMap { id, count in id.desktopID.map { (text: text, id: $0, count: count) } }
    }
    return choices.filter { "\($0.id)\t\($0.text)".utf8.count { $0 < UInt8(ascii: " ") } == 1 }
      .sorted { ($1.count, $0.text, $0.id) < ($0.count, $1.text, $1.id) }
      .map { "chose \($0.count) \($0.id)\t\($0.text)\n" }
  }
}
