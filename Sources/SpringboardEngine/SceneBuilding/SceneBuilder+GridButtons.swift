import CollectionEngine

extension SceneBuilder {
  /// The buttons beside the page dots, if there is room for them.
  var gridButtons: [Scene.Element] {
    guard layout.results == nil, !layout.isEmpty || layout.guide != nil, view.mode == .browsing else { return [] }
    let dots = layout.pages.map { pages in pages.pageDots(at: Double(pages.screen)).map(\.icon) } ?? []
    let frames = GridButtonsLayout(
      metrics: layout.metrics, dots: dots.dropFirst().reduce(dots.first) { $0?.union($1) },
      hasLibrary: !buttons.isEmpty)
    let search = gridButton(.search, frames.search, share: 1)
    return [search] + buttons.map { gridButton($0.button, frames.library, share: $0.share) }
  }

  /// The buttons that switch to the library and back, and how much of each is visible. There are none if there is only
  /// one presentation.
  private var buttons: [(button: Scene.Button, share: Double)] {
    guard layout.grids.count > 1 else { return [] }
    let pages = layout.presentation.position(at: now).share(of: 0)
    return [(Scene.Button.library, pages), (.pages, 1 - pages)].filter { $0.1 > 0 }
  }

  private func gridButton(_ kind: Scene.Button, _ frame: Rect, share: Double) -> Scene.Element {
    let isReachable = !layout.front.isModal && share == 1 && frame.width > 0
    return button(
      kind, frame, touch: isReachable ? frame.atLeast(gestures.smallestTarget) : nil,
      alpha: presence * (1 - searching) * (1 - expansion) * share)
  }
}
