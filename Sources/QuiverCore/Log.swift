import Freedesktop
import Posix

/// Writes messages to standard error.
package enum Log {
  /// Something that the user asked for has failed.
  package static func error(_ words: String) { StandardError.print("quiver: error: \(words)") }

  /// Something in the environment is not as it should be. The program goes on without it.
  package static func warning(_ words: String) { StandardError.print("quiver: warning: \(words)") }

  package static func warning(_ omission: WalkOmission) { warning(omission.description) }

  package static func info(_ words: String) { StandardError.print("quiver: \(words)") }
}
