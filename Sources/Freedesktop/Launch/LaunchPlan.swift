/// How to start an application. Everything is decided before a process is started.
public struct LaunchPlan: Equatable, Sendable {
  /// The way to start the application.
  public enum Method: String, Sendable {
    /// Start the commands as processes.
    case spawn
    /// Call the application on the session bus: see ``Activation``.
    case dbus
    /// Start the commands, which run in a terminal emulator.
    case terminal
    /// The application cannot be started: see ``LaunchPlan/refusal``.
    case refused
  }

  /// The desktop file id of the application.
  public var id: String
  /// The name of the application, for messages.
  public var name: String
  /// The way to start the application.
  public var method: Method
  /// One argument list for each process, program first. There are several if the command takes only one of several
  /// documents. For the method `dbus` they are used if the call fails.
  public var commands: [[String]]
  /// The absolute working directory.
  public var directory: String
  /// The variables that are added to the environment.
  public var environment: [String: String]
  /// Why the application cannot be started; nil unless the method is `refused`.
  public var refusal: LaunchRefusal?
  /// The D-Bus call for the method `dbus`; nil for the others.
  public var activation: Activation?
  /// The directory that the entry names, if it cannot be used.
  public var unusableDirectory: UnusableDirectory?
  /// Whether the entry asks for the faster graphics card. The plan's environment does not contain variables for that.
  public var prefersNonDefaultGPU = false

  /// A working directory that an entry names and that cannot be used. The home directory is used instead.
  public struct UnusableDirectory: Equatable, Sendable {
    /// Why a directory cannot be used.
    public enum Fault: Equatable, Sendable {
      /// The path does not begin with a slash.
      case relative
      /// This user may not enter the directory, or it is not one.
      case forbidden
      /// There is nothing at the path.
      case missing
    }

    /// The path that the entry names.
    public var path: String
    /// Why it cannot be used.
    public var fault: Fault
  }

  /// A call of the D-Bus interface org.freedesktop.Application (Desktop Entry Specification 1.5, section 8).
  public struct Activation: Equatable, Sendable {
    /// The method to call and its arguments.
    public enum Call: Equatable, Sendable {
      /// `Activate`.
      case activate
      /// `Open` with URIs.
      case open([String])
      /// `ActivateAction` with the id of an action.
      case action(String)
    }

    /// The well-known bus name of the application.
    public var busName: String
    /// The path of the application's object.
    public var objectPath: String
    /// The method to call.
    public var call: Call

    /// Makes an activation from values.
    public init(busName: String, objectPath: String, call: Call) {
      self.busName = busName
      self.objectPath = objectPath
      self.call = call
    }
  }

  /// Makes a plan from values. ``make(_:action:opening:in:)`` makes the plan of an entry.
  public init(
    id: String, name: String, method: Method, commands: [[String]] = [], directory: String = "/",
    environment: [String: String] = [:], refusal: LaunchRefusal? = nil, activation: Activation? = nil
  ) {
    self.id = id
    self.name = name
    self.method = method
    self.commands = commands
    self.directory = directory
    self.environment = environment
    self.refusal = refusal
    self.activation = activation
  }
}
