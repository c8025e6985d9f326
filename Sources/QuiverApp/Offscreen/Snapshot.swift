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
  /// Seconds after the springboard was shown, or after the trace began; nil: when everything has come to rest.
  package var moment: Double?
  /// The file of a trace that is played first.
  package var trace: String?
  private let surroundings: Surroundings

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  package func write(to path: String) throws(DrawingError) {
    let viewport = Viewport(size: Size(width: size.width, height: size.height), scale: scale)
    let gallery = Gallery(surroundings, viewport: viewport)
    let shown = trace == nil ? Instant(seconds: 0) : Springboard.beforeTraces
    _ = gallery.springboard.handle(.shown, at: shown)
    if page > 0 { _ = gallery.springboard.handle(.page(page), at: shown) }
    let end = Instant(seconds: moment ?? Self.longEnough)
    try play(on: gallery, until: end)
    try gallery.picture(at: end).writePNG(to: path)
  }

  /// Seconds after which nothing moves any more.
  private static let longEnough = 60.0

  private func play(on gallery: Gallery, until end: Instant) throws(DrawingError) {
    guard let trace else { return }
    guard let played = Trace.read(file: trace) else { throw DrawingError(reason: "the trace cannot be played") }
    gallery.springboard.play(played, until: end) { _, _, _ in }
  }
}
