import Posix

/// Why an application is not open.
package enum LaunchFailure: Error, Equatable, Sendable {
  /// The application could not be started.
  case notStarted(Reason)
  /// The application ended immediately after it was started.
  case ended(ChildExit)

  package enum Reason: Equatable, Sendable {
    case refused(LaunchRefusal)
    case program(SpawnFailure)
    /// A program that the application needs is not installed: status 127 of a shell.
    case programMissing
    /// A program that the application needs may not be run: status 126 of a shell.
    case programForbidden
    /// The entry is gone.
    case notInstalled
    case diskDoesNotAnswer
    case noSessionBus
    /// No program provides this name on the session bus.
    case noService(String)
    /// What another program answered.
    case message(String)
  }
}
