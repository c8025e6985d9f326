/// Text that was typed while another keyboard layout was chosen, such as `Еуд` for `Tel`.
extension SearchIndex {
  /// The number of letters from which the keys are read in another layout, and from which parts of words are compared.
  private static let (leastLetters, leastPartLetters) = (2, 3)

  /// Adds the applications whose names have words that begin with what the keys of the query type in another layout. An
  /// application that was only guessed is found by its keys instead.
  func candidatesInOtherLayouts(for query: SearchQuery, besides found: [Candidate]) -> [Candidate] {
    let needles = KeyboardLayout.readings(of: query.text).compactMap(Needle.init(reading:))
      .filter { $0.letterCount >= Self.leastLetters && $0 != query.typed }
    guard !needles.isEmpty else { return found }
    let letters = needles.map { (all: $0.letters, initial: $0.initial) }
    let places = Dictionary(uniqueKeysWithValues: found.indices.map { (found[$0].application, $0) })
    var result = found
    for number in applications.indices where letters.contains(where: { filters[number].nameLetters.contains($0.all) }) {
      guard let candidate = bestMatch(number, needles, letters) else { continue }
      guard let place = places[number] else { result.append(candidate); continue }
      if candidate.match.cost < found[place].match.cost { result[place] = candidate }
    }
    return result
  }

  /// The letters of a needle, apart from it, since an access to the needle would retain it, which takes longer.
  private typealias NeedleLetters = (all: LetterSet, initial: LetterSet)

  private func bestMatch(_ number: Int, _ needles: [Needle], _ letters: [NeedleLetters]) -> Candidate? {
    var best: Candidate?
    for index in applications[number].names {
      let term = terms[Int(index)]
      guard term.form == .written || term.form == .latin, let penalty = penalty(of: term, needles, letters) else {
        continue
      }
      let found = candidate(number, SearchMatch(.otherLayout, term.field), penalty)
      if let best, (best.match.cost, best.penalty) <= (found.match.cost, found.penalty) { continue }
      best = found
    }
    return best
  }

  /// The smallest penalty of some texts.
  private func penalty(of term: Term, _ needles: [Needle], _ letters: [NeedleLetters]) -> Int? {
    var least: Int?
    for index in needles.indices
    where term.letters.contains(letters[index].all) && term.initials.contains(letters[index].initial) {
      guard let penalty = penalty(of: term, needles[index]) else { continue }
      least = min(least ?? .max, penalty)
    }
    return least
  }

  /// 0 at the beginning of the name, 1 if words of it begin with those of the query, and 2 for a part of a word; nil if
  /// the term does not match.
  private func penalty(of term: Term, _ needle: Needle) -> Int? {
    let (text, range) = (texts.bytes.span, term.range)
    if range.count >= needle.bytes.count, text.hasPrefix(needle.bytes.span, at: range.lowerBound) { return 0 }
    if needle.words.allSatisfy({ needle.begins($0, in: term, texts) }) { return 1 }
    guard needle.letterCount >= Self.leastPartLetters else { return nil }
    return texts.place(of: needle.bytes.span, in: range) == .start ? 2 : nil
  }
}

extension Needle {
  /// nil if a text has no letters.
  fileprivate init?(reading text: String) {
    var buffer = FoldedTexts()
    let range = buffer.append(text.utf8.span)
    guard !range.isEmpty else { return nil }
    self.init(Array(buffer.bytes[range]))
  }
}
