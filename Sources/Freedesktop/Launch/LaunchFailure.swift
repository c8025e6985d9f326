import Posix

/// Why an application is not open.
package enum LaunchFailure: Error, Equatable, Sendable {
  /// The application could not be started. The text is a clause for the user: `its command is too long`.
  case notStarted(String)
  /// The application ended immediately after it was started.
  case ended(ChildExit)
}
