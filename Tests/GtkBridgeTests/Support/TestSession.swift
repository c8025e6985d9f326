import Foundation
import TestSupport
import Testing

/// The session of one test: a home directory, an X server or a Wayland compositor, and a session bus, which end with the
/// test.
final class TestSession {
  enum Part { case display, windowManager, compositor, bus, accessibility }

  private(set) var environment: [String: String]
  private let home: URL
  private var servers: [BackgroundProcess] = []

  init(_ parts: Set<Part> = [], adding added: [String: String] = [:]) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "quiver-bridge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    environment = Self.environment(home: home.path(percentEncoded: false)).merging(added) { $1 }
    if !parts.contains(.accessibility) { environment["NO_AT_BRIDGE"] = "1" }
    if parts.contains(.display) { try startDisplay() }
    if parts.contains(.windowManager) { try startWindowManager() }
    if parts.contains(.compositor) { try startCompositor() }
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
  func start(_ command: [String]) throws -> BackgroundProcess {
    let server = try BackgroundProcess(command, environment: environment, isSilent: true)
    servers.append(server)
    return server
  }

  private func startDisplay() throws {
    let server = try start(["Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-noreset", "-nolisten", "tcp"])
    let number = try #require(server.nextLine(), "the X server has not started")
    environment["DISPLAY"] = ":\(number)"
  }

  /// Returns once the window manager does what it is asked for. openbox announces itself before it is ready, and never shows a
  /// window that appears until then.
  private func startWindowManager() throws {
    try start(["openbox", "--sm-disable"])
    for count in [2, 1] {
      try wait(for: "\(count) virtual desktops") {
        try run("xdotool", "set_num_desktops", "\(count)")
        return try run("xprop", "-root", "_NET_NUMBER_OF_DESKTOPS").contains { $0.hasSuffix("= \(count)") }
      }
    }
  }

  /// Returns once the window manager has given a window the focus, because it ignores keys that are pressed before.
  func waitForActiveWindow() throws {
    try wait(for: "an active window") {
      try run("xprop", "-root", "_NET_ACTIVE_WINDOW").contains(where: Self.namesWindow)
    }
  }

  /// Fails if the condition is not true within a minute.
  private func wait(for what: String, until condition: () throws -> Bool) rethrows {
    let limit = Date(timeIntervalSinceNow: 60)
    while try !condition() {
      guard Date.now < limit else {
        Issue.record("there was never \(what)")
        return
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  private static func namesWindow(_ line: String) -> Bool { line.contains("window id # 0x") && !line.hasSuffix(" 0x0") }

  /// Starts sway without devices.
  private func startCompositor() throws {
    try Data("xwayland disable\n".utf8).write(to: home.appending(path: "sway.conf"))
    let settings = ["WLR_BACKENDS=headless", "WLR_RENDERER=pixman", "WLR_LIBINPUT_NO_DEVICES=1"]
    let sway = ["sway", "-c", home.appending(path: "sway.conf").path(percentEncoded: false)]
    try start(Self.asOrdinaryUser + ["env"] + settings + sway)
    let socket = home.appending(path: "wayland-1").path(percentEncoded: false)
    wait(for: "a compositor") { FileManager.default.fileExists(atPath: socket) }
    environment.merge(["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": "wayland-1"]) { $1 }
  }

  /// Sway refuses to run as root, so root runs it in a namespace with another user.
  private static let asOrdinaryUser =
    geteuid() == 0 ? ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"] : []

  static let canStartCompositor: Bool = {
    let attempt = try? BackgroundProcess(
      ["env"] + asOrdinaryUser + ["sway", "--version"], environment: environment(home: "/"), isSilent: true)
    return attempt?.exitCode() == 0
  }()

  private func startBus() throws {
    let server = try start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"])
    let address = try #require(server.nextLine(), "the session bus has not started")
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
  }

  /// Starts a case of the probe.
  func probe(_ arguments: String...) throws -> BackgroundProcess {
    try BackgroundProcess([BuiltProgram.path(of: "BridgeProbe")] + arguments, environment: environment)
  }

  /// Runs a program, and returns its lines.
  @discardableResult
  func run(_ command: String...) throws -> [String] {
    try run(command)
  }

  @discardableResult
  func run(_ command: [String]) throws -> [String] {
    let program = try BackgroundProcess(command, environment: environment)
    return program.remainingLines()
  }
}
