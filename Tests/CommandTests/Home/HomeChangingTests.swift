import Foundation
import TestSupport
import Testing

@Suite("home export, import, undo and redo")
struct HomeChangingTests {
  let machine: Machine
  private let place = "state/quiver/home.conf"

  init() throws {
    machine = try Machine()
    try machine.write(Self.arrangement("a", "b"), to: "ab.conf")
    try machine.write(Self.arrangement("b", "a"), to: "ba.conf")
  }

  private static func arrangement(_ names: String...) -> String {
    "[Home]\nVersion=1\n[Page 1]\nItems=\(names.map { "\($0).desktop;" }.joined())\n"
  }

  private func importFile(_ file: String) throws -> Machine.Outcome {
    try machine.quiver("home", "import", machine.path(file))
  }

  /// The items of the first page; empty if there is none.
  private func page() throws -> String {
    let lines = try machine.quiver("home", "export").lines
    guard let page = lines.firstIndex(of: "[Page 1]") else { return "" }
    return lines[page + 1].replacing("Items=", with: "").replacing(".desktop;", with: "")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: machine.path("state/quiver")).sorted()
  }

  @Test("An exported arrangement can be imported on another machine")
  func exported() throws {
    #expect(try importFile("ab.conf").status == 0)
    #expect(try machine.quiver("home", "export", "deep/out.conf").status == 0)
    #expect(try machine.read("home/deep/out.conf") == machine.quiver("home", "export").output)
    let other = try Machine()
    #expect(try other.quiver("home", "import", machine.path("home/deep/out.conf")).status == 0)
    #expect(try other.quiver("home", "export").output == machine.quiver("home", "export").output)
    #expect(try other.quiver("home", "check").status == 0)
  }

  @Test("export fails before there is an arrangement, unless the administrator provides one")
  func nothing() throws {
    let outcome = try machine.quiver("home", "export")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "quiver: error: there is no layout yet\n")
    let shipped =
      "[Home]\nVersion=1\n\n[Dock]\nItems=a.desktop;\n\n[Page 1]\nItems=work;\n\n[Removed]\nItems=b.desktop;\n"
    try machine.write(shipped + "\n[Folder work]\nName=Work\nItems=c.desktop;d.desktop;\n", to: "etc/quiver/home.conf")
    let lines = try machine.quiver("home", "export").lines
    for line in ["Items=a.desktop;", "Items=work;", "Items=b.desktop;", "Name=Work", "Items=c.desktop;d.desktop;"] {
      #expect(lines.contains(line))
    }
  }

  @Test("undo and redo restore all arrangements")
  func undo() throws {
    for file in ["ab.conf", "ba.conf"] { #expect(try importFile(file).status == 0) }
    #expect(try page() == "ba")
    for page in ["ab", ""] {
      #expect(try machine.quiver("home", "undo").status == 0)
      #expect(try self.page() == page)
    }
    #expect(try machine.quiver("home", "undo").errors == "quiver: error: there is nothing to undo\n")
    for page in ["ab", "ba"] {
      #expect(try machine.quiver("home", "redo").status == 0)
      #expect(try self.page() == page)
    }
    #expect(try machine.quiver("home", "redo").status == 1)
  }

  @Test("undo and redo say what they changed, with the names of installed applications")
  func words() throws {
    try machine.write(
      "[Desktop Entry]\nType=Application\nName=Abacus\nExec=/bin/true\n", to: "share/applications/a.desktop")
    try machine.write(Self.arrangement("b", "c", "a"), to: "bca.conf")
    try machine.write(Self.arrangement("a", "b", "c"), to: "abc.conf")
    for file in ["abc.conf", "bca.conf"] { #expect(try importFile(file).status == 0) }
    #expect(try machine.quiver("home", "undo").output == "Undone: Moved “Abacus”\n")
    #expect(try machine.quiver("home", "redo").output == "Redone: Moved “Abacus”\n")
  }

  @Test(
    "undo and redo name neither folders nor missing applications by their ids",
    arguments: [("folder-1", "Games"), ("org.example.Maps.desktop", "Maps")])
  func namesInWords(docked: String, name: String) throws {
    let rest = "[Folder folder-1]\nName=Games\nItems=chess.desktop;\n"
    let page = "[Page 1]\nItems=org.example.Maps.desktop;folder-1;a.desktop;\n"
    try machine.write("[Home]\nVersion=1\n\(page)\(rest)", to: "page.conf")
    let left = page.replacing("\(docked);", with: "")
    try machine.write("[Home]\nVersion=1\n[Dock]\nItems=\(docked);\n\(left)\(rest)", to: "dock.conf")
    for file in ["page.conf", "dock.conf"] { #expect(try importFile(file).status == 0) }
    #expect(try machine.quiver("home", "undo").output == "Undone: Moved “\(name)” to the dock\n")
    #expect(try machine.quiver("home", "redo").output == "Redone: Moved “\(name)” to the dock\n")
  }

  @Test("The journal is limited")
  func journalIsLimited() throws {
    let many = (0..<20_000).map { "org.example.application-\($0).desktop;" }.joined()
    try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=\(many)\n", to: "many.conf")
    for _ in 1...6 {
      for file in ["many.conf", "ba.conf"] { #expect(try importFile(file).errors == "") }
    }
    let size = try FileManager.default.attributesOfItem(atPath: machine.path("\(place).journal"))[.size] as? Int
    #expect(try #require(size) < 4 * many.utf8.count)
    #expect(try machine.quiver("home", "undo").status == 0)
    #expect(try page().hasPrefix("org.example.application-0"))
  }

  @Test("A reset can be undone")
  func reset() throws {
    _ = try importFile("ab.conf")
    #expect(try machine.quiver("home", "reset").status == 0)
    #expect(try machine.quiver("home", "undo").status == 0)
    #expect(try page() == "ab")
  }

  @Test("import refuses invalid files with line and column, and changes nothing")
  func faulty() throws {
    _ = try importFile("ab.conf")
    let before = try machine.read(place)
    try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=a;a;\nnonsense\n", to: "bad.conf")
    let outcome = try importFile("bad.conf")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\(machine.path("bad.conf")):4:7: "))
    #expect(outcome.errors.contains("\(machine.path("bad.conf")):5:1: "))
    for file in ["absent.conf", "share"] {
      let outcome = try importFile(file)
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasPrefix("quiver: error: \(machine.path(file)) "))
    }
    #expect(try machine.read(place) == before)
    #expect(try names() == ["home.conf", "home.conf.journal"])
  }

  @Test("An arrangement of a newer version is left alone")
  func arrangementOfANewerVersionIsLeftAlone() throws {
    try machine.write("[Home]\nVersion=99\n", to: place)
    for command in [["import", machine.path("ab.conf")], ["undo"], ["redo"], ["reset"]] {
      let outcome = try machine.run([BuiltProgram.quiver, "home"] + command)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.hasSuffix(
          "quiver: error: the layout was written by a newer version of Quiver, and is left unchanged\n"))
    }
    #expect(try machine.read(place) == "[Home]\nVersion=99\n")
    #expect(try names() == ["home.conf"])
  }

  @Test("import sets an unreadable arrangement aside")
  func broken() throws {
    try machine.write("nonsense", to: place)
    #expect(try importFile("ab.conf").status == 0)
    let aside = try #require(try names().first { $0.hasPrefix("home.conf.bad-") })
    #expect(try machine.read("state/quiver/\(aside)") == "nonsense")
    #expect(try page() == "ab")
  }

  @Test("A symbolic link is kept")
  func link() throws {
    try machine.write(Self.arrangement("z"), to: "dots/home.conf")
    try machine.link(place, to: "../../dots/home.conf")
    for command in [["import", machine.path("ab.conf")], ["undo"], ["redo"]] {
      #expect(try machine.run([BuiltProgram.quiver, "home"] + command).status == 0)
    }
    #expect(try page() == "ab")
    #expect(try names() == ["home.conf"])
    #expect(try machine.read("dots/home.conf").contains("a.desktop;b.desktop;"))
  }

  @Test("export writes only to regular files", arguments: ["/dev/null", "."])
  func noFile(file: String) throws {
    _ = try importFile("ab.conf")
    #expect(try machine.quiver("home", "export", file).status == 1)
  }

  @Test(
    "Commands that change a locked arrangement are refused",
    arguments: [["home", "import", "/x"], ["home", "reset"], ["home", "undo"], ["home", "redo"], ["edit"]])
  func commandsThatChangeALockedArrangementAreRefused(command: [String]) throws {
    _ = try importFile("ab.conf")
    try machine.write("[home]\nlocked=true\n", to: "config/quiver/quiver.conf")
    let outcome = try machine.run([BuiltProgram.quiver] + command)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "quiver: error: the layout is locked: [home] locked is true\n")
    for command in ["export", "check", "path"] { #expect(try machine.quiver("home", command).status == 0) }
    #expect(try page() == "ab")
  }

  @Test("The demo has no arrangement to change", arguments: ["import", "reset", "undo"])
  func demo(command: String) throws {
    _ = try importFile("ab.conf")
    let file = command == "import" ? [machine.path("ba.conf")] : []
    let outcome = try machine.run([BuiltProgram.quiver, "home", command, "--demo"] + file)
    #expect((outcome.status, outcome.errors) == (1, "quiver: error: the demo keeps no layout\n"))
    #expect(try page() == "ab")
  }
}
