import Foundation
import Testing

private let strace = "/usr/bin/strace"

/// Killed at every system call that touches the arrangement, its journal or their directory, one run a call.
@Suite("A save that is cut short", .enabled(if: FileManager.default.isExecutableFile(atPath: strace)))
struct HomeKillTests {
  let machine: Machine
  private static let names = [
    "", "/home.conf", "/.home.conf.new", "/home.conf.1", "/home.conf.2", "/home.conf.journal",
    "/.home.conf.journal.new",
  ]

  init() throws {
    machine = try Machine()
    for name in ["old", "new", "next"] {
      try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=\(name);\n", to: "\(name).conf")
    }
  }

  @Test("leaves the old arrangement or the new one, whatever is killed when", arguments: ["KILL", "TERM"])
  func killed(by signal: String) throws {
    let calls = try calls()
    #expect(calls.count > 15)
    #expect(calls.contains { $0.name.hasPrefix("rename") } && calls.contains { $0.name == "fsync" })
    for call in calls {
      try begin()
      try take("new.conf", ["-e", "inject=\(call.name):signal=\(signal):when=\(call.number)"])
      let left = try page()
      #expect(left == "old" || left == "new", "\(call): \(left)")
      #expect(try undo(from: left), "\(call)")
    }
  }

  /// What was kept is whole: the next start clears up, and the step that was done can be undone, or nothing was.
  private func undo(from left: String) throws -> Bool {
    let outcome = try machine.quiver("home", "undo")
    let litter = try FileManager.default.contentsOfDirectory(atPath: machine.path("state/quiver"))
      .filter { $0.hasPrefix(".") }
    let undone = try page()
    return litter.isEmpty && outcome.status == 0 && undone == (left == "new" ? "old" : "")
  }

  /// An arrangement that was changed once.
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
    /// Among those of its name, from 1: as strace counts.
    var number: Int
  }

  /// The calls that a save makes, in order.
  private func calls() throws -> [Call] {
    try begin()
    try take("new.conf", [])
    var numbers: [Substring: Int] = [:]
    return try machine.read("calls").split(separator: "\n").compactMap { line in
      guard let name = line.firstMatch(of: /^\d+ +(\w+)\(/)?.output.1 else { return nil }
      numbers[name, default: 0] += 1
      return Call(name: String(name), number: numbers[name] ?? 0)
    }
  }

  private func take(_ file: String, _ options: [String]) throws {
    let paths = Self.names.flatMap { ["-P", machine.path("state/quiver\($0)")] }
    let strace = [strace, "-f", "-o", machine.path("calls")] + paths + options
    _ = try machine.run(strace + [Machine.quiver, "home", "import", machine.path(file)], within: 20)
  }
}
