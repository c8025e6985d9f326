import CollectionEngine
import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("The words of menus and changes")
struct MenuTitleTests {
  private static let (files, mail, games) = (
    ItemID.application("files.desktop"), ItemID.application("mail.desktop"), ItemID.application("games.desktop")
  )

  private func name(_ id: ItemID) -> String {
    [Self.files: "Files", Self.mail: "Mail", Self.games: "Games"][id] ?? "?"
  }

  @Test(
    "Every change has its words",
    arguments: [
      (.moved([files]), "Moved “Files”"), (.moved([files, mail]), "Moved “Files” and “Mail”"),
      (.moved([files, mail, games]), "Moved “Files” and 2 others"),
      (.removed([mail]), "Removed “Mail” from the home screen"), (.restored([mail]), "Put back “Mail”"),
      (.movedToDock([mail]), "Moved “Mail” to the dock"), (.madeFolder("Office"), "Made the folder “Office”"),
      (.dissolvedFolder("Office"), "Ungrouped the folder “Office”"),
      (.renamedFolder(from: "Office", to: "Work"), "Renamed the folder “Office” to “Work”"),
      (.movedIntoFolder([mail], "Office"), "Moved “Mail” into the folder “Office”"),
      (.rearranged, "Rearranged the icons"), (.replaced, "Replaced the layout"),
    ] as [(Board.Change, String)])
  func changes(change: Board.Change, words: String) {
    #expect(Strings.sentence(for: change, name) == words)
    #expect(Strings.undone(change, name) == "Undone: \(words)")
  }

  @Test(
    "A row with a page has a name, and a screen reader says how much is on it",
    arguments: [
      (12, false, "12 items"), (1, false, "1 item"), (0, false, "0 items"), (3, true, "3 items, current page"),
    ])
  func pages(itemCount: Int, isCurrent: Bool, words: String) throws {
    let page = PageMiniature(
      columnCount: 4, rowCount: 6, items: Array(repeating: .application("a"), count: itemCount), isCurrent: isCurrent)
    #expect(Strings.description(of: page) == words)
  }

  @Test("The words say what undo would undo, in menus and in notices")
  func undo() throws {
    var springboard = Springboard(viewport: Viewport(size: Size(width: 800, height: 600)))
    let now = Instant(seconds: 0)
    _ = springboard.handle(
      .catalogue([AppItem(id: Self.files, name: "Files"), AppItem(id: Self.mail, name: "Mail")]), in: .main, at: now)
    _ = springboard.handle(.shown, in: .main, at: now)
    _ = springboard.handle(.act(.remove(Self.mail)), in: .main, at: now)
    _ = springboard.handle(.secondary(Point(x: 790, y: 10)), in: .main, at: now)
    let titles = springboard.scene(of: .main, at: Instant(seconds: 1)).elements.compactMap { element in
      if case .menuRow(_, let entry) = element.kind { Strings.title(of: entry, name) } else { nil }
    }
    #expect(
      titles == [
        "Edit home screen", "Settings", "Edit settings file", "Help", "Sort by",
        "Undo: Removed “Mail” from the home screen", "Removed applications",
      ])
    #expect(Strings.notice(.changed(.removed([Self.mail])), name) == "Removed “Mail” from the home screen")
  }

  @Test("The hint for new users names nothing that their device does not have")
  func hint() {
    #expect(Strings.notice(.hint(.mouse), name).contains("right-click"))
    for device in [InputDevice.touch, .keyboard] {
      #expect(!Strings.notice(.hint(device), name).contains("right-click"))
    }
    #expect(!Strings.notice(.hint(.keyboard), name).contains("Hold"))
  }
}
