extension SearchIndex {
  /// The penalty of an application that removes another one; it is greater than all others.
  private static let removerPenalty = 10
  /// The penalty of a query whose words are in different texts.
  static let acrossPenalty = 3
  /// The number of bytes from which words are found in different texts. Shorter ones begin too many words.
  static let acrossLength = 3

  /// The applications that match a query, in any order. If that is not sure, rewordings are tried.
  func candidates(for query: SearchQuery) -> [Candidate] {
    let found = candidatesAsTyped(for: query)
    guard !found.contains(where: \.match.isSure) else { return found }
    for rewording in query.rewordings {
      let others = knownCandidates(for: rewording).filter(\.match.suitsRewording)
      guard !others.isEmpty else { continue }
      let numbers = Set(others.map(\.application))
      return others + found.filter { $0.match.field.isComment && !numbers.contains($0.application) }
    }
    return found
  }

  private func candidatesAsTyped(for query: SearchQuery) -> [Candidate] {
    var found = knownCandidates(for: query)
    let best = found.map(\.match.tier.rawValue).min().flatMap(SearchMatch.Tier.init) ?? .typingError
    if best.rawValue >= SearchMatch.Tier.inside.rawValue {
      found = candidatesInOtherLayouts(for: query, besides: found)
    }
    // Letters with gaps and typing errors are guesses, which help only if there is nothing else.
    if best.rawValue <= SearchMatch.Tier.inside.rawValue { return found.filter { $0.match.tier != .subsequence } }
    return found + candidatesWithErrors(for: query, besides: found)
  }

  /// The applications whose texts have the query as it was typed, or whose purpose it names.
  private func knownCandidates(for query: SearchQuery) -> [Candidate] {
    let purposes = PurposeWords.shared.purposes(of: query)
    var found: [Candidate] = []
    for number in applications.indices {
      if let candidate = candidate(number, query, purposes) ?? commentMatch(number, query) { found.append(candidate) }
    }
    return found
  }

  func candidate(_ number: Int, _ match: SearchMatch, _ penalty: Int, tieBreak: Int = 0) -> Candidate {
    let removerPenalty = applications[number].isRemover ? Self.removerPenalty : 0
    return Candidate(application: number, match: match, penalty: penalty + removerPenalty, tieBreak: tieBreak)
  }

  /// The best match of an application with its texts and its purposes.
  private func candidate(_ number: Int, _ query: SearchQuery, _ purposes: (named: PurposeSet, begun: PurposeSet))
    -> Candidate?
  {
    var found: Candidate?
    if query.mayMatch(filters[number]) { found = bestMatch(number, query) ?? matchAcrossTerms(number, query) }
    if applications[number].isSettingsPanel, let panel = query.ofSettings.flatMap({ panelMatch(number, $0) }),
      panel.match.cost < found?.match.cost ?? .max
    {
      found = panel
    }
    guard !purposes.named.isEmpty || !purposes.begun.isEmpty else { return found }
    return withPurposes(found, number, purposes)
  }

  private func bestMatch(_ number: Int, _ query: SearchQuery) -> Candidate? {
    var best: TermMatch?
    improve(&best, applications[number].names, query)
    if query.isSearchedInAllTexts { improve(&best, applications[number].others, query) }
    guard let best else { return nil }
    var tieBreak = best.quality.tieBreak + (applications[number].isSettingsPanel ? Self.panelTieBreak : 0)
    if best.match == SearchMatch(.exact, .program), !hasName(number, with: query.typed) {
      tieBreak += Self.programTieBreak
    }
    return candidate(number, best.match, best.quality.penalty, tieBreak: tieBreak)
  }

  /// The match of a settings panel with a query that asks for settings. While the word for them is being typed, names that begin with
  /// the query come first.
  private func panelMatch(_ number: Int, _ query: SettingsQuery) -> Candidate? {
    var best: Candidate?
    for index in Array(applications[number].names) + Array(applications[number].others) {
      let term = terms[Int(index)]
      guard term.field != .program, let quality = query.rest.quality(in: term, texts),
        quality.tier.rawValue <= SearchMatch.Tier.wordPrefixes.rawValue
      else { continue }
      let isWhole = query.isComplete && quality.tier.rawValue <= SearchMatch.Tier.wholeWords.rawValue
      let match = SearchMatch(isWhole ? .wholeWords : .wordPrefixes, term.field)
      guard match.cost < best?.match.cost ?? .max else { continue }
      best = candidate(number, match, quality.penalty, tieBreak: Self.panelTieBreak)
    }
    return best
  }

  /// How well a term matches.
  private typealias TermMatch = (match: SearchMatch, quality: MatchQuality, cost: Int)

  /// Looks for better matches among some terms.
  private func improve(_ best: inout TermMatch?, _ range: Range<Int32>, _ query: SearchQuery) {
    for index in range where query.mayMatch(terms[Int(index)]) {
      let term = terms[Int(index)]
      guard SearchMatch(.exact, term.field).cost <= best?.cost ?? .max else { continue }
      guard let quality = query.quality(of: term, in: texts) else { continue }
      let match = SearchMatch(quality.tier, term.field)
      if let best, (best.cost, best.quality.order) <= (match.cost, quality.order) { continue }
      best = (match, quality, match.cost)
    }
  }

  /// Whether the query is a whole word of a name of the application, apart from its program.
  private func hasName(_ number: Int, with needle: Needle) -> Bool {
    applications[number].names.contains { index in
      terms[Int(index)].field.isDisplayed && texts.hasPhrase(needle.bytes.span, in: terms[Int(index)].range)
    }
  }

  /// The tie-break of a program with another name: an application with the name comes first, as Thunar before its Bulk Rename.
  private static let programTieBreak = 2
  /// The tie-break of settings: the application that they belong to comes first.
  private static let panelTieBreak = 2

  /// Improves the match of an application that has a purpose which the query names or begins to name, and comes after
  /// others with the match of one that does not.
  private func withPurposes(
    _ found: Candidate?, _ number: Int, _ purposes: (named: PurposeSet, begun: PurposeSet)
  ) -> Candidate? {
    let application = applications[number]
    let cost = found?.match.cost ?? .max
    guard application.purposes.overlaps(purposes.named) else {
      let begun = SearchMatch(.prefix, .purpose)
      if application.purposes.overlaps(purposes.begun), cost > begun.cost { return candidate(number, begun, 0) }
      guard var found, !purposes.named.isEmpty, cost == SearchMatch(.prefix, .name).cost else { return found }
      found.tieBreak += found.tieBreak == 0 ? Self.otherPurpose : Self.otherPurpose + 1
      return found
    }
    let (preferred, named) = (SearchMatch(.preferred, .purpose), SearchMatch(.exact, .purpose))
    if application.preferredFor.overlaps(purposes.named), cost > preferred.cost {
      return candidate(number, preferred, 0)
    }
    guard let found, cost <= SearchMatch(.wordPartPrefix, .program).cost else {
      return candidate(number, named, 0, tieBreak: Self.otherPurpose + 3)
    }
    if cost <= named.cost { return found }
    let tieBreak = found.match.field.isName ? 0 : found.match.field == .genericName ? 1 : 2
    return candidate(number, named, 0, tieBreak: Self.otherPurpose + tieBreak)
  }

  /// The tie-break of a name that begins with the query although the application has another purpose. Those that have the
  /// purpose but another name follow, then other names.
  private static let otherPurpose = 4

  /// Each word of the query begins a word of some text of the application.
  private func matchAcrossTerms(_ number: Int, _ query: SearchQuery) -> Candidate? {
    guard query.typed.words.count > 1 else { return nil }
    var (worst, penalty) = (SearchField.name, Self.acrossPenalty)
    for word in query.typed.words {
      guard let field = field(of: number, withWord: word, query) else { return nil }
      if field.rawValue > worst.rawValue { worst = field }
      if !field.isName { penalty += 1 }
    }
    return candidate(number, SearchMatch(.wordPrefixes, worst), penalty)
  }

  private func field(of number: Int, withWord word: Needle.Word, _ query: SearchQuery) -> SearchField? {
    firstTerm(of: number) { term in
      (term.field.isName || word.range.count >= Self.acrossLength) && query.typed.begins(word, in: term, texts)
    }?.field
  }

  /// The first term of an application, in the order of their fields, that satisfies a condition.
  func firstTerm(of number: Int, where condition: (Term) -> Bool) -> Term? {
    for index in applications[number].names where condition(terms[Int(index)]) { return terms[Int(index)] }
    for index in applications[number].others where condition(terms[Int(index)]) { return terms[Int(index)] }
    return nil
  }

  /// The applications that match a query with typing errors, without those that were found already.
  private func candidatesWithErrors(for query: SearchQuery, besides found: [Candidate]) -> [Candidate] {
    guard let errors = QueryErrors(query) else { return [] }
    let limit = errors.limit
    var isFound = [Bool](repeating: false, count: applications.count)
    for candidate in found { isFound[candidate.application] = true }
    var candidates: [Candidate] = []
    for number in applications.indices
    where !isFound[number] && query.mayMatchNames(filters[number], missing: limit) {
      guard let candidate = bestMatch(number, errors) else { continue }
      candidates.append(candidate)
    }
    return candidates
  }

  private func bestMatch(_ number: Int, _ errors: QueryErrors) -> Candidate? {
    var best: (field: SearchField, penalty: Int)?
    for index in applications[number].names {
      let term = terms[Int(index)]
      guard let found = errors.count(in: term, texts) else { continue }
      let penalty = found.errors * 2 + (found.isPrefix ? 0 : 1)
      if let best, (best.field.rawValue, best.penalty) <= (term.field.rawValue, penalty) { continue }
      best = (term.field, penalty)
    }
    return best.map { candidate(number, SearchMatch(.typingError, $0.field), $0.penalty) }
  }
}
