/// An action that matches a query.
struct ActionCandidate {
  /// The application, with the match of the action.
  var candidate: Candidate
  /// The index of the action.
  let action: Int
}

extension SearchIndex {
  /// The actions that match a query, in any order. One word of the query at least must be found in the name of the
  /// action; the others may be found in other texts of the application.
  func actionCandidates(for query: SearchQuery) -> [ActionCandidate] {
    guard query.typed.bytes.count > 1 else { return [] }
    var found: [ActionCandidate] = []
    for number in applications.indices
    where query.mayMatch(filters[number]) && !applications[number].actions.isEmpty {
      appendActions(of: number, query, to: &found)
    }
    return found
  }

  private func appendActions(of number: Int, _ query: SearchQuery, to found: inout [ActionCandidate]) {
    let first = found.count
    for index in applications[number].actions {
      guard let action = match(terms[Int(index)], of: number, query) else { continue }
      if found.count > first, found[found.count - 1].action == action.action {
        if action.candidate.isBetter(than: found[found.count - 1].candidate) { found[found.count - 1] = action }
      } else {
        found.append(action)
      }
    }
  }

  private func match(_ term: Term, of number: Int, _ query: SearchQuery) -> ActionCandidate? {
    var (tier, penalty) = (SearchMatch.Tier.wordPrefixes, Self.acrossPenalty)
    if query.mayMatch(term), let quality = query.quality(of: term, in: texts),
      quality.tier.rawValue <= SearchMatch.Tier.initials.rawValue
    {
      (tier, penalty) = (quality.tier, quality.penalty)
    } else if !matchesWithOthers(term, of: number, query) {
      return nil
    }
    let candidate = Candidate(application: number, match: SearchMatch(tier, .action), penalty: penalty)
    return ActionCandidate(candidate: candidate, action: Int(term.action))
  }

  /// Whether each word of the query begins a word of the action or of another text of the application, and one at least a
  /// word of the action.
  private func matchesWithOthers(_ action: Term, of number: Int, _ query: SearchQuery) -> Bool {
    guard query.typed.words.count > 1 else { return false }
    var isInAction = false
    for word in query.typed.words {
      guard word.range.count >= Self.acrossLength else { return false }
      if query.typed.begins(word, in: action, texts) {
        isInAction = true
      } else if !hasTerm(of: number, with: word, query) {
        return false
      }
    }
    return isInAction
  }

  private func hasTerm(of number: Int, with word: Needle.Word, _ query: SearchQuery) -> Bool {
    firstTerm(of: number) { $0.field != .action && query.typed.begins(word, in: $0, texts) } != nil
  }
}

extension Candidate {
  fileprivate func isBetter(than other: Candidate) -> Bool {
    (match.cost, penalty) < (other.match.cost, other.penalty)
  }
}
