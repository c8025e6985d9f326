import Freedesktop
import GtkBridge
import QuiverCore
import SpringboardEngine

/// A springboard and its scenery with no window: what `snapshot` and `replay` look at.
package final class Gallery {
  /// The springboard with its applications, not yet shown.
  package var springboard: Springboard
  private let scenery: RenderResources

  /// Seconds that icons and wallpaper may take; what comes later is not in the picture.
  private static let patience = 20.0

  package init(_ surroundings: Surroundings, viewport: Viewport) {
    let sources = surroundings.catalogueSources
    let catalogue = Catalogue.scan(sources)
    let entries = catalogue.shown
    var desktop = DesktopSettings()
    desktop.iconTheme = "Adwaita"
    scenery = RenderResources(surroundings, on: desktop) { entries[$0] }
    scenery.fit(viewport)
    let preferences = surroundings.configuration.preferences(on: desktop)
    springboard = Springboard(viewport: viewport, preferences: preferences)
    if let board = surroundings.storedBoard {
      _ = springboard.handle(.board(board), in: .main, at: Springboard.beforeTraces)
    }
    _ = springboard.handle(
      .catalogue(catalogue.items(sources, surroundings.directories)), in: .main, at: Springboard.beforeTraces)
    scenery.painter.name = { [weak self] in self?.springboard.name(of: $0) ?? $0.rawValue }
  }

  /// Paints what is on screen at a moment; icons and wallpaper are waited for.
  package func picture(at moment: Instant) -> Surface {
    let scene = springboard.scene(of: .main, at: moment)
    let picture = Surface(filling: springboard.viewport(of: .main))
    paint(scene, on: picture)
    guard !scenery.isComplete else { return picture }
    waitForPictures()
    paint(scene, on: picture)
    return picture
  }

  private func paint(_ scene: Scene, on picture: Surface) {
    scenery.painter.paint(scene, on: Drawing(on: picture))
  }

  private func waitForPictures() {
    var isLate = false
    let alarm = MainLoop.timer(after: Self.patience) { isLate = true }
    MainLoop.run { scenery.isComplete || isLate ? () : nil }
    alarm.cancel()
    scenery.painter.forgetSurfaces()
  }
}
