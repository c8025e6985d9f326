import Foundation
import TestSupport
import Testing

@Suite("home")
struct HomeTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  private let place = "state/quiver/home.conf"

  @Test("path prints the default or the configured file")
  func path() throws {
    #expect(try machine.quiver("home", "path").output == "\(machine.path(place))\n")
    let elsewhere = try machine.quiver("home", "path", "--set", "home.file=~/dots/home.conf")
    #expect(elsewhere.output == "\(machine.path("home/dots/home.conf"))\n")
  }

  @Test("check prints file, line and column, fails, and changes nothing")
  func check() throws {
    #expect(try machine.quiver("home", "check").status == 0)
    let text = "[Quiver Home]\nversion=1\n[Page 1]\nitems=a.desktop;a.desktop;\nnonsense\n"
    try machine.write(text, to: place)
    let outcome = try machine.quiver("home", "check")
    #expect(outcome.status == 1)
    #expect(!outcome.lines.isEmpty)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("\(machine.path(place)):") }, "\(outcome.output)")
    #expect(try machine.read(place) == text)
    #expect(try names() == ["home.conf"])
  }

  @Test("check reports ids that are written wrongly, with what was probably meant")
  func slipsAreReported() throws {
    for id in ["viewer", "maps"] { try machine.install(application: id) }
    try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=maps;viewr;F;\n[Dock]\nItems=viewer,x\n", to: place)
    let outcome = try machine.quiver("home", "check")
    #expect(outcome.status == 1)
    let file = machine.path(place)
    #expect(
      outcome.lines == [
        "\(file):4:7: the id of an application ends in .desktop, and “maps” does not; did you mean “maps.desktop”?",
        "\(file):4:7: “viewr” is neither a folder nor the id of an application; did you mean “viewer.desktop”?",
        "\(file):4:7: “F” is neither a folder nor the id of an application.",
        "\(file):6:7: ids are separated by ; and not by a comma; did you mean “viewer;x;”?",
      ])
  }

  @Test("import reads ids that are written wrongly, and reports them")
  func slipsAreImported() throws {
    for id in ["viewer", "maps"] { try machine.install(application: id) }
    try machine.write(
      "[Home]\nVersion=1\n[Page 1]\nItems=maps;gone\n[Page 2]\nItems=viewer.desktop,x.desktop\n", to: "slips.conf")
    let outcome = try machine.quiver("home", "import", machine.path("slips.conf"))
    #expect(outcome.status == 0)
    let lines = outcome.errors.split(separator: "\n").map {
      $0.replacing("quiver: warning: \(machine.path("slips.conf")):", with: "")
    }
    #expect(lines.map { $0.prefix(4) } == ["4:7:", "4:7:", "6:7:"], "\(outcome.errors)")
    let text = try machine.read(place)
    #expect(text.contains("Items=maps.desktop;gone;") && text.contains("Items=viewer.desktop;x.desktop;"), "\(text)")
  }

  @Test("reset sets the arrangement aside, and prints where")
  func reset() throws {
    let nothing = try machine.quiver("home", "reset")
    #expect((nothing.status, nothing.output) == (0, ""))
    try machine.write("[Page 1]\nitems=a.desktop;\n", to: place)
    let outcome = try machine.quiver("home", "reset")
    #expect(outcome.status == 0)
    let aside = try #require(outcome.lines.first?.split(separator: " ").last)
    #expect(try machine.read(String(aside)) == "[Page 1]\nitems=a.desktop;\n")
    #expect(try !names().contains("home.conf"))
  }

  @Test("Commands that only read create no files")
  func reading() throws {
    try machine.install(application: "viewer")
    for command in [["list"], ["snapshot", machine.path("a.png")], ["home", "check"], ["config", "print"]] {
      #expect(try machine.run([BuiltProgram.quiver] + command).status == 0)
    }
    #expect(!FileManager.default.fileExists(atPath: machine.path("state")))
    #expect(!FileManager.default.fileExists(atPath: machine.path("config")))
  }

  @Test("Commands that only read do not change a broken file", arguments: ["nonsense", "[Page 1]\nitems=", "\0\u{1}"])
  func broken(text: String) throws {
    try machine.install(application: "viewer")
    try machine.write(text, to: place)
    let outcome = try machine.quiver("snapshot", machine.path("a.png"), "--size", "320x240")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try machine.read(place) == text)
    #expect(try names() == ["home.conf"])
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: machine.path("state/quiver")).sorted()
  }
}
