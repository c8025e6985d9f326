import Foundation
import TestSupport

/// A kiosk that a real systemd has started with the unit, in namespaces on top of this system, with sway. There can be one at a
/// time, because the first virtual terminal is that of this computer.
final class BootedKiosk {
  static let pin = "28517390"
  static let unit = "quiver-kiosk@visitor.service"
  private let script: ChildProcess
  /// The number of the first process of its system.
  private let first: String
  private let log: URL

  /// Whether this user may make namespaces and control groups, and there is a virtual terminal.
  static var isPossible: Bool {
    let group = "mkdir \"$(awk '$3 == \"cgroup2\" { print $2; exit }' /proc/mounts)/quiver-trial\" && rmdir \"$_\""
    let namespaces = ["--mount", "--pid", "--ipc", "--uts", "--net", "--cgroup", "--fork"]
    return getuid() == 0 && FileManager.default.fileExists(atPath: "/dev/tty0")
      && FileManager.default.isExecutableFile(atPath: "/lib/systemd/systemd")
      && (try? ShippedFiles.run("unshare", namespaces + ["bash", "-c", group]).status) == 0
  }

  /// `preparation` is the path of a script that runs in the system before systemd does. Returns when the unit is active.
  init(preparation: String? = nil) throws {
    log = FileManager.default.temporaryDirectory.appending(path: "quiver-booted-\(UUID().uuidString)")
    try Data().write(to: log)
    let arguments = [Repository.root.path, ShippedFiles.program, Self.pin, preparation ?? ""]
    script = try ChildProcess(
      ["sh", TestFiles.script("booted-kiosk.sh")] + arguments, in: ProcessInfo.processInfo.environment,
      errorsTo: FileHandle(forWritingTo: log))
    let line = script.line(within: 120) ?? ""
    guard line.hasPrefix("ready ") else {
      throw NeverHappened(description: "a kiosk; \((try? String(contentsOf: log, encoding: .utf8)) ?? "")")
    }
    first = String(line.dropFirst("ready ".count))
  }

  deinit {
    script.send(SIGTERM)
    let end = Date(timeIntervalSinceNow: 20)
    while script.status == nil, Date.now < end { usleep(50_000) }
    try? FileManager.default.removeItem(at: log)
  }

  /// Runs a command as root.
  @discardableResult
  func run(_ words: String...) throws -> (output: String, status: Int32) {
    try ShippedFiles.run("nsenter", ["-t", first, "-a", "--"] + words)
  }

  /// Runs a line of sh as the visitor, in the session of the kiosk and with its confinement.
  @discardableResult
  func visit(_ line: String) throws -> (output: String, status: Int32) {
    try run("booted-session", "exec 2>&1; \(line)")
  }

  /// A new keyboard of the computer.
  func plugInKeyboard() throws -> VirtualKeyboard {
    let command = ["nsenter", "-t", first, "-a", "--", "booted-keyboard"]
    let errors = try FileHandle(forWritingTo: log)
    try errors.seekToEnd()
    return try VirtualKeyboard(ChildProcess(command, in: ProcessInfo.processInfo.environment, errorsTo: errors))
  }

  /// A property of a unit.
  func property(_ name: String, of unit: String = BootedKiosk.unit) throws -> String {
    try run("systemctl", "show", "--value", "--property=\(name)", unit).output.trimmingCharacters(in: .newlines)
  }

  /// Waits until there is a home screen that answers, and the unit is active.
  func waitForHomeScreen() async throws {
    try await eventually("a kiosk; \(journal)", within: .seconds(90)) {
      guard try property("ActiveState") == "active" else { return false }
      return try visit("quiver show").status == 0
    }
  }

  /// The last lines of the log of its system.
  var journal: String { (try? run("journalctl", "--no-pager", "-n", "40").output) ?? "" }

  /// Whether an event is in the log of the kiosk, such as `wrong-pin`.
  func hasLogged(_ event: String) throws -> Bool { try run("journalctl", "--no-pager").output.contains(event) }

  /// The processes of the kiosk whose command line matches.
  func processes(_ pattern: String) throws -> [String] {
    try run("pgrep", "-u", "visitor", "-f", pattern).output.split(separator: "\n").map(String.init)
  }

  /// Files that a program leaves when it has got out.
  var marks: [String] {
    get throws {
      try run("sh", "-c", "ls -d /home/visitor/escaped* /tmp/escaped* 2>/dev/null").output
        .split(separator: "\n").map(String.init)
    }
  }
}
