import Foundation
import TestSupport
import Testing

/// The program is killed at each system call that uses the arrangement, its journal or their directory, in a run for
/// each call.
@Suite("Interrupted saves", .enabled(if: Machine.canTrace, "it needs strace and root"))
struct HomeKillTests {
  let machine: Machine
  private static let names =
    ["", "/home.conf", "/home.conf.1", "/home.conf.2", "/home.conf.journal"]
    + Machine.numbers.flatMap { ["/.home.conf.new.\($0)", "/.home.conf.journal.new.\($0)"] }

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
      try importFile("new.conf", call.sending(signal))
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
      try recover(call.sending("KILL"))
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

  /// Writes an arrangement with one change. It is made once, and copied after that.
  private func begin() throws {
    let (state, begun) = (machine.path("state"), machine.path("begun"))
    try? FileManager.default.removeItem(atPath: state)
    if FileManager.default.fileExists(atPath: begun) {
      return try FileManager.default.copyItem(atPath: begun, toPath: state)
    }
    #expect(try machine.quiver("home", "import", machine.path("old.conf")).status == 0)
    try FileManager.default.copyItem(atPath: state, toPath: begun)
  }

  private func page() throws -> String {
    let lines = try machine.read("state/quiver/home.conf").split(separator: "\n")
    guard let page = lines.firstIndex(of: "[Page 1]") else { return "" }
    return String(lines[page + 1].dropFirst("Items=".count).dropLast())
  }
}

extension HomeKillTests {
  /// The calls of a command, in order.
  private func calls(_ begin: () throws -> Void, _ command: () throws -> Void) throws -> [TracedCall] {
    try begin()
    try command()
    return try machine.tracedCalls()
  }

  private func importFile(_ file: String, _ options: [String]) throws {
    try trace(["home", "import", machine.path(file)], options)
  }

  private func trace(_ command: [String], _ options: [String]) throws {
    try machine.trace(
      [BuiltProgram.quiver] + command, using: Self.names.map { "state/quiver\($0)" }, options)
  }
}
