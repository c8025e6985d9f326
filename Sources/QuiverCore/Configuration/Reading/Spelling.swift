/// Suggests corrections of misspelt words.
package enum Spelling {
  /// The candidate with the smallest edit distance, if that is at most a third of the word's length. A candidate that is the
  /// word itself does not help.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.utf8)
    guard (1...longest).contains(letters.count) else { return nil }
    let guesses = candidates.filter { $0 != word }.map { (word: $0, slips: slips(letters, Array($0.utf8))) }
    let best = guesses.min { $0.slips < $1.slips }
    return best.flatMap { $0.slips <= max(1, letters.count / 3) ? $0.word : nil }
  }

  /// The nearest id of an application. The ids are compared without the suffix that all have.
  static func nearest(toID id: String, among ids: [String]) -> String? {
    let suffix = ".desktop"
    func stem(_ id: String) -> String { id.hasSuffix(suffix) ? String(id.dropLast(suffix.count)) : id }
    return nearest(to: stem(id), among: ids.map(stem).sorted()).map { $0 + suffix }
  }

  /// In bytes. No key is longer, and the time grows with the square of the length.
  private static let longest = 48

  /// The edit distance: insertions, deletions, substitutions and transpositions of neighbours (optimal string
  /// alignment).
  static func slips(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let mistaken = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        let swaps = i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j]
        let swapped = swaps ? rows[i - 1][j - 1] + 1 : mistaken
        row.append(min(rows[i][j + 1] + 1, row[j] + 1, mistaken, swapped))
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
