import Foundation
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

  private func take(_ file: String) throws -> Machine.Outcome {
    try machine.quiver("home", "import", machine.path(file))
  }

  /// What stands on the first page, or nothing.
  private func page() throws -> String {
    let lines = try machine.quiver("home", "export").lines
    guard let page = lines.firstIndex(of: "[Page 1]") else { return "" }
    return lines[page + 1].replacing("Items=", with: "").replacing(".desktop;", with: "")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: machine.path("state/quiver")).sorted()
  }

  @Test("bring an arrangement from one machine to another")
  func exported() throws {
    #expect(try take("ab.conf").status == 0)
    #expect(try machine.quiver("home", "export", "deep/out.conf").status == 0)
    #expect(try machine.read("home/deep/out.conf") == machine.quiver("home", "export").output)
    let other = try Machine()
    #expect(try other.quiver("home", "import", machine.path("home/deep/out.conf")).status == 0)
    #expect(try other.quiver("home", "export").output == machine.quiver("home", "export").output)
    #expect(try other.quiver("home", "check").status == 0)
  }

  @Test("export has nothing to say before there is an arrangement, but what the administrator ships")
  func nothing() throws {
    let outcome = try machine.quiver("home", "export")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "quiver: error: there is no arrangement yet\n")
    let shipped =
      "[Home]\nVersion=1\n\n[Dock]\nItems=a.desktop;\n\n[Page 1]\nItems=work;\n\n[Removed]\nItems=b.desktop;\n"
    try machine.write(shipped + "\n[Folder work]\nName=Work\nItems=c.desktop;d.desktop;\n", to: "etc/quiver/home.conf")
    let lines = try machine.quiver("home", "export").lines
    for line in ["Items=a.desktop;", "Items=work;", "Items=b.desktop;", "Name=Work", "Items=c.desktop;d.desktop;"] {
      #expect(lines.contains(line))
    }
  }

  @Test("go back and forth through all that was done")
  func undo() throws {
    for file in ["ab.conf", "ba.conf"] { #expect(try take(file).status == 0) }
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

  @Test("let no journal grow without end")
  func bounded() throws {
    let many = (0..<20_000).map { "org.example.application-\($0).desktop;" }.joined()
    try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=\(many)\n", to: "many.conf")
    for _ in 1...6 {
      for file in ["many.conf", "ba.conf"] { #expect(try take(file).status == 0) }
    }
    let size = try FileManager.default.attributesOfItem(atPath: machine.path("\(place).journal"))[.size] as? Int
    #expect(try #require(size) < 4 * many.utf8.count)
    #expect(try machine.quiver("home", "undo").status == 0)
    #expect(try page().hasPrefix("org.example.application-0"))
  }

  @Test("undo a reset too")
  func reset() throws {
    _ = try take("ab.conf")
    #expect(try machine.quiver("home", "reset").status == 0)
    #expect(try machine.quiver("home", "undo").status == 0)
    #expect(try page() == "ab")
  }

  @Test("refuse what cannot be read, with line and column, and change nothing")
  func faulty() throws {
    _ = try take("ab.conf")
    let before = try machine.read(place)
    try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=a;a;\nnonsense\n", to: "bad.conf")
    let outcome = try take("bad.conf")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("\(machine.path("bad.conf")):4:7: "))
    #expect(outcome.errors.contains("\(machine.path("bad.conf")):5:1: "))
    for file in ["absent.conf", "share"] {
      let outcome = try take(file)
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasPrefix("quiver: error: \(machine.path(file)) "))
    }
    #expect(try machine.read(place) == before)
    #expect(try names() == ["home.conf", "home.conf.journal"])
  }

  @Test("leave a newer Quiver's arrangement alone")
  func newer() throws {
    try machine.write("[Home]\nVersion=99\n", to: place)
    for command in [["import", machine.path("ab.conf")], ["undo"], ["redo"], ["reset"]] {
      let outcome = try machine.run([Machine.quiver, "home"] + command, within: 20)
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasSuffix("quiver: error: a newer Quiver wrote the arrangement; it is left alone\n"))
    }
    #expect(try machine.read(place) == "[Home]\nVersion=99\n")
    #expect(try names() == ["home.conf"])
  }

  @Test("set aside what cannot be read before they put something in its place")
  func broken() throws {
    try machine.write("nonsense", to: place)
    #expect(try take("ab.conf").status == 0)
    let aside = try #require(try names().first { $0.hasPrefix("home.conf.bad-") })
    #expect(try machine.read("state/quiver/\(aside)") == "nonsense")
    #expect(try page() == "ab")
  }

  @Test("leave a link a link")
  func link() throws {
    try machine.write(Self.arrangement("z"), to: "dots/home.conf")
    try machine.link(place, to: "../../dots/home.conf")
    for command in [["import", machine.path("ab.conf")], ["undo"], ["redo"]] {
      #expect(try machine.run([Machine.quiver, "home"] + command, within: 20).status == 0)
    }
    #expect(try page() == "ab")
    #expect(try names() == ["home.conf"])
    #expect(try machine.read("dots/home.conf").contains("a.desktop;b.desktop;"))
  }

  @Test("go nowhere but into files", arguments: ["/dev/null", "."])
  func noFile(file: String) throws {
    _ = try take("ab.conf")
    #expect(try machine.quiver("home", "export", file).status == 1)
  }

  @Test(
    "and edit are refused where the arrangement is locked",
    arguments: [["home", "import", "/x"], ["home", "reset"], ["home", "undo"], ["home", "redo"], ["edit"]])
  func locked(command: [String]) throws {
    _ = try take("ab.conf")
    try machine.write("[home]\nlocked=true\n", to: "config/quiver/quiver.conf")
    let outcome = try machine.run([Machine.quiver] + command, within: 20)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "quiver: error: the arrangement is locked: [home] locked is true\n")
    for looking in ["export", "check", "path"] { #expect(try machine.quiver("home", looking).status == 0) }
    #expect(try page() == "ab")
  }

  @Test("are not for the demo", arguments: ["import", "reset", "undo"])
  func demo(command: String) throws {
    _ = try take("ab.conf")
    let file = command == "import" ? [machine.path("ba.conf")] : []
    let outcome = try machine.run([Machine.quiver, "home", command, "--demo"] + file, within: 20)
    #expect((outcome.status, outcome.errors) == (1, "quiver: error: the demo keeps no arrangement\n"))
    #expect(try page() == "ab")
  }
}
