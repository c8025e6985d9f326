import SpringboardEngine

/// How often each application was launched. Each line of the file is a count and an id: `12 org.example.Maps.desktop`.
package struct UsageCounts: Equatable, Sendable {
  package private(set) var counts: [ItemID: Int] = [:]

  package init() {}

  /// Ignores invalid lines.
  package init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let count = Int(parts[0]), count > 0 else { continue }
      counts[ItemID(String(parts[1]))] = count
    }
  }

  package subscript(id: ItemID) -> Int { counts[id] ?? 0 }

  /// Adds the counts of another run.
  package mutating func add(_ other: UsageCounts) {
    counts.merge(other.counts) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }
  }

  package mutating func count(_ id: ItemID) {
    let (sum, isTooMuch) = self[id].addingReportingOverflow(1)
    if !isTooMuch { counts[id] = sum }
  }

  /// The most used applications first. An id with a newline cannot be stored.
  package var text: String {
    let lines = counts.filter { !$0.key.rawValue.contains(where: \.isNewline) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return lines.map { "\($0.value) \($0.key)\n" }.joined()
  }
}
