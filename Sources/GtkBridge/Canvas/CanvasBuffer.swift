import CGtk

/// A piece of a canvas on its way to the screen, kept by the X server: it is painted here and then copied to the window at once,
/// so that nobody sees it half done. GTK itself makes such a surface for every frame, as large as the window, and clears it;
/// one piece after another stays in the processor's cache, and so costs half.
final class CanvasBuffer {
  /// For what is narrow, and as wide as the canvas: memory is read and written fastest in its own order.
  private let (box, band): (Surface, Surface)
  private let display: OpaquePointer?
  /// Device pixels: a MiB of a large tile, and half of that where what is read and written beside it is long.
  private static let (boxArea, bandArea) = (1 << 18, 1 << 17)
  /// Device pixels after which the X server is told to begin, while this process goes on.
  private static let portion = 1 << 16
  /// Device pixels that it was not told of.
  private var pending = 0.0

  /// nil before the window is there.
  init?(for canvas: Canvas) {
    let (scale, side) = (Double(canvas.scaleFactor), Int(Double(Self.boxArea).squareRoot()))
    let width = max(Int(canvas.width * scale), 1)
    guard let box = canvas.blank(side, side, scale: scale),
      let band = canvas.blank(width, max(Self.bandArea / width, 1), scale: scale)
    else { return nil }
    (self.box, self.band) = (box, band)
    display = gtk_widget_get_display(canvas.widget)
  }

  func fits(_ canvas: Canvas) -> Bool {
    band.logicalWidth == canvas.width && band.scale == Double(canvas.scaleFactor)
  }

  /// Has `body` paint these parts of the canvas, and copies them to a context of the window.
  func paint(_ parts: [Extent], onto window: OpaquePointer, _ body: (Drawing, [Extent]) -> Void) {
    for part in parts {
      let surface = part.width <= box.logicalWidth ? box : band
      for piece in part.pieces(surface.logicalWidth, surface.logicalHeight) {
        paint(piece, on: surface, onto: window, body)
        flush(piece)
      }
    }
  }

  private func paint(
    _ piece: Extent, on surface: Surface, onto window: OpaquePointer, _ body: (Drawing, [Extent]) -> Void
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
  /// Equal parts of it, none wider or higher than that.
  fileprivate func pieces(_ widest: Double, _ highest: Double) -> [Extent] {
    let (columns, rows) = (cuts(width, widest), cuts(height, highest))
    return zip(rows, rows.dropFirst()).flatMap { top, bottom in
      zip(columns, columns.dropFirst()).map { left, right in
        Extent(x: x + left, y: y + top, width: right - left, height: bottom - top)
      }
    }
  }

  /// Where a length is cut, on whole pixels.
  private func cuts(_ length: Double, _ longest: Double) -> [Double] {
    let count = (length / longest).rounded(.up)
    return (0...Int(count)).map { (Double($0) * length / count).rounded() }
  }
}
