/// How an application would be started: decided wholly before anything runs.
public struct LaunchPlan: Equatable, Sendable {
  public enum Method: String, Sendable { case spawn, dbus, terminal, refused }

  public var id: String
  public var method: Method
  /// One argument list a process; several where `%f` or `%u` met several files. For `dbus`: what it falls back to.
  public var commands: [[String]]
  /// The working directory.
  public var directory: String
  /// What is added to the environment.
  public var environment: [String: String]
  /// Why it is refused, in words for the user.
  public var reason: String?
  /// For `dbus`: what to call.
  public var activation: Activation?
  /// What is not as the entry would have it, in words for the log.
  public var warnings: [String] = []
  /// The entry asks for the faster graphics card: a hint for whoever starts it.
  public var prefersNonDefaultGPU = false

  /// A call of org.freedesktop.Application (Desktop Entry Specification 1.5, section 8).
  public struct Activation: Equatable, Sendable {
    public enum Call: Equatable, Sendable { case activate, open([String]), action(String) }

    public var busName: String
    public var objectPath: String
    public var call: Call

    public init(busName: String, objectPath: String, call: Call) {
      self.busName = busName
      self.objectPath = objectPath
      self.call = call
    }
  }

  public init(
    id: String, method: Method, commands: [[String]] = [], directory: String = "/", environment: [String: String] = [:],
    reason: String? = nil, activation: Activation? = nil
  ) {
    self.id = id
    self.method = method
    self.commands = commands
    self.directory = directory
    self.environment = environment
    self.reason = reason
    self.activation = activation
  }
}
