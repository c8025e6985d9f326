extension SearchIndex {
  /// The number of letters from which categories are searched.
  private static let categoryLetters = 5
  /// The penalty of an application that removes another one; it is greater than all others.
  private static let removerPenalty = 10
  /// The penalty of a query whose words are in different texts.
  static let acrossPenalty = 3

  /// The applications that match a query, in any order.
  func candidates(for query: SearchQuery) -> [Candidate] {
    var (found, hasGoodMatch) = ([Candidate](), false)
    for number in applications.indices where query.mayMatch(applications[number]) {
      guard let candidate = bestMatch(number, query) ?? matchAcrossTerms(number, query) else { continue }
      hasGoodMatch = hasGoodMatch || candidate.match.tier.rawValue < SearchMatch.Tier.inside.rawValue
      found.append(candidate)
    }
    return hasGoodMatch ? found : withGuesses(found, for: query)
  }

  /// The applications that match a query, and those that match its keys in another layout, or match it with errors.
  private func withGuesses(_ found: [Candidate], for query: SearchQuery) -> [Candidate] {
    let found = candidatesInOtherLayouts(for: query, besides: found)
    return found + candidatesWithErrors(for: query, besides: found)
  }

  func candidate(_ number: Int, _ match: SearchMatch, _ penalty: Int) -> Candidate {
    let removerPenalty = applications[number].isRemover ? Self.removerPenalty : 0
    return Candidate(application: number, match: match, penalty: penalty + removerPenalty)
  }

  private func bestMatch(_ number: Int, _ query: SearchQuery) -> Candidate? {
    var best: (match: SearchMatch, penalty: Int, cost: Int)?
    for index in applications[number].terms {
      let term = terms[Int(index)]
      guard SearchMatch(.exact, term.field).cost < best?.cost ?? .max, searches(term, for: query) else { continue }
      guard let quality = query.quality(of: term, in: texts) else { continue }
      let match = SearchMatch(quality.tier, term.field)
      if let best, (best.cost, best.penalty) <= (match.cost, quality.penalty) { continue }
      best = (match, quality.penalty, match.cost)
    }
    return best.map { candidate(number, $0.match, $0.penalty) }
  }

  /// A single letter is only searched in names; an ideograph is more than a letter.
  private func searches(_ term: Term, for query: SearchQuery) -> Bool {
    switch term.field {
    case .name, .untranslatedName, .program: true
    case .genericName, .keyword, .untranslatedGenericName, .untranslatedKeyword, .action:
      query.typed.letterCount > 1 || query.typed.bytes.count > 2
    case .category: query.typed.letterCount >= Self.categoryLetters
    }
  }
}

extension SearchIndex {
  /// Each word of the query begins a word of some text of the application.
  private func matchAcrossTerms(_ number: Int, _ query: SearchQuery) -> Candidate? {
    guard query.typed.words.count > 1 else { return nil }
    var worst = SearchField.name
    for word in query.typed.words {
      guard let field = field(of: number, withWord: word, query) else { return nil }
      if field.rawValue > worst.rawValue { worst = field }
    }
    return candidate(number, SearchMatch(.wordPrefixes, worst), Self.acrossPenalty)
  }

  private func field(of number: Int, withWord word: Needle.Word, _ query: SearchQuery) -> SearchField? {
    var best: SearchField?
    for index in applications[number].terms {
      let term = terms[Int(index)]
      guard searches(term, for: query), query.typed.begins(word, in: term, texts) else { continue }
      if term.field.rawValue < best?.rawValue ?? .max { best = term.field }
    }
    return best
  }
}

extension SearchIndex {
  /// The applications that match a query with typing errors, without those that were found already.
  private func candidatesWithErrors(for query: SearchQuery, besides found: [Candidate]) -> [Candidate] {
    guard let errors = QueryErrors(query) else { return [] }
    var isFound = [Bool](repeating: false, count: applications.count)
    for candidate in found { isFound[candidate.application] = true }
    var candidates: [Candidate] = []
    for number in applications.indices where query.mayMatch(applications[number], missing: errors.typed.limit) {
      guard !isFound[number], let candidate = bestMatch(number, errors) else { continue }
      candidates.append(candidate)
    }
    return candidates
  }

  private func bestMatch(_ number: Int, _ errors: QueryErrors) -> Candidate? {
    var best: (field: SearchField, penalty: Int)?
    for index in applications[number].terms {
      let term = terms[Int(index)]
      guard term.field.allowsErrors, let found = errors.count(in: term, texts) else { continue }
      let penalty = found.errors * 2 + (found.isPrefix ? 0 : 1)
      if let best, (best.field.rawValue, best.penalty) <= (term.field.rawValue, penalty) { continue }
      best = (term.field, penalty)
    }
    return best.map { candidate(number, SearchMatch(.typingError, $0.field), $0.penalty) }
  }
}

extension SearchField {
  /// Whether typing errors are forgiven.
  fileprivate var allowsErrors: Bool {
    switch self {
    case .name, .untranslatedName, .program, .genericName, .untranslatedGenericName: true
    case .keyword, .untranslatedKeyword, .action, .category: false
    }
  }
}
