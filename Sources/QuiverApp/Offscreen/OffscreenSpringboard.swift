import CollectionEngine
import Freedesktop
import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// A springboard without a window, for `snapshot`.
package final class OffscreenSpringboard: ItemNaming {
  /// The springboard with its applications; it is not shown yet.
  package private(set) var springboard: Springboard
  private let resources: RenderResources

  /// Seconds to wait for icons and the wallpaper; later ones are not in the picture.
  private static let timeLimit = 20.0

  package init(_ environment: Environment, viewport: Viewport, presentations: BoardPresentations = .pages) {
    let sources = environment.catalogueSources
    let catalogue = Catalogue.scan(sources)
    let entries = ShownEntries(of: catalogue)
    var desktop = DesktopSettings()
    desktop.iconTheme = "Adwaita"
    resources = RenderResources(environment, on: desktop, entries: entries)
    resources.begin()
    resources.fit(viewport)
    // GTK knows the direction only with a display.
    desktop.isRightToLeft = sources.locale.isRightToLeft
    let values = DesktopPreferences(desktop)
    var session = environment.configuration.session(on: values)
    session.textRoom = resources.painter.tools.textRoom
    let preferences = environment.configuration.preferences(on: values, in: session)
    springboard = Springboard(
      viewport: viewport, preferences: preferences, restrictions: environment.configuration.effectiveRestrictions,
      presentations: presentations)
    springboard.adopt(catalogue.items(sources, environment.directories), on: environment.storedBoard)
    resources.paintingEnvironment.serve(self)
  }

  package func name(of id: ItemID) -> String? { springboard.name(of: id) }
  package func details(of id: ItemID) -> Details? { springboard.details(of: id) }

  /// Passes an input to the springboard. Nothing carries out its effects.
  func send(_ input: Input, at moment: Instant) { _ = springboard.handle(input, in: .main, at: moment) }

  /// Plays a recording.
  func play(_ recording: Trace, until end: Instant) { springboard.play(recording, until: end) { _, _, _ in } }

  /// Paints the scene at a moment, after all icons and the wallpaper are loaded.
  package func picture(at moment: Instant) -> Surface {
    measureSheet(at: moment)
    measureMenu(at: moment)
    let scene = springboard.scene(of: .main, at: moment)
    let picture = Surface(filling: springboard.viewport(of: .main))
    paint(scene, on: picture)
    guard !resources.isComplete else { return picture }
    waitForPictures()
    paint(scene, on: picture)
    return picture
  }

  private func measureSheet(at moment: Instant) {
    for case .sheet(.details(let id)) in springboard.scene(of: .main, at: moment).elements.map(\.kind) {
      let height = resources.painter.sheetPainter.sheetHeight(
        of: id, width: springboard.sheetWidth(in: .main))
      send(.sheetHeight(.details(id), height), at: moment)
    }
  }

  private func measureMenu(at moment: Instant) {
    guard let menu = springboard.openMenu(in: .main) else { return }
    send(.menuWidth(resources.painter.menuPainter.width(ofMenuOf: menu.item, menu.rows)), at: moment)
  }

  private func paint(_ scene: Scene, on picture: Surface) {
    resources.painter.paint(scene, on: Drawing(on: picture))
  }

  private func waitForPictures() {
    var isLate = false
    let timeout = MainLoop.timer(after: Self.timeLimit) { isLate = true }
    MainLoop.run { resources.isComplete || isLate ? () : nil }
    timeout.cancel()
    resources.painter.tools.forgetSurfaces()
  }
}
