import TestSupport
import Testing

@testable import SpringboardEngine

@Suite("The id of an item")
struct ItemIDTests {
  @Test(
    "The text is that of files and recordings",
    arguments: [
      (.application("a.desktop"), "a.desktop"), (.folder("folder-1"), "folder-1"), (.folder("games"), "games"),
      (.action("new", of: "a"), "a\u{1F}new"), (.result("/ 1", of: "a"), "a\u{1E}/ 1"), (.copy(2, of: "a"), "a\u{1D}2"),
      (.programme(ProgrammeID(title: "News", start: 60, channel: "bbc")), "bbc\u{1C}60\u{1C}News"),
      (.programme(ProgrammeID(title: "News", start: 60, channel: "bbc", number: 2)), "bbc\u{1C}60\u{1C}News\u{1C}2"),
      (.power(.shutDown), "\u{1B}shut-down"),
    ] as [(ItemID, String)])
  func textIsThatOfFilesAndRecordings(id: ItemID, text: String) {
    #expect(id.text == text && id.description == text)
    #expect(ItemID(text: text, folders: ["games"]) == id)
  }

  @Test(
    "Any text is an id",
    arguments: [
      ("games", .application("games")), ("folder-", .application("folder-")), ("folder-1a", .application("folder-1a")),
      ("folder-12", .folder("folder-12")), ("\u{1A}folder-12", .application("folder-12")), ("", .application("")),
      ("a\u{1D}b", .application("a\u{1D}b")), ("a\u{1C}b", .application("a\u{1C}b")),
      ("a\u{1A}\u{1F}b", .application("a\u{1F}b")), ("\u{1B}explode", .application("\u{1B}explode")),
    ] as [(String, ItemID)])
  func anyTextIsAnID(text: String, id: ItemID) {
    #expect(ItemID(text: text) == id)
  }

  @Test("Texts of random ids are read as these ids", arguments: 0..<20)
  func textsOfRandomIDsAreReadAsTheseIDs(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let id = Self.random(of: Self.allParts, using: &generator)
      #expect(ItemID(text: id.text) == id, "\(id.text.debugDescription)")
    }
  }

  @Test("The order is that of the texts", arguments: 0..<20)
  func theOrderIsThatOfTheTexts(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let ids = (0..<2).map { _ in Self.random(of: Self.plainParts, using: &generator) }
      #expect((ids[0] < ids[1]) == (ids[0].text < ids[1].text) || ids[0].isNamedLikeFolder || ids[1].isNamedLikeFolder)
    }
  }

  @Test("The order is total", arguments: 0..<20)
  func theOrderIsTotal(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let ids = (0..<3).map { _ in Self.random(of: Self.allParts, using: &generator) }
      #expect([ids[0] < ids[1], ids[0] == ids[1], ids[1] < ids[0]].count { $0 } == 1)
      #expect(!(ids[0] < ids[1] && ids[1] < ids[2]) || ids[0] < ids[2])
    }
  }

  @Test("Actions, results and copies belong to an application")
  func actionsResultsAndCopiesBelongToAnApplication() {
    for id in [.application("a"), .action("b", of: "a"), .result("b", of: "a"), .copy(1, of: "a")] as [ItemID] {
      #expect(id.desktopID == "a" && id.application == .application("a"))
    }
    let programme = ItemID.programme(ProgrammeID(title: "News", start: 60, channel: "a"))
    for id in [.folder("a"), .power(.lock), programme] as [ItemID] {
      #expect(id.desktopID == nil && id.application == id)
    }
  }

  private static let plainParts = ["a", "b", "folder-", "1", "23", ".desktop", " ", "é", "日", "-", "restart"]
  private static let allParts =
    plainParts + ["\u{1A}", "\u{1B}", "\u{1C}", "\u{1D}", "\u{1E}", "\u{1F}", "\n", "\r", "\0"]

  /// Folders have the ids that Quiver gives them, because the text does not say that others are folders.
  private static func random(of parts: [String], using generator: inout SeededGenerator) -> ItemID {
    var words: [String] = []
    for _ in 0..<3 { words.append((0..<generator.number(0...3)).map { _ in generator.pick(parts) }.joined()) }
    let (number, programme) = (generator.number(1...12), ProgrammeID(title: words[0], start: 60, channel: words[1]))
    return generator.pick([
      .application(words[0]), .folder("folder-\(number)"), .action(words[0], of: words[1]),
      .result(words[0], of: words[1]), .copy(number, of: words[0]), .programme(programme),
      .programme(ProgrammeID(title: words[0], start: -number, channel: words[1], number: number)),
      .power(generator.pick(PowerAction.allCases)),
    ])
  }
}

extension ItemID {
  /// Whether the text begins with a character that says that it is not a folder.
  fileprivate var isNamedLikeFolder: Bool { text.unicodeScalars.first == "\u{1A}" }
}
