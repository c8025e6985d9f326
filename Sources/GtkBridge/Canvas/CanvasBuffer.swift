import CGtk

/// Some rows of a canvas on their way to the glass, kept by the X server: they are painted here and then copied to the window
/// at once, so that nobody sees them half done. GTK itself makes such a surface for every frame, as large as the window, and
/// clears it; a few rows at a time stay in the processor's cache, and so cost half.
final class CanvasBuffer {
  private let surface: Surface
  /// Logical pixels: a MiB of pixels on a glass that is 2,000 wide.
  private static let height = 128.0

  /// nil before the window is there.
  init?(for canvas: Canvas) {
    let scale = Double(canvas.scaleFactor)
    let surface = canvas.blank(Int(canvas.width * scale), Int(Self.height * scale), scale: scale)
    guard let surface else { return nil }
    self.surface = surface
  }

  func fits(_ canvas: Canvas) -> Bool {
    surface.logicalWidth == canvas.width && surface.scale == Double(canvas.scaleFactor)
  }

  /// Has `body` paint these parts of the canvas, and copies them to a context of the window.
  func paint(_ parts: [Extent], onto window: OpaquePointer, _ body: (Drawing, [Extent]) -> Void) {
    let bottom = parts.reduce(0) { max($0, $1.y + $1.height) }
    for top in stride(from: 0, to: bottom, by: Self.height) {
      let rows = Extent(x: 0, y: top, width: surface.logicalWidth, height: Self.height)
      let parts = parts.compactMap { $0.common(with: rows) }
      if !parts.isEmpty { paint(parts, in: rows, onto: window, body) }
    }
  }

  private func paint(
    _ parts: [Extent], in rows: Extent, onto window: OpaquePointer, _ body: (Drawing, [Extent]) -> Void
  ) {
    let drawing = Drawing(on: surface)
    drawing.translate(0, -rows.y)
    for part in parts { drawing.rectangle(part.x, part.y, part.width, part.height) }
    drawing.clip()
    body(drawing, parts)
    cairo_save(window)
    cairo_rectangle(window, rows.x, rows.y, rows.width, rows.height)
    cairo_clip(window)
    cairo_set_source_surface(window, surface.pointer, 0, rows.y)
    cairo_paint(window)
    cairo_restore(window)
  }
}
