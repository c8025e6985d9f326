import CollectionEngine

extension ViewController {
  private var searchSpring: Spring { Spring(response: motion.makeWay) }

  /// Opens the search field. Until something is typed, suggestions are shown, or the pages if there are none.
  mutating func openSearch(typing text: String = "", at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    if view.search == nil {
      closeSheet(at: now)
      endEditing(at: now)
      perform(view.input.pinch.cancel(), at: now)
      letContentGo(at: now)
      endHover(at: now)
      view.search = Search(opened: now, formerFocus: view.focus)
      let spring = searchSpring
      view.animations.search.chase(1, on: spring, at: now)
      if !suggestions.isEmpty { rearrange(moving: true, at: now) }
    }
    effects.append(.search(.begin(text)))
  }

  /// Ends the search and shows the pages as they were before.
  mutating func closeSearch(at now: Instant) {
    guard let search = view.search else { return }
    letContentGo(at: now)
    view.search = nil
    view.layers.notices.endSearch(in: context(at: now))
    let spring = searchSpring
    view.animations.search.chase(0, on: spring, at: now)
    view.animations.results.chase(0, on: spring, at: now)
    effects.append(.search(.end))
    rearrange(moving: true, at: now)
    view.focus = search.formerFocus.flatMap { view.isInView($0) ? $0 : nil }
  }

  /// Follows the text in the search field. Without text there is nothing to search for, so the search ends.
  mutating func search(for text: String, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    guard !text.isEmpty else { return view.search?.text.isEmpty == false ? closeSearch(at: now) : () }
    if view.search == nil { openSearch(typing: text, at: now) }
    guard text != view.search?.text else { return }
    closeMenu(at: now)
    letContentGo(at: now)
    view.search?.text = text
    view.search?.changed = now
    scheduleProviders(at: now)
    view.focus = nil
    rearrange(moving: true, at: now)
    if view.search?.results.isEmpty == false || view.search?.foundNothing == true { announceResults() }
  }

  mutating func announceResults() {
    guard let results = view.search?.results else { return }
    effects.append(.announce(.found(results.count, first: results.first)))
  }

  /// Searches again, and shows the results in the new layout. `old` are the ones before; those for the same text stay
  /// where they were scrolled to. The first result is marked unless another one is.
  mutating func showResults(after old: Pane?, at now: Instant) {
    guard let search = view.search else { return }
    guard !search.text.isEmpty else { return showSuggestions() }
    var results = search.query.isEmpty ? SearchResults() : searcher().results(for: search.query)
    results.add(document.offeredPowerActions, for: search.query)
    results.providerResults = [programmes(for: search.query, at: now)].compactMap(\.self) + search.providerResults
    view.search?.results = results
    view.search?.resultsText = search.text
    let fading = searchSpring
    view.animations.results.chase(1, on: fading, at: now)
    view.layout.show(results, titles: view.preferences.searchTitles)
    let spring = pageSpring
    if let old, search.resultsText == search.text {
      view.layout.results = view.layout.results?.continuing(old, on: spring, at: now)
    }
    guard let mark = view.focusedItem, view.layout.results?.holds(mark) == true else {
      view.focus = results.first.map(Focus.item)
      return
    }
    if !view.layout.isInView(mark), !view.layout.front.content.isHeld {
      view.layout.results?.reveal(mark, on: spring, at: now)
    }
  }

  private mutating func showSuggestions() {
    let suggestions = suggestions
    if !suggestions.isEmpty { view.layout.suggest(suggestions, title: view.preferences.searchTitles.suggested) }
  }

  /// The applications that are used most, without those of the dock: at most two rows of them.
  private var suggestions: [ItemID] {
    let (metrics, docked) = (view.layout.metrics, Set(view.layout.board.dock.map(\.id)))
    let columns = metrics.libraryColumns(across: SearchPresentation(metrics: metrics, keepsDock: true).frame.width)
    return document.usage.mostUsed(
      of: document.applications.keys.filter { !docked.contains($0) }, on: document.day, in: document.dayPart,
      limit: 2 * columns)
  }

  /// The searcher of the present document. The index is made when it is first needed.
  private mutating func searcher() -> Searcher {
    if let (searcher, revision) = view.search?.searcher, revision == document.revision { return searcher }
    let index = document.searchIndex ?? SearchIndex(Array(document.applications.values) + document.searchOnly.values)
    document.searchIndex = index
    let context = SearchContext(
      board: document.board, usage: document.usage, day: document.day, limit: SearchContext.shownLimit)
    let searcher = Searcher(index, in: context)
    view.search?.searcher = (searcher, document.revision)
    return searcher
  }

  /// Remembers that an application was chosen for the text in the field. One that is being launched was remembered
  /// already.
  mutating func rememberChoice(of id: ItemID) {
    guard case .application = id, let query = view.search?.query, !query.isEmpty, document.launches[id] == nil else {
      return
    }
    effects.append(.usage(.remember(choice: id, for: query.folded)))
  }
}

extension ViewController {
  /// Moves the mark of the results. Returns false for keys with another meaning.
  mutating func moveMark(_ key: Key, at now: Instant) -> Bool {
    switch key {
    case .nextStop: moveMark(by: 1, at: now)
    case .previousStop: moveMark(by: -1, at: now)
    case .pageDown: moveMark(byPageToward: .down, at: now)
    case .pageUp: moveMark(byPageToward: .up, at: now)
    default: return false
    }
    return true
  }

  /// Moves the mark in reading order; after the last result comes the first one.
  private mutating func moveMark(by step: Int, at now: Instant) {
    let items = view.layout.results?.sections.flatMap { $0.items.map(\.id) } ?? []
    guard !items.isEmpty else { return }
    let index = view.focusedItem.flatMap(items.firstIndex) ?? (step > 0 ? -1 : 0)
    focus(items[(index + step + items.count) % items.count], at: now)
  }

  /// Moves the mark by the lines that are visible at the same time, less one.
  private mutating func moveMark(byPageToward direction: FocusDirection, at now: Instant) {
    guard let pane = view.layout.results, let start = view.focusedItem ?? view.search?.results.first else { return }
    let (slot, frame) = (view.layout.metrics.rows.slot, pane.frame.height)
    var id = start
    for _ in 0..<max(1, Int(frame / max(slot, 1)) - 1) {
      guard let next = pane.neighbor(of: id, toward: direction) else { break }
      id = next
    }
    if id != view.focusedItem { focus(id, at: now) }
  }
}

extension SearchResults {
  /// The item of the first result.
  var first: ItemID? {
    applicationResults.first?.item
      ?? providerResults.first?.results.first?.id
  }
}
