import CollectionEngine

/// The results of a search, and of search providers.
extension ViewController {
  var searchSpring: Spring { Spring(response: motion.makeWay) }

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

  /// Searches again, and shows the results in the new layout. `old` are the ones before; those for the same text stay
  /// where they were scrolled to. The first result is marked unless another one is.
  ///
  /// It consumes `old`: otherwise the optimizer of Swift 6.3.1 borrows a pane that is read from the layout, although the layout is
  /// changed meanwhile, so that the pane is used after it was freed.
  mutating func showResults(after old: consuming Pane?, at now: Instant) {
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
  var suggestions: [ItemID] {
    let (metrics, docked) = (view.layout.metrics, Set(view.layout.board.dock.map(\.id)))
    let columns = metrics.libraryColumns(across: SearchPresentation(metrics: metrics, keepsDock: true).frame.width)
    return document.suggestions(limit: 2 * columns, besides: docked)
  }

  /// Whether search providers are asked. A locked board, as in a kiosk, does not lead into other programs.
  var asksProviders: Bool { view.preferences.session.asksSearchProviders && document.permissions.allowEditing }

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
    view.moveTiles(from: old, [:], at: now)
    view.dropFocusOutOfView()
  }
}
