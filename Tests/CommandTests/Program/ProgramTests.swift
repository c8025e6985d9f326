import Foundation
import TestSupport
import Testing

/// GTK takes longer to load than most commands take.
@Suite("The programs without GTK, and the one with it")
struct ProgramTests {
  let machine: Machine
  /// A `quiver` beside which there is a `quiver-command`, and no `quiver-window`.
  let alone: String

  init() throws {
    machine = try Machine()
    alone = machine.path("quiver")
    try machine.install(application: "viewer")
    try machine.copy("quiver", "quiver-command", to: machine.root)
  }

  @Test(
    "Only the window's program is linked with GTK, and the one that starts it not even with GIO",
    arguments: [("quiver", []), ("quiver-command", ["libgio"]), ("quiver-window", ["libgio", "libgtk", "libcairo"])])
  func libraries(program: String, libraries: [String]) throws {
    let outcome = try machine.run(["/usr/bin/ldd", BuiltProgram.path(of: program)])
    #expect(outcome.status == 0)
    #expect(["libgio", "libgtk", "libcairo"].filter { outcome.output.contains($0) } == libraries)
  }

  @Test(
    "Commands that show no window do without the program with GTK",
    arguments: [
      "--version", "--help", "help home", "list --all", "info viewer", "show viewer", "launch viewer --dry-run",
      "search viewer", "config print", "config path", "config check", "home path", "home check", "history path",
      "guide sample --channels 1 --days 1",
    ])
  func commands(_ line: String) throws {
    let outcome = try machine.run([alone] + line.split(separator: " ").map(String.init))
    #expect(!outcome.errors.contains("quiver-window"))
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("All programs have the same version")
  func versions() throws {
    let versions = try ["quiver", "quiver-command", "quiver-window"].map {
      try machine.run([BuiltProgram.path(of: $0), "--version"]).output
    }
    #expect(versions[0].wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(Set(versions).count == 1)
  }

  @Test(
    "Requests to a springboard that is not running do without the program with GTK",
    arguments: ["hide", "quit", "page 1"])
  func requests(_ line: String) throws {
    let outcome = try machine.run([alone] + line.split(separator: " ").map(String.init))
    #expect(outcome.errors == "quiver: error: Quiver is not running\n")
    #expect(outcome.status == 1)
  }

  @Test(
    "A command that needs a window says what is missing",
    arguments: [
      "", "start", "--hidden", "toggle", "show", "library", "search", "snapshot p.png", "doctor", "icon-helper",
    ])
  func missing(_ line: String) throws {
    let outcome = try machine.run([alone] + line.split(separator: " ").map(String.init))
    #expect(outcome.errors == "quiver: error: program “\(machine.path("quiver-window"))” not found\n")
    #expect(outcome.status == 1)
  }

  @Test("A program of that name in the working directory is not run")
  func workingDirectory() throws {
    try machine.write("#!/bin/sh\necho decoy\n", to: "home/quiver-window")
    try #require(chmod(machine.path("home/quiver-window"), 0o755) == 0)
    let outcome = try machine.run([alone])
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
  }

  @Test(
    "A copy of the program in the place of another one is no endless loop",
    arguments: [
      ("quiver", "quiver-window", []), ("quiver", "quiver-command", ["list"]),
      ("quiver-command", "quiver-window", ["--hidden"]), ("quiver-command", "quiver-window", ["toggle"]),
    ])
  func loop(copy: String, place: String, arguments: [String]) throws {
    try machine.copy(copy, to: machine.path(place))
    let outcome = try machine.run([alone] + arguments)
    #expect(outcome.errors == "quiver: error: program “\(place)” not found\n")
    #expect(outcome.status == 1)
  }

  @Test("A picture in the configuration is checked by the other program, and reported once")
  func picture() throws {
    try machine.write("no picture", to: "home/wall.png")
    let setting = ["config", "check", "--set", "wallpaper.source=\(machine.path("home/wall.png"))"]
    let outcome = try machine.run([BuiltProgram.quiver] + setting)
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.contains("decode"))
    #expect(try machine.run([alone] + setting).errors.contains("quiver-window"))
  }
}
