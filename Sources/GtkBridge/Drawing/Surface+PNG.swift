import CGtk

extension Surface {
  /// Writes the picture to a PNG file; what went wrong, in cairo's words, where it could not.
  package func writePNG(to path: String) throws(DrawingError) {
    let status = cairo_surface_write_to_png(pointer, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw DrawingError(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}

/// What cairo could not do.
package struct DrawingError: Error, CustomStringConvertible {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }

  package var description: String { reason }
}
