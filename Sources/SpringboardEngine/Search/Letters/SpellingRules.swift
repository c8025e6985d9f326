/// Replaces letters and groups of letters by others, the longest group first.
struct SpellingRules: Sendable {
  private struct Rule: Sendable {
    let letters: [UInt8]
    let replacement: [UInt8]
  }

  /// The rules by their first letter, from the longest to the shortest.
  private var rules = [[Rule]](repeating: [], count: 256)

  /// Reads rules such as `sh:s`, with spaces between them. Nothing after the colon leaves the letters out.
  init(_ text: String) {
    for entry in text.split(separator: " ") {
      let parts = entry.split(separator: ":", omittingEmptySubsequences: false).map { Array($0.utf8) }
      rules[Int(parts[0][0])].append(Rule(letters: parts[0], replacement: parts[1]))
    }
    for index in rules.indices {
      rules[index].sort { $0.letters.count > $1.letters.count }
    }
  }

  /// Returns text with replaced letters. Of the same letter several times in a row, the result has one.
  func respelling(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (result, rest): ([UInt8], _) = ([], text)
    result.reserveCapacity(text.count * 2)
    while let first = rest.first {
      if let rule = rules[Int(first)].first(where: { rest.starts(with: $0.letters) }) {
        for letter in rule.replacement { Self.append(letter, to: &result) }
        rest = rest.dropFirst(rule.letters.count)
      } else {
        Self.append(first, to: &result)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func append(_ byte: UInt8, to result: inout [UInt8]) {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    guard !isLetter || result.last != byte else { return }
    result.append(byte)
  }
}
