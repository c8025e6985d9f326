import CGtk

/// A gradient.
package final class Pattern {
  let pointer: OpaquePointer

  private init(_ pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("cairo always answers with a pattern") }
    self.pointer = pointer
  }

  isolated deinit {
    cairo_pattern_destroy(pointer)
  }

  package static func linear(fromX x0: Double, y y0: Double, toX x1: Double, y y1: Double) -> Pattern {
    Pattern(cairo_pattern_create_linear(x0, y0, x1, y1))
  }

  /// Adds a colour in sRGB at an offset. All values are from 0 to 1, not premultiplied.
  @discardableResult
  package func stop(_ offset: Double, red: Double, green: Double, blue: Double, alpha: Double) -> Pattern {
    cairo_pattern_add_color_stop_rgba(pointer, offset, red, green, blue, alpha)
    return self
  }
}
