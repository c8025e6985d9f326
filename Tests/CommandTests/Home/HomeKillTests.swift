import Foundation
import TestSupport
import Testing

private let strace = "/usr/bin/strace"

/// The program is killed at each system call that uses the arrangement, its journal or their directory, in a run for
/// each call.
@Suite(
  "Interrupted saves",
  .enabled(if: FileManager.default.isExecutableFile(atPath: strace) && getuid() == 0, "it needs strace and root"))
struct HomeKillTests {
  let machine: Machine
  /// A temporary file is named after the process of its writer, whose number is small in a separate namespace.
  private static let names =
    ["", "/home.conf", "/home.conf.1", "/home.conf.2", "/home.conf.journal"]
    + (2...9).flatMap { ["/.home.conf.new.\($0)", "/.home.conf.journal.new.\($0)"] }
  private static let namespace = ["/usr/bin/unshare", "--pid", "--fork"]

  init() throws {
    machine = try Machine()
    for name in ["old", "new", "next"] {
      try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=\(name);\n", to: "\(name).conf")
    }
  }

  @Test("An interrupted save leaves the old or the new arrangement", arguments: ["KILL", "TERM"])
  func interruptedSaveLeavesTheOldOrTheNewArrangement(by signal: String) throws {
    let calls = try calls {
      try begin()
    } _: {
      try importFile("new.conf", [])
    }
    #expect(calls.count > 15)
    #expect(calls.contains { $0.name.hasPrefix("rename") } && calls.contains { $0.name == "fsync" })
    for call in calls {
      try begin()
      try importFile("new.conf", ["-e", "inject=\(call.name):signal=\(signal):when=\(call.number)"])
      let left = try page()
      #expect(left == "old" || left == "new", "\(call): \(left)")
      #expect(try undo(from: left), "\(call)")
    }
  }

  @Test("An interrupted recovery keeps the bad file and the newest good generation")
  func killedWhileRecovering() throws {
    let calls = try calls {
      try beginBad()
    } _: {
      try recover([])
    }
    #expect(calls.contains { $0.name.hasPrefix("rename") } && calls.contains { $0.name.hasPrefix("link") })
    for call in calls {
      try beginBad()
      try recover(["-e", "inject=\(call.name):signal=KILL:when=\(call.number)"])
      let names = try FileManager.default.contentsOfDirectory(atPath: machine.path("state/quiver"))
      let kept = try names.filter { !$0.hasPrefix(".") }.map { try machine.read("state/quiver/\($0)") }
      #expect(kept.contains("bad"), "\(call)")
      #expect(try machine.quiver("home", "export").lines.contains("Items=old;"), "\(call)")
    }
  }

  /// Writes a bad file and one good generation.
  private func beginBad() throws {
    try? FileManager.default.removeItem(atPath: machine.path("state"))
    try machine.write("bad", to: "state/quiver/home.conf")
    try machine.write(try machine.read("old.conf"), to: "state/quiver/home.conf.1")
  }

  /// Runs a command that only reads the layout.
  private func recover(_ options: [String]) throws {
    try trace(["home", "undo"], options)
  }

  /// Whether the next start removes temporary files, and the step, if it was saved, can be undone.
  private func undo(from left: String) throws -> Bool {
    let outcome = try machine.quiver("home", "undo")
    let leftovers = try FileManager.default.contentsOfDirectory(atPath: machine.path("state/quiver"))
      .filter { $0.hasPrefix(".") }
    let undone = try page()
    return leftovers.isEmpty && outcome.status == 0 && undone == (left == "new" ? "old" : "")
  }

  /// Writes an arrangement with one change.
  private func begin() throws {
    try? FileManager.default.removeItem(atPath: machine.path("state"))
    #expect(try machine.quiver("home", "import", machine.path("old.conf")).status == 0)
  }

  private func page() throws -> String {
    let lines = try machine.read("state/quiver/home.conf").split(separator: "\n")
    guard let page = lines.firstIndex(of: "[Page 1]") else { return "" }
    return String(lines[page + 1].dropFirst("Items=".count).dropLast())
  }
}

extension HomeKillTests {
  private struct Call {
    var name: String
    /// The number among calls with the same name, from 1, as strace counts.
    var number: Int
  }

  /// The calls of a command, in order.
  private func calls(_ begin: () throws -> Void, _ command: () throws -> Void) throws -> [Call] {
    try begin()
    try command()
    var numbers: [Substring: Int] = [:]
    return try machine.read("calls").split(separator: "\n").compactMap { line in
      guard let name = line.firstMatch(of: /^\d+ +(\w+)\(/)?.output.1 else { return nil }
      numbers[name, default: 0] += 1
      return Call(name: String(name), number: numbers[name] ?? 0)
    }
  }

  private func importFile(_ file: String, _ options: [String]) throws {
    try trace(["home", "import", machine.path(file)], options)
  }

  private func trace(_ command: [String], _ options: [String]) throws {
    let paths = Self.names.flatMap { ["-P", machine.path("state/quiver\($0)")] }
    let strace = Self.namespace + [strace, "-f", "-o", machine.path("calls")] + paths + options
    _ = try machine.run(strace + [BuiltProgram.quiver] + command, within: 20)
  }
}
