import Glibc

/// Where logs and diagnostics go.
package enum StandardError {
  /// Writes a line, whole: lines of several threads or processes do not mix.
  package static func print(_ line: String) {
    Descriptor.write(line + "\n", to: STDERR_FILENO)
  }
}
