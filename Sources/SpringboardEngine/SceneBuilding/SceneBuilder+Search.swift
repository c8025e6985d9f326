import CollectionEngine

extension SceneBuilder {
  /// Appends the results in place of the board, whose dock fades out.
  mutating func appendResults(_ pane: Pane) {
    if layout.isSuggesting {
      append([content(of: layout.dock), content(of: pane)])
    } else {
      if dockAlpha > 0 { appendDockPlate() }
      append([content(of: pane)])
    }
    elements += nothingFound
    appendDepartures()
  }

  private mutating func appendDockPlate() {
    guard !layout.dock.isEmpty else { return }
    elements.append(
      Scene.Element(kind: .dock, frame: layout.dock.frame, alpha: dockAlpha))
  }

  /// The opacity of the dock's plate, which the results of a search replace.
  var dockAlpha: Double { presence * (1 - view.animations.results.value(at: now).clamped(to: 0...1)) }

  /// The search field from the moment at which it opens, although it is transparent then, because typing needs it. Without
  /// a search, the buttons that open it and the library.
  var searchElements: [Scene.Element] {
    guard let text = view.search?.text else { return gridButtons }
    let field = SearchPresentation(metrics: layout.metrics).field
    return [Scene.Element(kind: .searchField(text), frame: field, touch: field, alpha: searching * presence)]
  }

  private var nothingFound: [Scene.Element] {
    guard view.search?.foundNothing == true else { return [] }
    let frame = SearchPresentation(metrics: layout.metrics).nothingFound
    return [Scene.Element(kind: .nothingFound, frame: frame, alpha: searching * presence)]
  }
}
