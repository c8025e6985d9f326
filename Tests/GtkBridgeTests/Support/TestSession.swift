import Foundation

/// An environment of a test's own: home, X server and session bus, gone with it.
final class World {
  enum Part { case display, windowManager, bus, accessibility }

  private(set) var environment: [String: String]
  private let home: URL
  private var servers: [Background] = []

  init(_ parts: Set<Part> = [], adding added: [String: String] = [:]) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "quiver-bridge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    environment = Self.environment(home: home.path(percentEncoded: false)).merging(added) { $1 }
    if !parts.contains(.accessibility) { environment["NO_AT_BRIDGE"] = "1" }
    if parts.contains(.display) { try startDisplay() }
    if parts.contains(.windowManager) { try startWindowManager() }
    if parts.contains(.bus) { try startBus() }
  }

  deinit {
    while !servers.isEmpty { servers.removeLast() }
    try? FileManager.default.removeItem(at: home)
  }

  private static func environment(home: String) -> [String: String] {
    [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": home,
      "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home, "GDK_BACKEND": "x11",
      "GSETTINGS_BACKEND": "memory", "G_DEBUG": "fatal-criticals",
    ]
  }

  @discardableResult
  func start(_ command: [String]) throws -> Background {
    let server = try Background(command, environment: environment, isSilent: true)
    servers.append(server)
    return server
  }

  private func startDisplay() throws {
    let server = try start(["Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-noreset", "-nolisten", "tcp"])
    environment["DISPLAY"] = server.nextLine().map { ":\($0)" }
  }

  /// Returns when it manages: what is mapped before that is nobody's.
  private func startWindowManager() throws {
    try start(["openbox", "--sm-disable"])
    let limit = Date(timeIntervalSinceNow: 60)
    while try !isManaged(), Date.now < limit { Thread.sleep(forTimeInterval: 0.02) }
  }

  private func isManaged() throws -> Bool {
    try run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains { $0.contains("window id") }
  }

  private func startBus() throws {
    let server = try start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"])
    environment["DBUS_SESSION_BUS_ADDRESS"] = server.nextLine()
  }

  /// A case of the probe, which is built beside the tests.
  func probe(_ arguments: String...) throws -> Background {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let probe = Self.neighbour("BridgeProbe", of: tests)
    return try Background([probe] + arguments, environment: environment)
  }

  private static func neighbour(_ name: String, of executable: URL) -> String {
    let arguments = [executable.path(percentEncoded: false)] + CommandLine.arguments
    let places = arguments.map {
      URL(filePath: $0).deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
    }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
  }

  /// Runs a program to its end and gives its lines.
  @discardableResult
  func run(_ command: String...) throws -> [String] {
    try run(command)
  }

  @discardableResult
  func run(_ command: [String]) throws -> [String] {
    let program = try Background(command, environment: environment)
    return program.remainingLines()
  }
}
