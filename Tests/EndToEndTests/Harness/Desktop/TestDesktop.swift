import Foundation

/// A desktop for one test: an X server with a window manager, a session bus, directories and applications. All of it
/// ends with the test, even if it fails.
final class TestDesktop {
  static let screen = (width: 1280, height: 800)

  let directory: String
  private(set) var environment: [String: String]
  let log: FileHandle
  private var services: [ChildProcess] = []
  private var currentReader: ScreenReader?
  private var server: ChildProcess?
  /// The session bus; nil if there is none.
  private(set) var bus: ChildProcess?
  /// What is before each command: a namespace with another user, since sway refuses to run as root.
  private var prefix: [String] = []

  /// Creates a desktop with a mouse or, with `touch`, a touch screen.
  init(
    touch: Bool = false, bus: Bool = true, windowManager: Bool = true, applications count: Int = 14
  ) async throws {
    directory = "/tmp/quiver-desktop-\(UUID().uuidString.prefix(8).lowercased())"
    environment = Self.environment(in: directory)
    try Self.createFiles(directory)
    log = try FileHandle(forWritingTo: URL(filePath: "\(directory)/log"))
    try install(count)
    if bus { try startBus() }
    try startServer(touch ? touchServer() : Self.server)
    if windowManager { try await startWindowManager() }
  }

  /// Creates a desktop of sway, a Wayland compositor, without devices. Its outputs are side by side.
  init(outputs: Int, applications count: Int = 14) async throws {
    directory = "/tmp/quiver-desktop-\(UUID().uuidString.prefix(8).lowercased())"
    environment = Self.environment(in: directory)
    try Self.createFiles(directory)
    log = try FileHandle(forWritingTo: URL(filePath: "\(directory)/log"))
    try install(count)
    try write("sway.conf", Self.swayConfiguration(outputs: outputs))
    // The files stay readable, wherever the tests are: outside of the namespace the user is still root.
    if geteuid() == 0 { prefix = ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"] }
    try startBus()
    try await startSway(outputs: outputs)
  }

  /// Creates a desktop of cage, a Wayland compositor without layers that shows the newest window in front.
  init(cageWithApplications count: Int) async throws {
    directory = "/tmp/quiver-desktop-\(UUID().uuidString.prefix(8).lowercased())"
    environment = Self.environment(in: directory)
    try Self.createFiles(directory)
    log = try FileHandle(forWritingTo: URL(filePath: "\(directory)/log"))
    try install(count)
    if geteuid() == 0 { prefix = ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"] }
    try startBus()
    try await startCage()
  }

  deinit {
    MarkedProcesses(marker: Self.marker(directory)).end()
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// Starts a process, which ends with the desktop at the latest.
  func start(_ command: [String], with additions: [String: String] = [:]) throws -> ChildProcess {
    try ChildProcess(prefix + command, in: environment.merging(additions) { $1 }, errorsTo: log)
  }

  /// Ends the display and all of its clients.
  func killServer() throws {
    guard let server, server.status == nil else { throw NeverHappened(description: "a display that is running") }
    server.send(SIGKILL)
  }

  /// All fingers share a connection, because the driver accepts only one.
  private(set) lazy var touchScreen = Result { try TouchScreen(at: "\(directory)/touch") }

  private(set) lazy var touchpad = Result { try Touchpad(at: "\(directory)/touchpad") }

  /// The keyboard of a desktop of sway. cage has no protocol for one.
  private(set) lazy var virtualKeyboard = Result { try VirtualKeyboard(on: self) }

  /// A screen reader.
  var reader: ScreenReader {
    get throws {
      if let currentReader, currentReader.isConnected { return currentReader }
      let reader = try ScreenReader(on: self)
      currentReader = reader
      return reader
    }
  }
}

extension TestDesktop {
  private func startService(_ command: [String], with additions: [String: String] = [:]) throws -> ChildProcess {
    let process = try start(command, with: additions)
    services.append(process)
    return process
  }

  private func startBus() throws {
    let bus = try startBus("bus")
    (environment["DBUS_SESSION_BUS_ADDRESS"], self.bus) = (bus.address, bus.process)
  }

  /// Starts a bus in the place of that of the computer.
  func startSystemBus() throws { _ = try startBus("system-bus") }

  private func startBus(_ name: String) throws -> (address: String, process: ChildProcess) {
    let address = "unix:path=\(directory)/run/\(name)"
    let bus = try startService(
      ["dbus-daemon", "--session", "--nofork", "--print-address=1", "--address=\(address)"], with: Self.system)
    guard bus.line() != nil else { throw NeverHappened(description: "a \(name)") }
    return (address, bus)
  }

  private func startServer(_ command: [String]) throws {
    server = try startService(command)
    guard let number = server?.line() else { throw NeverHappened(description: "an X server") }
    environment["DISPLAY"] = ":\(number)"
  }

  /// Starts a window manager, which replaces a running one.
  func startWindowManager() async throws {
    let former = try await windowManager
    _ = try startService(["openbox", "--sm-disable", "--replace"], with: Self.system)
    try await eventually("a window manager; see \(text("log") ?? "")") {
      let now = try await windowManager
      return now.contains("window id") && now != former
    }
    for count in [2, 1] { try await setDesktops(count) }
  }

  /// Waits until the window manager has done what it was asked for. openbox announces itself before it is ready, and loses what
  /// happens until then: a window that appears is never shown.
  private func setDesktops(_ count: Int) async throws {
    try await eventually("\(count) virtual desktops; see \(text("log") ?? "")") {
      _ = try await run("xdotool", "set_num_desktops", "\(count)")
      return try await run("xprop", "-root", "_NET_NUMBER_OF_DESKTOPS").output.hasSuffix("= \(count)\n")
    }
  }

  /// Outputs cannot be removed from a compositor without devices, but from one inside it.
  private func startSway(outputs: Int) async throws {
    environment.merge(
      [
        "GDK_BACKEND": "wayland", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
        "WLR_HEADLESS_OUTPUTS": "1", "WLR_WL_OUTPUTS": "\(outputs)",
      ]
    ) { $1 }
    let room = "output * resolution \(outputs * Self.screen.width + 100)x\(Self.screen.height + 100)"
    try write("outer.conf", "xwayland disable\ndefault_border none\n\(room)\nfor_window [title=WL] floating enable\n")
    environment["SWAYSOCK"] = "\(directory)/run/outer"
    server = try await sway("outer.conf", "headless", as: "wayland-1")
    environment["WAYLAND_DISPLAY"] = "wayland-1"
    environment["SWAYSOCK"] = "\(directory)/run/sway"
    _ = try await sway("sway.conf", "wayland", as: "wayland-2")
    environment["WAYLAND_DISPLAY"] = "wayland-2"
    _ = try virtualKeyboard.get()
  }

  /// cage ends with its program, which has no window here.
  private func startCage() async throws {
    environment.merge(
      ["GDK_BACKEND": "wayland", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_BACKENDS": "headless"]
    ) { $1 }
    server = try startService(["cage", "--", "sleep", "10000"], with: Self.system)
    try await eventually("a compositor; see \(text("log") ?? "")") {
      FileManager.default.fileExists(atPath: "\(directory)/run/wayland-0")
    }
    environment["WAYLAND_DISPLAY"] = "wayland-0"
  }

  private func sway(_ configuration: String, _ backend: String, as name: String) async throws -> ChildProcess {
    let additions = Self.system.merging(["WLR_BACKENDS": backend]) { $1 }
    let sway = try startService(["sway", "-c", "\(directory)/\(configuration)"], with: additions)
    try await eventually("a compositor; see \(text("log") ?? "")") {
      FileManager.default.fileExists(atPath: "\(directory)/run/\(name)")
    }
    return sway
  }

  private static func swayConfiguration(outputs: Int) -> String {
    let places = (1...outputs).map { number in
      "output WL-\(number) resolution \(screen.width)x\(screen.height) position \((number - 1) * screen.width) 0"
    }
    return (["xwayland disable", "default_border none"] + places).joined(separator: "\n") + "\n"
  }

  /// The property by which the window manager announces itself.
  private var windowManager: String {
    get async throws { try await run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").output }
  }

  /// The desktop's own services find their themes and schemas in the usual directories.
  private static let system = ["XDG_DATA_DIRS": "/usr/share", "XDG_CONFIG_DIRS": "/etc/xdg"]

  /// With `-noreset` the server does not reset after its last client, when it would refuse connections for a moment.
  private static var server: [String] {
    let size = "\(screen.width)x\(screen.height)x24"
    return ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-noreset", "-nolisten", "tcp"]
  }
}
