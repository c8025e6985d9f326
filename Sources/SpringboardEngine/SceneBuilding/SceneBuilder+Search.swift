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
    appendDepartures()
  }

  private mutating func appendDockPlate() {
    guard !layout.dock.isEmpty else { return }
    elements.append(
      Scene.Element(kind: .dock, frame: layout.dock.frame, alpha: dockAlpha))
  }

  /// The opacity of the dock's plate, which the results of a search replace.
  var dockAlpha: Double { presence * (1 - view.layers.search.coverage(at: now)) }
}
