import Foundation
import TestSupport
import Testing

@Suite("The unit of a kiosk")
struct KioskUnitTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-unit-\(UUID().uuidString)")
  private static let scripts = ["quiver-kiosk-begin", "quiver-kiosk-end", "quiver-kiosk-session.in"]

  private func script(_ name: String) -> String { ShippedFiles.data.appending(path: "kiosk/\(name)").path }

  @Test("All scripts of a kiosk have valid syntax for sh", arguments: KioskUnitTests.scripts)
  func syntax(_ name: String) throws {
    #expect(try ShippedFiles.run("sh", ["-n", script(name)]).status == 0)
  }

  @Test("systemd finds no faults in the unit", .enabled(if: ShippedFiles.hasSystemd))
  func verifiedUnit() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let programs = directory.appending(path: "quiver")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    for name in Self.scripts {
      let copy = programs.appending(path: name.replacing(".in", with: "")).path
      try FileManager.default.copyItem(atPath: script(name), toPath: copy)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy)
    }
    let unit = try ShippedFiles.installed("systemd/quiver-kiosk@.service").replacing(
      "@libexecdir@", with: directory.path)
    try Data(unit.utf8).write(to: directory.appending(path: "quiver-kiosk@.service"))
    let verify = "systemd-analyze verify --man=no '\(directory.path)/quiver-kiosk@ann.service' 2>&1 | grep quiver"
    let (output, _) = try ShippedFiles.run("sh", ["-c", verify])
    #expect(output.isEmpty, "\(output)")
  }

  @Test("The unit gives the session private memory, and starts no programs of the user")
  func confinement() throws {
    let unit = try ShippedFiles.installed("systemd/quiver-kiosk@.service")
    for line in [
      "NotifyAccess=main", "PrivateIPC=yes", "PrivateTmp=yes",
      "NoExecPaths=-/home/%i /run/user /tmp /var/tmp",
      "TemporaryFileSystem=/dev/shm:mode=1777,nosuid,nodev,noexec /run/lock:mode=1777,nosuid,nodev,noexec",
    ] {
      #expect(unit.contains("\n\(line)\n"), "\(line)")
    }
  }

  /// What the script starts is written to a file by programs that take the place of systemd's.
  private func commands(_ name: String, with variables: String) throws -> [Substring] {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for program in ["systemctl", "loginctl"] {
      let file = directory.appending(path: program)
      let status = program == "loginctl" ? "1" : "0"
      try Data("#!/bin/sh\necho \"\(program) $*\" >>'\(directory.path)/commands'\nexit \(status)\n".utf8).write(
        to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let path = "PATH='\(directory.path)':\"$PATH\""
    let command = "\(path) \(variables) \(CommandText.shell("sh", script(name), "root"))"
    let (_, status) = try ShippedFiles.run("sh", ["-c", command])
    #expect(status == 0)
    return try String(contentsOf: directory.appending(path: "commands"), encoding: .utf8).split(separator: "\n")
  }

  @Test("Before the session, the user's processes are ended, and the user's service manager cannot start")
  func begin() throws {
    let commands = try commands("quiver-kiosk-begin", with: "")
    #expect(
      commands.prefix(4) == [
        "loginctl disable-linger root", "systemctl mask --quiet user@0.service", "systemctl stop user@0.service",
        "loginctl kill-user --signal=KILL root",
      ])
    #expect(commands.last == "systemctl set-property --runtime user-0.slice TasksMax=4096 MemoryHigh=80%")
  }

  @Test(
    "Only status 0 of the supervisor starts the login prompt",
    arguments: [
      ("exited", "0", true), ("exited", "1", false), ("exited", "5", false), ("exited", "143", false),
      ("killed", "TERM", false), ("killed", "KILL", false), ("dumped", "ABRT", false),
    ])
  func end(_ code: String, _ status: String, _ isLeft: Bool) throws {
    let commands = try commands("quiver-kiosk-end", with: "EXIT_CODE=\(code) EXIT_STATUS=\(status)")
    #expect(commands.contains("systemctl start --no-block getty@tty1.service") == isLeft)
  }
}
