import CGtk

/// Where a canvas is painted. Valid while `Canvas.onDraw` runs.
package struct DrawTarget {
  /// A `cairo_t` in logical pixels, already clipped.
  let context: OpaquePointer
  /// nil if GTK double-buffers.
  let buffer: CanvasBuffer?
  /// The canvas's size in logical pixels.
  package let width: Double
  package let height: Double
  /// Device pixels per logical pixel.
  package let scale: Double
  /// The parts that need painting; they do not overlap.
  let parts: [Extent]

  /// Calls `body` once or several times to paint. It gets the parts of the canvas that are painted in this call; what
  /// it paints outside them is clipped.
  package func paint(_ body: @MainActor (Drawing, [Extent]) -> Void) {
    if let buffer { buffer.paint(parts, onto: context, body) } else { body(Drawing(self), parts) }
  }

  /// Paints pictures that are as large as the canvas.
  package var pictures: PicturePainting { PicturePainting(buffer: buffer, scale: scale) }

  /// The rectangles that a context is clipped to. Wraps `cairo_copy_clip_rectangle_list`.
  static func parts(of context: OpaquePointer) -> [Extent] {
    guard let list = cairo_copy_clip_rectangle_list(context) else { return [] }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return [bounds(of: context)] }
    return UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles)).map {
      Extent(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  private static func bounds(of context: OpaquePointer) -> Extent {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Extent(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Paints pictures in the same way as a canvas, also when the canvas is not painted.
package struct PicturePainting {
  let buffer: CanvasBuffer?
  let scale: Double

  /// Calls `body` like ``DrawTarget/paint(_:)`` for parts of a picture, rounded outwards to whole pixels, or for all of it if
  /// `parts` is nil. A buffer is divided at logical pixels.
  package func paint(_ parts: [Extent]?, of picture: Surface, _ body: @MainActor (Drawing, [Extent]) -> Void) {
    let bounds = Extent(x: 0, y: 0, width: picture.logicalWidth, height: picture.logicalHeight)
    let pixels = buffer == nil ? scale : 1
    let parts = parts.map { $0.map { $0.outset(toPixelsOf: pixels) }.inside(bounds).joined } ?? [bounds]
    guard !parts.isEmpty else { return }
    let drawing = Drawing(on: picture)
    if let buffer { return buffer.paint(parts, onto: drawing.pointer, body) }
    for part in parts { drawing.rectangle(part.x, part.y, part.width, part.height) }
    drawing.clip()
    body(drawing, parts)
  }
}

extension Drawing {
  /// Draws on a canvas during `Canvas.onDraw`.
  package convenience init(_ target: DrawTarget) {
    self.init(context: target.context)
  }
}
