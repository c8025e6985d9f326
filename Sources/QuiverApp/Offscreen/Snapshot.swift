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
    let viewport = Viewport(size: Size(width: size.width, height: size.height), scale: scale)
    let gallery = Gallery(surroundings, viewport: viewport)
    let shown = Instant(seconds: 0)
    _ = gallery.springboard.handle(.shown, at: shown)
    if page > 0 { _ = gallery.springboard.handle(.page(page), at: shown) }
    try gallery.picture(at: shown + (moment ?? 60)).writePNG(to: path)
  }
}
