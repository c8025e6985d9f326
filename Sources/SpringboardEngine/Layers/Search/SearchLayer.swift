import CollectionEngine

/// The search: its field, and what was found. What it found last stays until it has closed.
struct SearchLayer: Layer {
  /// The search while its field is open.
  private(set) var open: Search?
  /// 0 shows no search field, 1 the search field.
  private var field = closed
  /// 0 shows the pages, 1 the results of a search.
  private var results = closed

  private static let closed = Motion(0, grain: 0.005)

  var isActive: Bool { open != nil || field != Self.closed || results != Self.closed }
  var dismissal: Act? { open == nil ? nil : .closeSearch }
  /// The text in the field; nil if it is closed.
  var text: String? { open?.text }

  /// How far the field has opened, 0...1.
  func presence(at now: Instant) -> Double { field.value(at: now).clamped(to: 0...1) }

  /// How far the results of a search have replaced the pages, 0...1.
  func coverage(at now: Instant) -> Double { results.value(at: now).clamped(to: 0...1) }

  mutating func open(keeping focus: Focus?, on spring: Spring, at now: Instant) {
    open = Search(opened: now, formerFocus: focus)
    field.chase(1, on: spring, at: now)
  }

  /// Closes the field. Returns what had the focus before.
  mutating func close(on spring: Spring, at now: Instant) -> Focus? {
    defer { open = nil }
    field.chase(0, on: spring, at: now)
    results.chase(0, on: spring, at: now)
    return open?.formerFocus
  }

  /// Follows a change of the text: the results for the former text disappear, and the providers are asked when the text
  /// has not changed for a while.
  mutating func type(_ text: String, asking: Bool, at now: Instant) {
    open?.text = text
    open?.changed = now
    dropProviders()
    if asking, !ProviderQuery(text).terms.isEmpty {
      open?.providerPhase = .scheduled(at: now + ProviderQuery.delay)
    }
  }

  /// Shows the results of another search.
  mutating func show(_ found: SearchResults, on spring: Spring, at now: Instant) {
    guard let text else { return }
    open?.results = found
    open?.resultsText = text
    results.chase(1, on: spring, at: now)
  }

  /// The searcher of the present document. The index is made when it is first needed.
  mutating func searcher(of document: inout Document) -> Searcher {
    if let (searcher, revision) = open?.searcher, revision == document.revision { return searcher }
    let index = document.searchIndex ?? SearchIndex(Array(document.applications.values) + document.searchOnly.values)
    document.searchIndex = index
    let context = SearchContext(
      board: document.board, usage: document.usage, day: document.day, limit: SearchContext.shownLimit)
    let searcher = Searcher(index, in: context)
    open?.searcher = (searcher, document.revision)
    return searcher
  }

  func nextChange(in context: LayerContext) -> Wake {
    if !field.isSettled(at: context.now) || !results.isSettled(at: context.now) { return .nextFrame }
    return open?.providerPhase.deadline.map(Wake.at) ?? .never
  }

  /// Asks the search providers, or stops waiting for their answers.
  mutating func advance(in context: LayerContext) -> LayerReply {
    let now = context.now
    guard let search = open else {
      if field.isSettled(at: now), results.isSettled(at: now) { reset() }
      return LayerReply()
    }
    guard let deadline = search.providerPhase.deadline, now >= deadline else { return LayerReply() }
    guard case .scheduled = search.providerPhase else { return LayerReply(effects: stopWaiting()) }
    open?.providerPhase = .asked(until: now + ProviderQuery.timeLimit)
    return LayerReply(effects: [.search(.ask(ProviderQuery(search.text)))])
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
    open?.providerResults.append(new)
    return true
  }

  /// Ends the wait for answers. Only now it is certain that nothing was found, which is announced.
  mutating func stopWaiting() -> [Effect] {
    open?.providerPhase = .done
    return open?.results.isEmpty == true ? announcement : []
  }

  /// Forgets what providers have found, and does not wait for them.
  mutating func dropProviders() {
    open?.providerResults = []
    open?.providerPhase = .done
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
