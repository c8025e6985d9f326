import CGtk

extension Surface {
  /// Writes a PNG file, or throws an error with cairo's message.
  package func writePNG(to path: String) throws(DrawingError) {
    let status = cairo_surface_write_to_png(pointer, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw DrawingError(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}

/// An error of cairo.
package struct DrawingError: Error, CustomStringConvertible {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }

  package var description: String { reason }
}
