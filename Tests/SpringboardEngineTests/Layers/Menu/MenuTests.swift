import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("A menu")
struct MenuTests {
  private func harness(_ drawing: String, _ preferences: Preferences = .small) -> SpringboardHarness {
    SpringboardHarness(board: drawing, preferences)
  }

  @Test("A short hold, the secondary button and the menu key open the menu")
  func opening() throws {
    var harness = harness("a b c")
    let center = try #require(harness.icon("a")?.frame.center)
    harness.pointer(.down, center.x, center.y)
    harness.wait(0.4)
    harness.pointer(.up, center.x, center.y)
    #expect(harness.menu.first == "open a")
    harness.send(.key(.escape))
    harness.rest()
    #expect(harness.menu == [])
    harness.send(.secondary(Point(x: 700, y: 300)))
    #expect(harness.menu.first == "edit")
    harness.send(.secondary(center))
    #expect(harness.menu.first == "open a", "a second click beside the menu opens another one")
    harness.send(.act(.menu(.close)))
    harness.rest()
    harness.send(.key(.right))
    harness.send(.key(.menu))
    #expect(harness.menu.first == "open a")
    #expect(harness.highlighted == "open a")
  }

  @Test("A menu stays open when its words have been measured, and closes when other preferences change")
  func preferences() {
    var harness = harness("a b c")
    harness.send(.key(.right))
    harness.send(.key(.menu))
    harness.rest()
    var preferences = Preferences.small
    preferences.session.textRoom.menu = 340
    harness.send(.preferences(preferences))
    #expect(harness.menu.first == "open a")
    #expect(harness.scene.elements.contains { $0.kind == .menu && $0.frame.width == 340 })
    preferences.session.rightToLeft = true
    harness.send(.preferences(preferences))
    harness.rest()
    #expect(harness.menu == [])
  }

  @Test("A menu asks for the width of its words, and of those of a submenu, and does not become narrower")
  func width() {
    var harness = harness("a b | c")
    harness.send(.key(.right))
    harness.send(.key(.menu))
    #expect(harness.effects.contains(.menu(.measure)))
    #expect(harness.springboard.openMenu(in: .main)?.item == "a")
    harness.forgetEffects()
    harness.send(.menuWidth(410))
    harness.rest()
    while harness.highlighted != "pages >" { harness.send(.key(.down)) }
    #expect(harness.element(.menu)?.frame.width == 410 && harness.effects == [])
    harness.send(.key(.right))
    #expect(harness.effects == [.menu(.measure)])
    harness.send(.menuWidth(300))
    #expect(harness.element(.menu)?.frame.width == 410)
    harness.send(.menuWidth(9000))
    #expect(harness.element(.menu)?.frame.width == SpringboardHarness.viewport.size.width - 16)
  }

  @Test("An application's menu has its actions, then where it can be, then what is known of it")
  func application() throws {
    var harness = harness("a b | c | dock: d")
    var items = [AppItem].named(4)
    items[0].actions = [AppItem.Action(id: "new", name: "New Window")]
    items[0].canBeUninstalled = true
    harness.send(.catalogue(items))
    try harness.openMenu(of: "a")
    #expect(
      harness.menu == [
        "open a", "open-action new a", "-", "add-to-dock a", "pages >", "partners >", "-", "show-details a",
        "show-file a",
        "uninstall a", "-", "remove a",
      ])
    try harness.openMenu(of: "d")
    #expect(
      harness.menu == [
        "open d", "-", "remove-from-dock d", "pages >", "partners >", "-", "show-details d", "show-file d", "-",
        "remove d",
      ])
  }

  @Test("A folder's menu can rename and dissolve it, and the background's sorts and undoes")
  func folderAndBackground() throws {
    var harness = harness("Games(a b) c | removed: d")
    harness.send(.catalogue(.named(4)))
    try harness.openMenu(of: "Games")
    #expect(
      harness.menu == [
        "open-folder Games", "edit-name Games", "-", "add-to-dock Games", "pages >", "-", "remove Games",
      ])
    harness.send(.act(.sort(.name)))
    harness.send(.act(.rename("Games", "Fun")))
    harness.rest()
    harness.send(.secondary(Point(x: 700, y: 20)))
    #expect(
      harness.menu == [
        "edit", "-", "open-settings", "edit-settings", "open-help", "-", "orders >", "undo", "-", "removed >",
      ])
    let undo = harness.menuEntries.first { $0.choice == .act(.undo) }
    #expect(undo?.wording == .change(.renamedFolder(from: "Games", to: "Fun")))
  }

  @Test("A locked board has only what it allows, and pinned applications cannot be removed")
  func restrictions() throws {
    var restrictions = Restrictions()
    restrictions.pinned = ["a"]
    var harness = harness("a b Games(c)")
    harness.send(.restrictions(restrictions))
    try harness.openMenu(of: "a")
    #expect(!harness.menu.contains("remove a"))
    restrictions.isLocked = true
    harness.send(.restrictions(restrictions))
    harness.rest()
    try harness.openMenu(of: "a")
    #expect(harness.menu == ["open a", "-", "show-details a"])
    try harness.openMenu(of: "Games")
    #expect(harness.menu == ["open-folder Games"])
    harness.send(.act(.menu(.close)))
    harness.rest()
    harness.send(.secondary(Point(x: 700, y: 20)))
    #expect(harness.menu == ["open-settings", "open-help"])
  }

  @Test("A tap on a row performs its act, and a tap beside the menu only closes it")
  func tapping() throws {
    var harness = harness("a b c", .small(.overlay))
    try harness.openMenu(of: "b")
    harness.tapRow("remove b")
    #expect(harness.springboard.board == Board(drawing: "a c | removed: b"))
    harness.rest()
    try harness.openMenu(of: "a")
    harness.forgetEffects()
    harness.pointer(.down, 5, 475)
    harness.pointer(.up, 5, 475)
    harness.rest()
    #expect(harness.menu == [])
    #expect(harness.effects == [])
  }

  @Test("Keys move the highlight over the rows that can be chosen, and choose")
  func keys() throws {
    var harness = harness("a b | c")
    harness.send(.key(.right))
    harness.send(.key(.menu))
    harness.send(.key(.up))
    #expect(harness.highlighted == "remove a", "the first row is above the last one")
    harness.send(.key(.down))
    harness.send(.key(.down))
    harness.send(.key(.down))
    #expect(harness.highlighted == "pages >")
    harness.send(.key(.right))
    #expect(harness.menu == ["< pages", "-", "move-to-page 0 a", "move-to-page 1 a", "move-to-page 2 a"])
    #expect(harness.highlighted == "move-to-page 1 a")
    harness.send(.key(.left))
    #expect(harness.highlighted == "pages >")
    harness.send(.key(.activate))
    harness.send(.key(.activate))
    #expect(harness.springboard.board == Board(drawing: "b | c a"))
    harness.rest(atMost: 1)
    #expect(harness.element(.notice(.movedToScreen("a", 1))) != nil && harness.element(.button(.undo)) != nil)
    #expect(harness.menu == [])
  }

  @Test("The row under the mouse is highlighted until the mouse leaves it or a key moves the highlight")
  func hovering() throws {
    var harness = harness("a b c")
    try harness.openMenu(of: "b")
    let row = try #require(harness.rowFrame("show-details b"))
    harness.send(.hover(row.center))
    #expect(harness.highlighted == "show-details b")
    harness.send(.key(.up))
    #expect(harness.highlighted == "partners >")
    harness.send(.hover(row.center + Point(x: 1, y: 0)))
    #expect(harness.highlighted == "show-details b")
    harness.send(.hover(Point(x: 5, y: 475)))
    #expect(harness.highlighted == nil)
  }

  @Test("A row that cannot be chosen is skipped and does nothing")
  func disabledRows() throws {
    var harness = harness("a | dock: b c d e f g h i j k l m n o")
    try harness.openMenu(of: "a")
    let row = try #require(harness.menuEntries.firstIndex { $0.choice == .act(.move("a", to: .dock)) })
    #expect(!harness.menuEntries[row].isEnabled)
    let before = harness.springboard.board
    harness.send(.act(.menu(.choose(row))))
    harness.send(.act(.menu(.highlight(row))))
    #expect(harness.springboard.board == before)
    #expect(harness.highlighted == nil)
    #expect(!harness.menu.isEmpty)
  }

  @Test("Moves by the menu: into the dock and out of it, to a new page, into a folder")
  func moves() {
    var harness = harness("a b c | d")
    harness.send(.act(.move("a", to: .dock)))
    #expect(harness.springboard.board == Board(drawing: "b c | d | dock: a"))
    harness.send(.act(.move("a", to: .lastPage)))
    #expect(harness.springboard.board == Board(drawing: "b c | d a"))
    harness.send(.act(.move("b", to: .screen(2))))
    #expect(harness.springboard.board == Board(drawing: "c | d a | b"))
    harness.send(.act(.combine("d", with: "b")))
    #expect(harness.springboard.board.everything.map(\.applications) == [["c"], ["d", "b"], ["a"]])
    #expect(harness.effects.contains { if case .naming(.begin) = $0 { true } else { false } })
    harness.send(.act(.closeFolder))
    for _ in 0..<4 { harness.send(.act(.undo)) }
    #expect(harness.springboard.board == Board(drawing: "a b c | d"))
  }

  @Test("What leads to other programs is left to the host, and an overlay makes room")
  func otherPrograms() {
    var harness = harness("a b", .small(.overlay))
    for place in [Act.Elsewhere.file("a"), .softwareCentre("b"), .settings] {
      harness.forgetEffects()
      harness.send(.act(.showElsewhere(place)))
      #expect(harness.effects == [.launching(.showElsewhere(place))])
      harness.rest()
      #expect(harness.effects == [.launching(.showElsewhere(place)), .hide])
      harness.send(.shown)
      harness.rest()
    }
    harness.send(.act(.openAction("a", "new")))
    #expect(harness.effects.contains { if case .launching(.launchAction("a", "new", _)) = $0 { true } else { false } })
  }

  @Test("Renaming opens the folder, and edits the name there")
  func renaming() {
    var harness = harness("Games(a b) c")
    harness.send(.act(.editName("Games")))
    harness.rest()
    #expect(harness.element(.title("Games")) != nil)
    #expect(harness.effects.last == .naming(.begin(of: "Games", name: "Games")))
  }

  @Test("A menu closes when its item or its place disappears")
  func disappearing() throws {
    var harness = harness("a b c")
    try harness.openMenu(of: "b")
    harness.send(.catalogue([AppItem].named(3).filter { $0.id != "b" }))
    harness.rest()
    #expect(harness.menu == [])
    try harness.openMenu(of: "a")
    harness.send(.viewport(Viewport(size: Size(width: 500, height: 700))))
    harness.rest()
    #expect(harness.menu == [])
    try harness.openMenu(of: "a")
    harness.send(.hidden)
    harness.send(.shown)
    harness.rest()
    #expect(harness.menu == [])
  }

  @Test("The rows of a long submenu scroll with the wheel, a finger and the keys")
  func scrolling() throws {
    let removed = (0..<30).map { "r\($0)" }.joined(separator: " ")
    var harness = SpringboardHarness(apps: 0)
    let board = Board(drawing: "a | removed: \(removed)")
    harness.send(.board(board))
    harness.send(.catalogue((board.applications + board.removed).map { AppItem(id: $0, name: $0.text) }))
    harness.rest()
    harness.send(.secondary(Point(x: 700, y: 20)))
    harness.tapRow("removed >")
    harness.rest()
    #expect(harness.rowFrame("restore r29") == nil)
    harness.send(.scroll(ScrollSample(kind: .notches, dx: 0, dy: 1200)))
    harness.rest()
    let scrolled = try #require(harness.rowFrame("restore r18"))
    harness.pointer(.down, scrolled.midX, scrolled.midY)
    harness.skip(0.05)
    harness.pointer(.move, scrolled.midX, scrolled.midY + 60)
    harness.skip(0.3)
    harness.pointer(.up, scrolled.midX, scrolled.midY + 60)
    harness.rest()
    #expect(try #require(harness.rowFrame("restore r18")).minY > scrolled.minY)
    #expect(harness.springboard.board == board, "a movement chooses nothing")
    harness.send(.key(.end))
    harness.rest()
    #expect(harness.rowFrame("restore r29") != nil)
    harness.send(.key(.activate))
    #expect(harness.springboard.board.applications == ["a", "r29"])
  }
}
