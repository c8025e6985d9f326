import CollectionEngine

extension SceneBuilder {
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

  private static let card = Size(width: 420, height: 216)
  private static let button = Size(width: 232, height: 44)
  private static let padding = 24.0

  init(in metrics: LayoutMetrics, hasButton: Bool) {
    let (grid, pixels) = (metrics.regions.grid, metrics.pixels)
    let width = pixels.floor(min(Self.card.width * metrics.roomScale, grid.width))
    let usual = Self.card.height - (hasButton ? 0 : Self.button.height + Self.padding / 2)
    let height = pixels.floor(min(usual * metrics.roomScale, grid.height))
    card = Rect(
      x: pixels.nearest(grid.midX - width / 2), y: pixels.nearest(grid.midY - height / 2), width: width, height: height)
    let size = Size(
      width: min(Self.button.width * metrics.roomScale, max(0, width - 2 * Self.padding)),
      height: min(Self.button.height * metrics.roomScale, height))
    button = Rect(
      x: pixels.nearest(card.midX - size.width / 2),
      y: pixels.nearest(max(card.minY, card.maxY - Self.padding - size.height)), width: size.width, height: size.height)
  }
}
