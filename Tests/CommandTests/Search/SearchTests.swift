import Foundation
import TestSupport
import Testing

@Suite("search")
struct SearchTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    try machine.install(application: "maps", name: "Maps", "Keywords=navigate;")
    try machine.install(application: "mail", name: "Mail")
    try machine.install(application: "mahjong", name: "Mahjong")
    try machine.install(
      application: "browser", name: "Browser",
      "Actions=private;\n[Desktop Action private]\nName=New Mask Window\nExec=viewer --private")
    try machine.install(application: "hidden", name: "Matrix", "NoDisplay=true")
    try arrange("[Page 1]\nItems=mahjong.desktop;Folder;\n[Folder Folder]\nName=Folder\nItems=mail.desktop;\n")
  }

  private func arrange(_ text: String) throws {
    try machine.write("[Home]\nVersion=1\n\(text)", to: "state/quiver/home.conf")
  }

  /// The ids of the results, with those of actions.
  private func search(_ arguments: String...) throws -> [String] {
    let outcome = try machine.run([BuiltProgram.quiver, "search"] + arguments)
    #expect(outcome.errors == "")
    return outcome.lines.map { String($0.prefix { $0 != "\t" }) }
  }

  private static let today = Date().formatted(.iso8601.year().month().day())

  @Test("Each line has the id, the name and the reason, in the order of the home screen")
  func lines() throws {
    try arrange(
      "[Page 1]\nItems=mail.desktop;\n[Dock]\nItems=maps.desktop;\n[Removed]\nItems=mahjong.desktop;\n")
    let outcome = try machine.quiver("search", "ma")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "mail.desktop\tMail\tname: beginning", "maps.desktop\tMaps\tname: beginning",
        "browser.desktop\tBrowser\taction: beginnings of words",
        "browser.desktop:private\tBrowser: New Mask Window\taction: beginnings of words",
        "mahjong.desktop\tMahjong\tname: beginning",
      ])
  }

  @Test("Applications that are not on the stored board yet come last, and folders count where they are")
  func positions() throws {
    #expect(try search("ma", "--limit", "3") == ["mahjong.desktop", "mail.desktop", "maps.desktop"])
    try arrange("[Page 1]\nItems=maps.desktop;mail.desktop;mahjong.desktop;\n")
    #expect(try search("ma", "--limit", "3") == ["maps.desktop", "mail.desktop", "mahjong.desktop"])
    #expect(try search("ma", "--limit", "1") == ["maps.desktop"])
  }

  @Test("Several words are one text")
  func words() throws {
    #expect(try search("browser", "mask") == ["browser.desktop", "browser.desktop:private"])
    #expect(try search("navigate") == ["maps.desktop"])
  }

  @Test("JSON has the keys of list and three more")
  func json() throws {
    let listed = try objects(machine.quiver("list", "--json"))
    let found = try objects(machine.quiver("search", "ma", "--json"))
    let keys = try Set(#require(found.first).keys)
    #expect(keys == Set(try #require(listed.first).keys).union(["action", "why", "section"]))
    for object in found { #expect(Set(object.keys) == keys) }
    #expect(
      found.map { "\($0["id"]!) \($0["action"] as? String ?? "-") \($0["section"]!)" } == [
        "mahjong.desktop - applications", "mail.desktop - applications", "maps.desktop - applications",
        "browser.desktop - applications", "browser.desktop private actions",
      ])
    #expect(found.first?["why"] as? String == "prefix of name")
    try arrange("[Removed]\nItems=mail.desktop;\n")
    let removed = try objects(machine.quiver("search", "mail", "--json"))
    #expect(removed.first?["section"] as? String == "removed")
    #expect(removed.first?["onBoard"] as? Bool == false)
  }

  private func objects(_ outcome: Machine.Outcome) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  @Test("Nothing found fails without a message", arguments: ["xyzzy", "", " ", "matrix"])
  func nothing(_ text: String) throws {
    let plain = try machine.quiver("search", text)
    #expect((plain.status, plain.output, plain.errors) == (1, "", ""))
    let json = try machine.quiver("search", text, "--json")
    #expect((json.status, json.errors) == (1, ""))
    #expect(try objects(json).isEmpty)
  }

  @Test("Invalid arguments are refused", arguments: [["ma", "--limit", "0"], ["--json"], ["--limit", "3"]])
  func invalid(_ arguments: [String]) throws {
    let outcome = try machine.run([BuiltProgram.quiver, "search"] + arguments)
    #expect(outcome.status == 64)
  }

  @Test("The history decides between results that match as well, also one of an older version")
  func history() throws {
    try machine.write("launched 3 \(Self.today) maps.desktop\n", to: "state/quiver/usage")
    #expect(try search("ma").prefix(2) == ["maps.desktop", "mahjong.desktop"])
    try machine.write("4 mail.desktop\n", to: "state/quiver/usage")
    #expect(try search("ma").prefix(2) == ["mail.desktop", "mahjong.desktop"])
    try machine.write("launched 9 2001-01-01 mail.desktop\n5 maps.desktop\n", to: "state/quiver/usage")
    #expect(try search("ma").prefix(2) == ["maps.desktop", "mahjong.desktop"])
    try machine.write("chose 2 browser.desktop\tma\n", to: "state/quiver/usage")
    #expect(try machine.quiver("search", "MA").lines.first == "browser.desktop\tBrowser\tchosen before")
  }

  @Test(
    "A history is not used if none is kept", arguments: ["[search]\nhistory=false\n", "[home]\nlocked=true\n"])
  func withoutHistory(_ settings: String) throws {
    try machine.write("4 mail.desktop\n", to: "state/quiver/usage")
    try machine.write(settings, to: "config/quiver/quiver.conf")
    #expect(try search("ma").first == "mahjong.desktop")
    #expect(try machine.read("state/quiver/usage") == "4 mail.desktop\n")
  }

  @Test("A damaged history is used as far as possible", arguments: ["\u{0}\n", "launched nan x y\n", "\u{FEFF}"])
  func damaged(_ text: String) throws {
    try machine.write("\(text)\n4 mail.desktop\n", to: "state/quiver/usage")
    #expect(try search("ma").first == "mail.desktop")
  }

  @Test("clear removes the history, and path names its file")
  func clear() throws {
    try machine.write("4 mail.desktop\n", to: "state/quiver/usage")
    #expect(try machine.quiver("history", "path").lines == [machine.path("state/quiver/usage")])
    let cleared = try machine.quiver("history", "clear")
    #expect((cleared.status, cleared.output, cleared.errors) == (0, "", ""))
    #expect(try machine.read("state/quiver/usage") == "")
    #expect(try search("ma").first == "mahjong.desktop")
    #expect(try machine.quiver("history", "clear").status == 0)
  }

  @Test("clear says why it fails")
  func clearFails() throws {
    try machine.makeDirectory("state/quiver/usage")
    let outcome = try machine.quiver("history", "clear")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("quiver: error: \(machine.path("state/quiver/usage")) "))
    let demo = try machine.quiver("history", "clear", "--demo")
    #expect((demo.status, demo.errors) == (1, "quiver: error: the demo keeps no history\n"))
  }
}
