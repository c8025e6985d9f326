/// Why an application cannot be started.
public enum LaunchRefusal: Error, Equatable, Sendable {
  /// The entry is of another type than `Application`.
  case notAnApplication
  /// The entry has no action with this id.
  case noAction(String)
  /// The command line is not valid, or cannot open a document.
  case command(ExecProblem)
  /// The program cannot be started.
  case program(SpawnFailure)
  /// The administrator of the computer does not allow it.
  case notAllowed
  /// The application needs a terminal emulator, and none is installed.
  case noTerminal
}
