import Freedesktop
import GtkBridge
import SpringboardEngine
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The menu")
struct BoardMenuTests {
  private let files = ItemID("files.desktop")
  private let games = ItemID("folder-1")

  @Test("An application's menu has its own actions and the board's")
  func application() {
    #expect(
      menu(for: files) == [
        "New Window", "-", "Open", "Edit home screen", "Remove from the board", "Details",
      ])
    #expect(menu(for: files, isEditing: true) == ["New Window", "-", "Done", "Remove from the board", "Details"])
    #expect(menu(for: ItemID("mail.desktop")).first == "Open")
  }

  @Test("A folder's menu can rename it")
  func folder() {
    #expect(menu(for: games) == ["Open", "Rename", "Edit home screen", "Dissolve"])
  }

  @Test("The background's menu can sort, and restore removed applications")
  func board() {
    #expect(
      menu(for: nil) == [
        "Edit home screen", "-", "Sort by name", "Sort by use", "-", "(Undo)", "(Redo)", "-",
        "Not on the board > Chess",
      ])
    #expect(menu(for: nil, isEditing: true).first == "Done")
  }

  @Test("A locked board cannot be changed, and pinned applications cannot be removed")
  func lockedBoardCannotBeChangedAndPinnedApplicationsCannotBeRemoved() {
    var preferences = Preferences()
    preferences.restrictions.pinned = [files]
    #expect(menu(for: files, preferences) == ["New Window", "-", "Open", "Edit home screen", "Details"])
    preferences.restrictions.isLocked = true
    #expect(menu(for: files, preferences) == ["New Window", "-", "Open", "Details"])
    #expect(menu(for: games, preferences) == ["Open"])
    #expect(menu(for: nil, preferences) == [])
  }

  @Test("Choices produce the matching acts")
  func choices() {
    let entries = contents(Preferences(), isEditing: false).entries(for: files)
    #expect(entries.first == .choice("New Window", .launch(files, action: "new")))
    #expect(entries.last == .choice("Details", .input(.act(.showDetails(files)))))
    let rename = contents(Preferences(), isEditing: false).entries(for: games)[1]
    #expect(rename == .choice("Rename", .rename(games)))
  }

  private func menu(
    for id: ItemID?, _ preferences: Preferences = Preferences(), isEditing: Bool = false
  ) -> [String] {
    contents(preferences, isEditing: isEditing).entries(for: id).map(text)
  }

  private func text(_ entry: BoardMenu.Entry) -> String {
    switch entry {
    case .choice(let label, _, let isEnabled): isEnabled ? label : "(\(label))"
    case .submenu(let label, let entries): "\(label) > \(entries.map(text).joined(separator: ", "))"
    case .separator: "-"
    }
  }

  private func contents(_ preferences: Preferences, isEditing: Bool) -> BoardMenu {
    var springboard = Springboard(
      viewport: Viewport(size: Size(width: 800, height: 600)), preferences: preferences)
    let board = Board(
      pages: [[.app(files), .folder(Board.Folder(id: games, name: "Games", items: [ItemID("mail.desktop")]))]],
      removed: [ItemID("gone.desktop"), ItemID("chess.desktop")])
    let now = Instant(seconds: 0)
    _ = springboard.handle(.board(board), in: .main, at: now)
    let items = [("files", "Files"), ("mail", "Mail"), ("chess", "Chess")].map {
      AppItem(id: ItemID("\($0).desktop"), name: $1)
    }
    _ = springboard.handle(.catalogue(items), in: .main, at: now)
    return BoardMenu(springboard: springboard, isEditing: isEditing) { [files] id in
      id == files ? [DesktopEntry.Action(id: "new", name: "New Window")] : []
    }
  }
}
