extension SceneBuilder {
  /// Appends the results in place of the board, whose dock fades out.
  mutating func appendResults(_ pane: Pane) {
    if searching < 1 { appendDockPlate() }
    append([content(of: pane)])
    elements += nothingFound
    appendDepartures()
  }

  private mutating func appendDockPlate() {
    guard !layout.dock.isEmpty else { return }
    elements.append(
      Scene.Element(kind: .dock, frame: layout.dock.layout.contentBounds, alpha: presence * (1 - searching)))
  }

  /// The search field while it is open, or else the button that opens it.
  var searchElements: [Scene.Element] {
    guard searching > 0, let text = view.search?.text else { return searchButton }
    let field = SearchPresentation(metrics: layout.metrics).field
    return [Scene.Element(kind: .searchField(text), frame: field, touch: field, alpha: searching * presence)]
  }

  /// The button, beside the page dots, if there is room for them.
  private var searchButton: [Scene.Element] {
    let dots = layout.grid.pageDots(at: Double(layout.grid.screen)).map(\.icon)
    let frame = SearchPresentation(metrics: layout.metrics).button(
      beside: dots.dropFirst().reduce(dots.first) { $0?.union($1) })
    guard layout.results == nil, !layout.isEmpty, view.mode == .browsing, frame.width > 0 else { return [] }
    let isReachable = !layout.front.isModal
    return [
      button(
        .search, frame, touch: isReachable ? frame.atLeast(gestures.smallestTarget) : nil,
        alpha: presence * (1 - searching) * (1 - expansion))
    ]
  }

  private var nothingFound: [Scene.Element] {
    guard view.search?.foundNothing == true else { return [] }
    let frame = SearchPresentation(metrics: layout.metrics).nothingFound
    return [Scene.Element(kind: .nothingFound, frame: frame, alpha: searching * presence)]
  }
}
