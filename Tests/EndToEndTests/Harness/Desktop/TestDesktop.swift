import Foundation

/// A desktop of a test's own: an X server with a window manager, a session bus, directories and applications. All of it
/// goes with the test, whatever became of it.
final class Desk {
  static let screen = (width: 1280, height: 800)

  let directory: String
  private(set) var environment: [String: String]
  let log: FileHandle
  private var residents: [Resident] = []
  private var listener: Reader?
  private var server: Resident?

  /// A desk with a mouse; or, with `touch`, one with a touch screen.
  init(touch: Bool = false, bus: Bool = true, applications count: Int = 14) async throws {
    directory = "/tmp/quiver-desk-\(UUID().uuidString.prefix(8).lowercased())"
    environment = Self.environment(in: directory)
    try Self.furnish(directory)
    log = try FileHandle(forWritingTo: URL(filePath: "\(directory)/log"))
    try install(count)
    if bus { try startBus() }
    try startServer(touch ? touchServer() : Self.server)
    try await startWindowManager()
  }

  deinit {
    MarkedProcesses(mark: Self.mark(directory)).end()
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// Starts a process, which ends with the desk at the latest.
  func start(_ command: [String], with additions: [String: String] = [:]) throws -> Resident {
    try Resident(command, in: environment.merging(additions) { $1 }, complainingTo: log)
  }

  /// Takes the display away, and all who look at it.
  func killServer() { server?.send(SIGKILL) }

  /// One connection for all fingers: the driver hears one program.
  private(set) lazy var touchScreen = Result { try TouchScreen(at: "\(directory)/touch") }

  /// Who reads the screen to those who do not see it.
  var reader: Reader {
    get throws {
      if let listener, listener.isListening { return listener }
      let reader = try Reader(on: self)
      listener = reader
      return reader
    }
  }
}

extension Desk {
  private func settle(_ command: [String], with additions: [String: String] = [:]) throws -> Resident {
    let resident = try start(command, with: additions)
    residents.append(resident)
    return resident
  }

  private func startBus() throws {
    let address = "unix:path=\(directory)/run/bus"
    let bus = try settle(
      ["dbus-daemon", "--session", "--nofork", "--print-address=1", "--address=\(address)"], with: Self.system)
    guard bus.line() != nil else { throw NeverHappened(description: "a session bus") }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
  }

  private func startServer(_ command: [String]) throws {
    server = try settle(command)
    guard let number = server?.line() else { throw NeverHappened(description: "an X server") }
    environment["DISPLAY"] = ":\(number)"
  }

  /// In place of the one that runs, if there is one.
  func startWindowManager() async throws {
    let former = try await windowManager
    _ = try settle(["openbox", "--sm-disable", "--replace"], with: Self.system)
    try await eventually("a window manager; see \(text("log") ?? "")") {
      let now = try await windowManager
      return now.contains("window id") && now != former
    }
  }

  /// What the window manager says of itself.
  private var windowManager: String {
    get async throws { try await run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").output }
  }

  /// What the desktop itself finds its themes and schemas by.
  private static let system = ["XDG_DATA_DIRS": "/usr/share", "XDG_CONFIG_DIRS": "/etc/xdg"]

  /// It does not begin anew when nobody is left, as before there is a window manager: whoever comes then would be turned away.
  private static var server: [String] {
    let size = "\(screen.width)x\(screen.height)x24"
    return ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-noreset", "-nolisten", "tcp"]
  }
}
