import CollectionEngine

extension ViewController {
  /// Whether search providers are asked. A locked board, as in a kiosk, does not lead into other programs.
  private var asksProviders: Bool { view.preferences.asksSearchProviders && document.permissions.allowEditing }

  /// Follows a change of the text: the results for the former text disappear, and the providers are asked when the text
  /// has not changed for a while.
  mutating func scheduleProviders(at now: Instant) {
    guard let text = view.search?.text else { return }
    let isAsking = asksProviders && !ProviderQuery(text).terms.isEmpty
    view.search?.providerResults = []
    view.search?.providerPhase = isAsking ? .scheduled(at: now + ProviderQuery.delay) : .done
  }

  /// Removes the results of search providers if they may not be asked any more.
  mutating func dropProvidersIfForbidden() {
    guard !asksProviders else { return }
    view.search?.providerResults = []
    view.search?.providerPhase = .done
  }

  /// Asks the search providers, or stops waiting for their answers.
  mutating func advanceProviders(to now: Instant) {
    guard let search = view.search, let deadline = search.providerPhase.deadline, now >= deadline else { return }
    switch search.providerPhase {
    case .done: break
    case .scheduled:
      view.search?.providerPhase = .asked(until: now + ProviderQuery.timeLimit)
      effects.append(.search(.ask(ProviderQuery(search.text))))
    case .asked: stopWaitingForProviders()
    }
  }

  /// Shows the results of a search provider below all others, so that none of them moves. An answer to another text or
  /// after the time limit is ignored.
  mutating func receive(_ answer: ProviderAnswer, at now: Instant) {
    guard let search = view.search, case .asked = search.providerPhase, answer.text == search.text else { return }
    if let results = answer.results { show(results, at: now) }
    if search.results.isEmpty, view.search?.results.isEmpty == false { announceResults() }
    if answer.isLast { stopWaitingForProviders() }
  }

  private mutating func show(_ results: ProviderResults, at now: Instant) {
    let new = results.without(view.search?.providerResults ?? [])
    guard !new.results.isEmpty else { return }
    let old = view.layout
    view.search?.providerResults.append(new)
    showResults(after: old.results, at: now)
    moveTiles(from: old, [:], at: now)
    view.dropFocusOutOfView()
  }

  /// Only now it is certain that nothing was found.
  private mutating func stopWaitingForProviders() {
    view.search?.providerPhase = .done
    if view.search?.results.isEmpty == true { announceResults() }
  }

  /// Opens a result of a search provider, which is another program.
  mutating func openResult(_ id: ItemID, at now: Instant) {
    guard view.search?.result(id) != nil else { return }
    openElsewhere(.search(.open(id)), at: now)
  }
}

extension ProviderResults {
  /// The first results, each once, that others do not have.
  fileprivate func without(_ others: [ProviderResults]) -> ProviderResults {
    var seen = Set(others.flatMap(\.results).map(\.id))
    let new = results.filter { seen.insert($0.id).inserted }
    return ProviderResults(title: title, results: Array(new.prefix(ProviderQuery.shownLimit)))
  }
}
