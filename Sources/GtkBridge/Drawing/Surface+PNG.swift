import CGtk
import Glibc

extension Surface {
  /// Writes a PNG file, or throws an error with the system's message, or cairo's if there is none.
  package func writePNG(to path: String) throws(DrawingError) {
    errno = 0
    let status = cairo_surface_write_to_png(pointer, path)
    let code = errno
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let hasCode = status == CAIRO_STATUS_WRITE_ERROR && code != 0
    throw DrawingError(
      reason: hasCode ? String(cString: strerror(code)) : String(cString: cairo_status_to_string(status)))
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
