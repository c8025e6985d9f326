import Freedesktop
import Posix

/// What is said to whoever started the program, on standard error.
package enum Log {
  /// Something is broken that the user asked for.
  package static func error(_ words: String) { StandardError.print("quiver: error: \(words)") }

  /// The world is not as it should be; it goes on without.
  package static func warning(_ words: String) { StandardError.print("quiver: warning: \(words)") }

  package static func warning(_ omission: WalkOmission) { warning(omission.description) }

  package static func info(_ words: String) { StandardError.print("quiver: \(words)") }
}
