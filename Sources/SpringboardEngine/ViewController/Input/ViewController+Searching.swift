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
      view.layers.search.open(keeping: view.focus, on: searchSpring, at: now)
      if !suggestions.isEmpty { rearrange(moving: true, at: now) }
    }
    effects.append(.search(.begin(text)))
  }

  /// Ends the search and shows the pages as they were before.
  mutating func closeSearch(at now: Instant) {
    guard view.search != nil else { return }
    letContentGo(at: now)
    let formerFocus = view.layers.search.close(on: searchSpring, at: now)
    view.layers.notices.endSearch(in: context(at: now))
    effects.append(.search(.end))
    rearrange(moving: true, at: now)
    view.focus = formerFocus.flatMap { view.isInView($0) ? $0 : nil }
  }

  /// Follows the text in the search field. Without text there is nothing to search for, so the search ends.
  mutating func search(for text: String, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    guard !text.isEmpty else { return view.search?.text.isEmpty == false ? closeSearch(at: now) : () }
    if view.search == nil { openSearch(typing: text, at: now) }
    guard text != view.search?.text else { return }
    closeMenu(at: now)
    letContentGo(at: now)
    view.layers.search.type(text, asking: asksProviders, at: now)
    view.focus = nil
    rearrange(moving: true, at: now)
    if view.search?.results.isEmpty == false || view.search?.foundNothing == true {
      effects += view.layers.search.announcement
    }
  }

  /// Searches again, and shows the results in the new layout. `old` are the ones before; those for the same text stay
  /// where they were scrolled to. The first result is marked unless another one is.
  mutating func showResults(after old: Pane?, at now: Instant) {
    guard let search = view.search else { return }
    guard !search.text.isEmpty else { return showSuggestions() }
    let (titles, fading) = (view.preferences.texts.searchTitles, searchSpring)
    let results = view.layers.search.find(
      in: &document, titleOfProgrammes: view.layout.guide == nil ? nil : titles.programmes, at: now)
    view.layers.search.show(results, on: fading, at: now)
    view.layout.show(results, titles: titles)
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
    if !suggestions.isEmpty { view.layout.suggest(suggestions, title: view.preferences.texts.searchTitles.suggested) }
  }

  /// At most two rows of applications.
  private var suggestions: [ItemID] {
    let (metrics, docked) = (view.layout.metrics, Set(view.layout.board.dock.map(\.id)))
    let columns = metrics.libraryColumns(across: SearchPresentation(metrics: metrics, keepsDock: true).frame.width)
    return document.suggestions(limit: 2 * columns, besides: docked)
  }
}

/// Search providers.
extension ViewController {
  /// Whether search providers are asked. A locked board, as in a kiosk, does not lead into other programs.
  private var asksProviders: Bool { view.preferences.session.asksSearchProviders && document.permissions.allowEditing }

  /// Removes the results of search providers if they may not be asked any more.
  mutating func dropProvidersIfForbidden() {
    if !asksProviders { view.layers.search.dropProviders() }
  }

  /// Shows the results of a search provider below all others, so that none of them moves. An answer to another text or
  /// after the time limit is ignored.
  mutating func receive(_ answer: ProviderAnswer, at now: Instant) {
    guard let search = view.search, view.layers.search.awaits(answerTo: answer.text) else { return }
    if let results = answer.results { show(results, at: now) }
    if search.results.isEmpty, view.search?.results.isEmpty == false { effects += view.layers.search.announcement }
    if answer.isLast { effects += view.layers.search.stopWaiting() }
  }

  private mutating func show(_ results: ProviderResults, at now: Instant) {
    guard view.layers.search.add(results) else { return }
    let old = view.layout
    showResults(after: old.results, at: now)
    moveTiles(from: old, [:], at: now)
    view.dropFocusOutOfView()
  }

  /// Opens a result of a search provider, which is another program.
  mutating func openResult(_ id: ItemID, at now: Instant) {
    guard view.search?.result(id) != nil else { return }
    openElsewhere(.search(.open(id)), at: now)
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
