import Freedesktop
import GtkBridge
import SpringboardEngine

/// A springboard and its painter with no window: what `snapshot` and `replay` look at.
package final class Gallery {
  private let surroundings: Surroundings
  private let catalogue: Catalogue
  private let items: [AppItem]

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    let sources = surroundings.catalogueSources
    catalogue = Catalogue.scan(sources)
    items = catalogue.items(sources)
  }

  /// The springboard with its applications, not yet shown.
  package func springboard(on viewport: Viewport) -> Springboard {
    var settings = DesktopSettings()
    settings.labelLineHeight = surroundings.configuration.style.labelLineHeight
    var springboard = Springboard(
      viewport: viewport, preferences: surroundings.configuration.preferences(on: settings))
    let start = Instant(seconds: 0)
    _ = springboard.handle(.catalogue(items), at: start)
    return springboard
  }

  /// A painter whose icons are all there.
  func painter(for scene: Scene, on viewport: Viewport) -> Painter {
    let names = Dictionary(items.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let painter = Painter(
      style: surroundings.configuration.style, backdrop: backdrop(viewport), icon: { _, _ in nil },
      name: { names[$0] ?? $0.rawValue })
    painter.scale = viewport.scale
    return painter
  }

  private func backdrop(_ viewport: Viewport) -> Backdrop {
    Backdrop(plain: surroundings.configuration.style.colors.background, on: viewport)
  }
}
