import Glibc

/// The standard error, to which logs and diagnostics are written.
package enum StandardError {
  /// Writes a line with one call, so that lines of several threads or processes do not mix.
  package static func print(_ line: String) {
    Descriptor.write(line + "\n", to: STDERR_FILENO)
  }
}
