import CollectionEngine

/// The search: its field, and the results that it has found.
struct SearchLayer: Layer {
  private var search = Presented<Search>()
  /// 0 shows the pages, 1 the results of a search.
  private var results = hiddenResults

  private static let hiddenResults = Motion(0, grain: 0.005)

  var isActive: Bool { search.content != nil || results != Self.hiddenResults }
  var dismissal: Act? { search.isOpen ? .closeSearch : nil }
  /// The search while its field is open.
  var open: Search? { search.open }

  /// How far the field has opened, 0...1.
  func amount(at now: Instant) -> Double { search.amount(at: now) }

  /// How far the results of a search have replaced the pages, 0...1.
  func coverage(at now: Instant) -> Double { results.value(at: now).clamped(to: 0...1) }

  mutating func open(keeping focus: Focus?, on spring: Spring, at now: Instant) {
    search.open(Search(opened: now, formerFocus: focus), on: spring, at: now)
  }

  /// Closes the field. Returns what had the focus before.
  mutating func close(on spring: Spring, at now: Instant) -> Focus? {
    search.close(on: spring, at: now)
    results.chase(0, on: spring, at: now)
    return search.content?.formerFocus
  }

  /// Follows a change of the text: the results for the former text disappear, and the providers are asked when the text
  /// has not changed for a while.
  mutating func type(_ text: String, asking: Bool, at now: Instant) {
    search.content?.text = text
    search.content?.changed = now
    dropProviders()
    if asking, !ProviderQuery(text).terms.isEmpty {
      search.content?.providerPhase = .scheduled(at: now + ProviderQuery.delay)
    }
  }

  /// Shows the results of another search.
  mutating func show(_ found: SearchResults, on spring: Spring, at now: Instant) {
    guard let open else { return }
    search.content?.results = found
    search.content?.resultsText = open.text
    results.chase(1, on: spring, at: now)
  }

  /// The searcher of the present document. The index is made here if it was not prepared.
  mutating func searcher(of document: inout Document) -> Searcher {
    if let (searcher, revision) = open?.searcher, revision == document.revision { return searcher }
    let index = document.searchIndex ?? SearchIndex(document.searchable)
    document.searchIndex = index
    let context = SearchContext(
      board: document.board, usage: document.usage, day: document.day, limit: SearchContext.shownLimit)
    let searcher = Searcher(index, in: context)
    search.content?.searcher = (searcher, document.revision)
    return searcher
  }

  func nextChange(in context: LayerContext) -> Wake {
    if search.isMoving(at: context.now) || !results.isSettled(at: context.now) { return .nextFrame }
    return open?.providerPhase.deadline.map(Wake.at) ?? .never
  }

  /// Asks the search providers, or stops waiting for their answers.
  mutating func advance(in context: LayerContext) -> LayerReply {
    let now = context.now
    search.removeClosed(at: now)
    if results.target == 0, results.isSettled(at: now) { results = Self.hiddenResults }
    guard let open, let deadline = open.providerPhase.deadline, now >= deadline else { return LayerReply() }
    guard case .scheduled = open.providerPhase else { return LayerReply(effects: stopWaiting()) }
    search.content?.providerPhase = .asked(until: now + ProviderQuery.timeLimit)
    return LayerReply(effects: [.search(.ask(ProviderQuery(open.text)))])
  }

  mutating func reset() { self = SearchLayer() }
}

/// Search providers, which are other programs.
extension SearchLayer {
  /// Whether they are waited for, and an answer to a text is used.
  func awaits(answerTo text: String) -> Bool {
    if case .asked? = open?.providerPhase { open?.text == text } else { false }
  }

  /// Adds the results of a provider. Returns false if there is nothing new in them.
  mutating func add(_ results: ProviderResults) -> Bool {
    let new = results.without(open?.providerResults ?? [])
    guard !new.results.isEmpty else { return false }
    search.content?.providerResults.append(new)
    return true
  }

  /// Ends the wait for answers. Only now it is certain that nothing was found, which is announced.
  mutating func stopWaiting() -> [Effect] {
    search.content?.providerPhase = .done
    return open?.results.isEmpty == true ? announcement : []
  }

  /// Forgets what providers have found, and does not wait for them.
  mutating func dropProviders() {
    search.content?.providerResults = []
    search.content?.providerPhase = .done
  }

  /// The announcement of the results.
  var announcement: [Effect] {
    open.map { [.announce(.found($0.results.count, first: $0.results.first))] } ?? []
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

extension SearchLayer {
  /// The search field from the moment at which it opens, although it is transparent then, because typing needs it.
  func elements(in context: LayerContext) -> [Scene.Element] {
    guard let open else { return [] }
    let (layout, alpha) = (SearchPresentation(metrics: context.metrics), context.searching * context.presence)
    let field = Scene.Element(kind: .searchField(open.text), frame: layout.field, touch: layout.field, alpha: alpha)
    return open.foundNothing
      ? [Scene.Element(kind: .nothingFound, frame: layout.nothingFound, alpha: alpha), field] : [field]
  }
}
