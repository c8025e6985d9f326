import Posix

/// Everything that a launch depends on apart from the entry.
public struct LaunchEnvironment: Equatable, Sendable {
  /// The environment variables of this process.
  public var variables: [String: String]
  /// The directories to search for programs, in the form of `PATH`. The caller leaves out directories that do not
  /// respond.
  public var searchPath: String?
  /// The command line of the terminal emulator that the user prefers.
  public var terminal: String?
  /// Whether there is a session bus, on which applications can be activated.
  public var hasSessionBus: Bool
  /// Whether applications may be activated on the bus. Files that the user may have written decide what the bus starts, so
  /// a kiosk starts applications by their commands only.
  public var allowsActivation = true

  /// Makes surroundings from values. If `searchPath` is nil, the `PATH` of the environment is used.
  public init(
    variables: [String: String], searchPath: String? = nil, terminal: String? = nil, hasSessionBus: Bool = true
  ) {
    self.variables = variables
    self.searchPath = searchPath ?? variables["PATH"]
    self.terminal = terminal
    self.hasSessionBus = hasSessionBus
  }

  /// A search for programs in ``searchPath``.
  public var programs: ProgramSearch {
    ProgramSearch(path: searchPath)
  }

  /// The home directory, or `/` if it is missing or may not be entered.
  var home: String {
    guard let home = variables["HOME"], home.hasPrefix("/"), FileStatus.isSearchableDirectory(home) else {
      return "/"
    }
    return home
  }
}
