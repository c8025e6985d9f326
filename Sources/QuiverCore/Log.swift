import Freedesktop
import Posix

/// Writes messages to standard error. A warning and an error are one line each, because they may contain what another program
/// or a file says, which must not look like a line of its own.
package enum Log {
  /// Something that the user asked for has failed.
  package static func error(_ words: String) { line("quiver: error: \(words.inOneLine)") }

  /// Something in the environment is not as it should be. The program goes on without it.
  package static func warning(_ words: String) { line("quiver: warning: \(words.inOneLine)") }

  package static func warning(_ omission: WalkOmission) { warning(Strings.leftOut(omission)) }

  package static func info(_ words: String) { line("quiver: \(words)") }

  /// A complete line, such as one that a library has made.
  package static func line(_ text: String) {
    StandardError.output.print(text) { "quiver: warning: nobody has read the log; \($0) messages are lost" }
  }

  /// A window must not wait for those who read its log.
  package static func neverWait() { StandardError.output.neverWait() }
}
