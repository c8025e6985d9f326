import Freedesktop
import GtkBridge
import SpringboardEngine

/// Paints one state of the springboard to a picture, with no display.
package struct Snapshot {
  /// Logical pixels.
  package var size = (width: 1280.0, height: 800.0)
  /// Device pixels a logical pixel.
  package var scale = 1.0
  /// From 0.
  package var page = 0
  /// Seconds after the springboard was shown; nil: when everything has come to rest.
  package var moment: Double?
  private let surroundings: Surroundings

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  package func write(to path: String) throws(DrawingError) {
    guard let surface = Surface(width: Int(size.width * scale), height: Int(size.height * scale), scale: scale) else {
      throw DrawingError(reason: "a picture of \(size.width) × \(size.height) at scale \(scale) cannot be made")
    }
    let gallery = Gallery(surroundings)
    var springboard = gallery.springboard(
      on: Viewport(size: Size(width: size.width, height: size.height), scale: scale))
    let shown = Instant(seconds: 0)
    _ = springboard.handle(.shown, at: shown)
    if page > 0 { _ = springboard.handle(.page(page), at: shown) }
    let scene = springboard.scene(at: shown + (moment ?? 60))
    gallery.painter(for: scene, on: springboard.viewport).paint(scene, on: Drawing(on: surface))
    try surface.writePNG(to: path)
  }
}
