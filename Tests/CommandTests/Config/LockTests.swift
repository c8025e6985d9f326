import Foundation
import TestSupport
import Testing

/// Keys that the administrator locks in /etc/xdg/quiver/quiver.conf, and everything that a user can set.
@Suite(.enabled(if: Machine.hasPrivateMounts, "needs the right to mount over /etc/xdg"))
struct LockTests {
  let machine: Machine
  private static let file = "/etc/xdg/quiver/quiver.conf"

  init() throws {
    machine = try Machine()
    try machine.administer(
      "quiver.conf",
      """
      [window]
      mode=home
      [home]
      locked=true
      [style]
      theme=corporate
      accent=#123456
      [Locked]
      keys=home.locked;window.mode;style.*;

      """)
    try machine.administer("themes/corporate.conf", "[style]\nplate=#abcdef\n")
    try machine.administer("home.conf", Self.layout("b", "a"))
  }

  private static func layout(_ names: String...) -> String {
    "[Home]\nVersion=1\n[Page 1]\nItems=\(names.map { "\($0).desktop;" }.joined())\n"
  }

  /// Settings with which a user might bypass the lock.
  private static let wishes = """
    [window]
    mode=window
    [home]
    locked=false
    file=/tmp/mine.conf
    [style]
    theme=mine
    accent=red
    plate=red
    [Locked]
    keys=
    """

  private static let flags = [
    "--set", "home.locked=false", "--set", "window.mode=window", "--set", "style.accent=red", "--set",
    "style.theme=light",
  ]

  private func print(_ arguments: String...) throws -> (values: [String: String], warnings: String) {
    let outcome = try machine.runAdministered([BuiltProgram.quiver, "config", "print"] + arguments)
    var (group, values) = ("", [String: String]())
    for line in outcome.lines where !line.hasPrefix("#") {
      if line.hasPrefix("[") { group = String(line.dropFirst().dropLast()) }
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { values["\(group).\(parts[0])"] = parts[1] }
    }
    return (values, outcome.errors)
  }

  private func expectLocked(_ values: [String: String]) {
    #expect(values["home.locked"] == "true")
    #expect(values["home.file"] == "auto")
    #expect(values["window.mode"] == "home")
    #expect(values["style.theme"] == "corporate")
    #expect(values["style.accent"] == "#123456")
    #expect(values["style.plate"] == "#abcdef")
  }

  @Test(
    "No other file changes a locked key",
    arguments: [
      "config/quiver/quiver.conf", "home/.quiverrc", "etc/quiver/quiver.conf", "elsewhere/quiver/quiver.conf",
    ])
  func noOtherFileChangesALockedKey(_ place: String) throws {
    try machine.write(Self.wishes, to: place)
    try machine.write("[style]\naccent=red\n", to: "data/quiver/themes/mine.conf")
    if place.hasPrefix("elsewhere") { machine.environment["XDG_CONFIG_HOME"] = machine.path("elsewhere") }
    let (values, warnings) = try print()
    expectLocked(values)
    let ignored = "the administrator has locked it in \(Self.file):9:1. The line is ignored."
    #expect(warnings.contains("\(machine.path(place)):4:1: [home] locked: \(ignored)"))
    #expect(warnings.contains("\(machine.path(place)):2:1: [window] mode: \(ignored)"))
  }

  @Test("No flag changes a locked key")
  func noFlagChangesALockedKey() throws {
    let outcome = try machine.runAdministered([BuiltProgram.quiver, "config", "check"] + Self.flags)
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 4)
    #expect(outcome.lines.allSatisfy { $0.contains("has locked it in \(Self.file):9:1") })
    expectLocked(
      try print("--set", "home.locked=false", "--set", "window.mode=window", "--set", "style.accent=red").values)
    expectLocked(try print("--demo").values)
  }

  @Test(
    "No window flag changes a locked mode",
    arguments: [["--mode", "window"], ["--size", "800x600"], ["toggle", "--mode=overlay"]])
  func noWindowFlagChangesALockedMode(_ flags: [String]) throws {
    let outcome = try machine.runAdministered([BuiltProgram.quiver] + flags)
    // There is no display, so the program ends with 5 after it has reported the line.
    #expect(outcome.status == 5)
    #expect(
      outcome.errors.contains(
        "command line: [window] mode: the administrator has locked it in \(Self.file):9:1. The line is ignored."))
  }

  @Test(
    "No directory variable changes a locked key",
    arguments: ["HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_STATE_HOME"])
  func noDirectoryVariableChangesALockedKey(_ variable: String) throws {
    try machine.write(Self.wishes, to: "mine/quiver/quiver.conf")
    try machine.write(Self.wishes, to: "mine/.quiverrc")
    for theme in ["mine", "corporate"] {
      try machine.write("[style]\nplate=red\n", to: "mine/quiver/themes/\(theme).conf")
    }
    machine.environment[variable] = machine.path("mine")
    expectLocked(try print().values)
    machine.environment[variable] = nil
    expectLocked(try print().values)
  }

  @Test("No data directory replaces a locked theme")
  func noDataDirectoryReplacesALockedTheme() throws {
    try machine.write("[style]\nplate=red\n", to: "mine/themes/corporate.conf")
    machine.environment["QUIVER_DATA"] = machine.path("mine")
    expectLocked(try print().values)
  }

  @Test("No style sheet changes a locked style")
  func noStyleSheetChangesALockedStyle() throws {
    try machine.write("menu { color: red; }", to: "config/quiver/style.css")
    let outcome = try machine.administeredQuiver("config", "check")
    let reason = "the administrator has locked [style] in \(Self.file):9:1. The whole file is ignored."
    #expect((outcome.status, outcome.output) == (1, "\(machine.path("config/quiver/style.css")): \(reason)\n"))
  }

  @Test("Printing shows what is locked")
  func printingShowsWhatIsLocked() throws {
    let lines = try machine.administeredQuiver("config", "print").lines
    let lock = "locked by \(Self.file):9:1"
    let place = try #require(lines.firstIndex(of: "locked=true"))
    #expect(lines[place - 1] == "# \(Self.file):4:1, \(lock)")
    let plate = try #require(lines.firstIndex(of: "plate=#abcdef"))
    #expect(lines[plate - 1] == "# /etc/xdg/quiver/themes/corporate.conf:2:1, \(lock)")
    #expect(lines.contains("# the default, \(lock)"))
  }
}

/// The locked layout.
extension LockTests {
  @Test("A locked layout is the administrator's")
  func aLockedLayoutIsTheAdministrators() throws {
    try machine.write(Self.layout("mine"), to: "state/quiver/home.conf")
    try machine.write("[home]\nfile=\(machine.path("state/quiver/home.conf"))\n", to: "config/quiver/quiver.conf")
    #expect(try machine.administeredQuiver("home", "export").lines.contains("Items=b.desktop;a.desktop;"))
    #expect(try machine.administeredQuiver("home", "path").output == "/etc/xdg/quiver/home.conf\n")
    for name in ["a", "b", "mine"] { try machine.install(application: name, name: name) }
    try machine.write("", to: "nothing.trace")
    let board = try machine.administeredQuiver("replay", machine.path("nothing.trace"), "--print", "board")
    #expect(board.lines.first?.hasPrefix("b.desktop a.desktop") == true, "\(board)")
  }

  @Test(
    "Commands that change a locked layout are refused",
    arguments: [
      ["home", "import"], ["home", "reset"], ["home", "undo"], ["home", "redo"], ["edit"],
    ])
  func commandsThatChangeALockedLayoutAreRefused(_ command: [String]) throws {
    try machine.write(Self.layout("mine"), to: "state/quiver/home.conf")
    try machine.write(Self.layout("other"), to: "other.conf")
    try machine.write("[home]\nlocked=false\n", to: "config/quiver/quiver.conf")
    let file = command.last == "import" ? [machine.path("other.conf")] : []
    let outcome = try machine.runAdministered([BuiltProgram.quiver] + command + ["--set", "home.locked=false"] + file)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasSuffix("quiver: error: the layout is locked: [home] locked is true\n"))
    #expect(try machine.read("state/quiver/home.conf") == Self.layout("mine"))
    #expect(try machine.read("administrator/quiver/home.conf") == Self.layout("b", "a"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: machine.path("state/quiver")) == ["home.conf"])
  }
}
