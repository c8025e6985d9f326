/// What a launch depends on besides the entry.
public struct LaunchSurroundings: Equatable, Sendable {
  public var environment: [String: String]
  /// The command line of the terminal the user prefers.
  public var terminal: String?
  /// The startup id, or activation token, that lets the new window take the focus.
  public var activationToken: String?
  /// Whether there is a session bus on which an application can be activated.
  public var hasSessionBus: Bool

  public init(
    environment: [String: String], terminal: String? = nil, activationToken: String? = nil, hasSessionBus: Bool = true
  ) {
    self.environment = environment
    self.terminal = terminal
    self.activationToken = activationToken
    self.hasSessionBus = hasSessionBus
  }

  var programs: ProgramSearch {
    ProgramSearch(path: environment["PATH"])
  }

  /// The home directory, or `/` where there is none to be in.
  var home: String {
    guard let home = environment["HOME"], home.hasPrefix("/"), Spawning.isDirectory(home) else { return "/" }
    return home
  }
}
