import CGtk

extension Drawing {
  package func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_rectangle(pointer, x, y, width, height)
  }

  package func roundedRectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) {
    let r = max(0, min(radius, width / 2, height / 2))
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, x + width - r, y + r, r, -.pi / 2, 0)
    cairo_arc(pointer, x + width - r, y + height - r, r, 0, .pi / 2)
    cairo_arc(pointer, x + r, y + height - r, r, .pi / 2, .pi)
    cairo_arc(pointer, x + r, y + r, r, .pi, .pi * 3 / 2)
    cairo_close_path(pointer)
  }

  /// Adds an arc to the path, clockwise; without angles a whole circle.
  package func arc(x: Double, y: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi) {
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, x, y, radius, start, end)
  }

  /// Adds lines through these points to the path.
  package func polyline(_ points: [(x: Double, y: Double)]) {
    cairo_new_sub_path(pointer)
    for point in points { cairo_line_to(pointer, point.x, point.y) }
  }
}
