import Foundation
import TestSupport
import Testing

@Suite("Minimal environments")
struct MinimalEnvironmentTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    try machine.install(program: "viewer", "pwd > \(machine.path("place"))")
    try machine.install(application: "viewer")
  }

  /// Every command that needs no display.
  private static let commands = [
    ["list", "--all", "--json"], ["show", "viewer"], ["launch", "viewer", "--dry-run", "--json"], ["config", "check"],
    ["config", "print"], ["config", "path"], ["home", "check"], ["home", "path"],
  ]

  private func expectAllCommandsWork(sourceLocation: SourceLocation = #_sourceLocation) throws {
    for command in Self.commands {
      let outcome = try machine.run([BuiltProgram.quiver] + command)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)", sourceLocation: sourceLocation)
      #expect(!outcome.output.isEmpty || command[1] == "check", sourceLocation: sourceLocation)
    }
  }

  @Test("Every command works without the variable", arguments: ["HOME", "LC_ALL", "XDG_RUNTIME_DIR", "XDG_STATE_HOME"])
  func everyCommandWorksWithoutTheVariable(_ variable: String) throws {
    machine.environment[variable] = nil
    try expectAllCommandsWork()
  }

  @Test(
    "Every command works with an invalid variable",
    arguments: [
      ("HOME", ""), ("HOME", "relative"), ("HOME", "/nowhere"), ("LC_ALL", "xx_YY.KOI8-R@nonsense"),
      ("LANGUAGE", ":::"),
      ("XDG_CONFIG_HOME", "relative"), ("XDG_CONFIG_DIRS", ":::"), ("XDG_CURRENT_DESKTOP", "::;[=\u{1}"),
      ("XDG_RUNTIME_DIR", "/nowhere"), ("DISPLAY", ":nonsense"), ("QUIVER_DATA", "/nowhere"),
      ("GTK_MODULES", "nonsense"),
    ])
  func everyCommandWorksWithAnInvalidVariable(variable: String, value: String) throws {
    machine.environment[variable] = value
    try expectAllCommandsWork()
  }

  @Test("An empty environment uses the default directories")
  func emptyEnvironmentUsesTheDefaultDirectories() throws {
    machine.environment = [:]
    let outcome = try machine.quiver("list", "--all", "--json")
    #expect(outcome.status == 0)
    #expect(throws: Never.self) { try outcome.json([ListedApplication].self) }
  }

  @Test(
    "Without a home directory an application starts in the root directory",
    arguments: [nil, "", "/nowhere", "relative"])
  func withoutAHomeDirectoryAnApplicationStartsInTheRootDirectory(home: String?) throws {
    machine.environment["HOME"] = home
    #expect(try machine.quiver("launch", "viewer").status == 0)
    #expect(try machine.read("place") == "/\n")
  }

  @Test("An empty PATH means the default directories")
  func emptyPath() throws {
    machine.environment["PATH"] = ""
    let refused = try machine.quiver("launch", "viewer", "--dry-run", "--json")
    #expect(try refused.json(PlannedLaunch.self).reason?.contains("program “viewer” not found") == true)
    try machine.install(application: "shell", exec: "sh")
    #expect(try machine.quiver("launch", "shell", "--dry-run").status == 0)
  }

  @Test("Every command works in a deleted directory")
  func deletedDirectory() throws {
    for command in Self.commands + [["launch", "viewer"], ["launch", "viewer", "a.txt", "--dry-run"]] {
      let outcome = try machine.shell(
        #"/bin/mkdir "$HOME/gone"; cd "$HOME/gone"; /bin/rmdir "$HOME/gone"; exec "$0" \#(command.joined(separator: " "))"#
      )
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    #expect(try machine.read("place") == "\(machine.path("home"))\n")
  }

  @Test("Many and long environment variables are passed on")
  func largeEnvironment() throws {
    for number in 0..<200 { machine.environment["EXTRA_\(number)"] = String(repeating: "x", count: 400) }
    try machine.install(program: "viewer", #"echo "$EXTRA_199" > "$HOME/extra""#)
    #expect(try machine.quiver("launch", "viewer").status == 0)
    #expect(try machine.read("home/extra").count == 401)
  }
}
