/// Parts of each day, such as `22:00-07:00;12:30-13:00;`. Times are minutes since midnight.
package struct DailyTimes: Equatable, Sendable {
  /// A part that ends before its start continues after midnight.
  private struct Part: Equatable {
    var start: Int
    /// The first minute that does not belong to it.
    var end: Int
  }

  private let parts: [Part]

  /// Whether a minute is in one of the parts.
  package func contains(_ minute: Int) -> Bool {
    parts.contains { part in
      part.start < part.end
        ? (part.start..<part.end).contains(minute) : minute >= part.start || minute < part.end
    }
  }

  /// The next minute after this one at which a part begins or ends, which may be the same minute of the next day.
  package func change(after minute: Int) -> Int {
    let changes = parts.flatMap { [$0.start, $0.end % Self.day] }
    func distance(to change: Int) -> Int { (change - minute - 1 + Self.day) % Self.day }
    return changes.min { distance(to: $0) < distance(to: $1) } ?? minute
  }

  private static let day = 24 * 60
}

extension DailyTimes {
  /// Returns nil if a text is no part of a day, or if there are none.
  init?(_ texts: [String]) {
    let parts = texts.compactMap(Self.part)
    guard !parts.isEmpty, parts.count == texts.count else { return nil }
    self.parts = parts
  }

  static func isPart(_ text: String) -> Bool { part(text) != nil }

  private static func part(_ text: String) -> Part? {
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map { minute($0) }
    guard times.count == 2, let start = times[0], let end = times[1], start != end, start < day else { return nil }
    return Part(start: start, end: end)
  }

  /// From 00:00 to 24:00.
  private static func minute(_ text: Substring) -> Int? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map(\.utf8)
    guard numbers.count == 2, numbers[1].count == 2, (1...2).contains(numbers[0].count),
      numbers.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }),
      let hours = Int(String(Substring(numbers[0]))), let minutes = Int(String(Substring(numbers[1]))), minutes < 60
    else { return nil }
    let minute = hours * 60 + minutes
    return minute <= day ? minute : nil
  }

  /// As in the configuration: `22:00-07:00`.
  var texts: [String] {
    func clock(_ minute: Int) -> String {
      [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
    return parts.map { "\(clock($0.start))-\(clock($0.end))" }
  }
}
