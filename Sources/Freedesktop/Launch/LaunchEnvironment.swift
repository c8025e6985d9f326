import Posix

/// What a launch depends on besides the entry.
public struct LaunchEnvironment: Equatable, Sendable {
  public var variables: [String: String]
  /// Where programs are looked for: the value of `PATH`, without directories that do not answer.
  public var searchPath: String?
  /// The command line of the terminal the user prefers.
  public var terminal: String?
  /// Whether there is a session bus on which an application can be activated.
  public var hasSessionBus: Bool

  /// Without a search path the `PATH` of the environment is taken.
  public init(
    variables: [String: String], searchPath: String? = nil, terminal: String? = nil, hasSessionBus: Bool = true
  ) {
    self.variables = variables
    self.searchPath = searchPath ?? variables["PATH"]
    self.terminal = terminal
    self.hasSessionBus = hasSessionBus
  }

  /// Finds programs in ``searchPath``.
  public var programs: ProgramSearch {
    ProgramSearch(path: searchPath)
  }

  /// The home directory, or `/` where there is none to be in.
  var home: String {
    guard let home = variables["HOME"], home.hasPrefix("/"), FileStatus.isSearchableDirectory(home) else {
      return "/"
    }
    return home
  }
}
