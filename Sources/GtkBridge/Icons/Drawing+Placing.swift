import CGtk

extension Drawing {
  /// Stretches a picture to a rectangle.
  package func paint(_ surface: Surface, in frame: PixelRect, filter: Filter = .good) {
    place(surface, in: frame, beyond: CAIRO_EXTEND_PAD, filter)
    rectangle(0, 0, surface.logicalWidth, surface.logicalHeight)
    fill()
    cairo_identity_matrix(pointer)
  }

  /// Repeats a picture over the whole surface; one copy is exactly in the rectangle.
  package func tile(_ surface: Surface, from frame: PixelRect) {
    place(surface, in: frame, beyond: CAIRO_EXTEND_REPEAT, .good)
    paint()
    cairo_identity_matrix(pointer)
  }

  private func place(_ surface: Surface, in frame: PixelRect, beyond: cairo_extend_t, _ filter: Filter) {
    translate(frame.x, frame.y)
    cairo_scale(pointer, frame.width / surface.logicalWidth, frame.height / surface.logicalHeight)
    cairo_set_source_surface(pointer, surface.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(pointer), filter.cairo)
    cairo_pattern_set_extend(cairo_get_source(pointer), beyond)
  }
}
