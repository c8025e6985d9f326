import CollectionEngine

/// The buttons beside the page dots, and the explanation on an empty home screen.
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

  /// The elements of an empty home screen, once the applications are known: an explanation, and a button that puts back
  /// everything that was removed.
  var emptyHome: [Scene.Element] {
    guard layout.isEmpty, layout.guide == nil, document.hasCatalogue, view.viewport.hasRoom else { return [] }
    let hasApplications = !document.applications.isEmpty
    let hasButton = hasApplications && document.permissions.allow(.restoreAll)
    let frames = EmptyHomeLayout(in: layout.metrics, hasButton: hasButton)
    let text = Scene.Element(
      kind: .emptyHome(hasApplications: hasApplications), frame: frames.card, alpha: presence)
    guard hasButton else { return [text] }
    let touch = frames.button.atLeast(gestures.smallestTarget)
    return [text, button(.showAll, frames.button, touch: touch, alpha: presence)]
  }
}

/// The frames of the explanation on an empty home screen and of its button, in the middle of the grid. Lengths are in
/// logical pixels (by eye).
struct EmptyHomeLayout {
  let card: Rect
  /// The button, at the bottom of the card.
  let button: Rect

  private static let card = Size(width: TextRoom.explanationWidths[0], height: 216)
  private static let button = Size(width: 232, height: 44)
  private static let padding = 24.0

  init(in metrics: LayoutMetrics, hasButton: Bool) {
    let (grid, pixels) = (metrics.regions.grid, metrics.pixels)
    let width = pixels.floor(min(Self.card.width * metrics.roomScale, grid.width))
    let foot = hasButton ? Self.button.height + Self.padding / 2 : 0
    let usual = Self.card.height - Self.button.height - Self.padding / 2
    let measured = TextRoom.height(of: metrics.textRoom.emptyHome, width: width, scale: metrics.roomScale)
    let text = measured ?? usual * metrics.roomScale
    let wanted = text + foot * metrics.roomScale
    let height = pixels.floor(min(wanted, grid.height))
    card = Rect(
      x: pixels.nearest(grid.midX - width / 2), y: pixels.nearest(grid.midY - height / 2), width: width, height: height)
    let size = Size(
      width: min(
        max(Self.button.width * metrics.roomScale, metrics.textRoom.showAll), max(0, width - 2 * Self.padding)),
      height: min(Self.button.height * metrics.roomScale, height))
    button = Rect(
      x: pixels.nearest(card.midX - size.width / 2),
      y: pixels.nearest(max(card.minY, card.maxY - Self.padding - size.height)), width: size.width, height: size.height)
  }
}
