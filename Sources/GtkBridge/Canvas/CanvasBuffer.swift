import CGtk

/// Two surfaces of the X server on which parts of a canvas are painted before they are copied to the window, so that
/// nobody sees them half painted. GTK itself creates and clears a surface as large as the window for every frame.
/// Painting small pieces takes half the time, because each stays in the processor's cache.
final class CanvasBuffer {
  /// The box is for narrow parts. The band is as wide as the canvas, because memory is read fastest in its own order.
  private let (box, band): (Surface, Surface)
  private let display: OpaquePointer?
  /// In device pixels: 1 MiB for the box, half of that for the band, whose rows are long.
  private static let (boxArea, bandArea) = (1 << 18, 1 << 17)
  /// Device pixels after which the X server is told to start, while this process paints the next piece.
  private static let portion = 1 << 16
  /// Device pixels painted since the last flush.
  private var pending = 0.0

  /// Takes the canvas's width in device pixels. `blank` makes a surface with a size in device pixels, and returns nil
  /// if there is no window yet.
  init?(width: Int, display: OpaquePointer?, blank: (_ width: Int, _ height: Int) -> Surface?) {
    let side = Int(Double(Self.boxArea).squareRoot())
    guard let box = blank(side, side), let band = blank(width, max(Self.bandArea / width, 1)) else { return nil }
    (self.box, self.band, self.display) = (box, band, display)
  }

  /// Whether it suits a canvas of this width in logical pixels.
  func fits(width: Double, scale: Double) -> Bool {
    band.logicalWidth == width && band.scale == scale
  }

  /// Lets `body` paint these parts of the canvas, and copies them to the window's context.
  func paint(_ parts: [Extent], onto window: OpaquePointer, _ body: @MainActor (Drawing, [Extent]) -> Void) {
    for part in parts {
      let surface = part.width <= box.logicalWidth ? box : band
      for piece in part.pieces(surface.logicalWidth, surface.logicalHeight) {
        paint(piece, on: surface, onto: window, body)
        flush(piece)
      }
    }
  }

  private func paint(
    _ piece: Extent, on surface: Surface, onto window: OpaquePointer,
    _ body: @MainActor (Drawing, [Extent]) -> Void
  ) {
    let drawing = Drawing(on: surface)
    drawing.translate(-piece.x, -piece.y)
    drawing.rectangle(piece.x, piece.y, piece.width, piece.height)
    drawing.clip()
    body(drawing, [piece])
    cairo_save(window)
    cairo_rectangle(window, piece.x, piece.y, piece.width, piece.height)
    cairo_clip(window)
    cairo_set_source_surface(window, surface.pointer, piece.x, piece.y)
    cairo_paint(window)
    cairo_restore(window)
  }

  private func flush(_ piece: Extent) {
    pending += piece.width * piece.height * band.scale * band.scale
    guard pending >= Double(Self.portion) else { return }
    pending = 0
    gdk_display_flush(display)
  }
}

nonisolated extension Extent {
  /// Divides the rectangle into equal parts of limited width and height.
  fileprivate func pieces(_ widest: Double, _ highest: Double) -> [Extent] {
    let (columns, rows) = (cuts(width, widest), cuts(height, highest))
    return zip(rows, rows.dropFirst()).flatMap { top, bottom in
      zip(columns, columns.dropFirst()).map { left, right in
        Extent(x: x + left, y: y + top, width: right - left, height: bottom - top)
      }
    }
  }

  /// Where the edges of equal parts are, on whole pixels.
  private func cuts(_ length: Double, _ longest: Double) -> [Double] {
    let count = (length / longest).rounded(.up)
    return (0...Int(count)).map { (Double($0) * length / count).rounded() }
  }
}
