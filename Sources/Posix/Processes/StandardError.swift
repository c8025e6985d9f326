import Glibc

/// The standard error, to which logs and diagnostics are written.
package enum StandardError {
  package static let output = LineOutput(to: STDERR_FILENO)
}
