import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("Typing in a submenu")
struct MenuFilterTests {
  private static let all = [
    "< partners", "-", "combine files mail", "combine files café", "combine files maps", "combine files photos",
    "combine files gimp",
  ]

  /// The submenu with the partners of `files`.
  private func harness() throws -> SpringboardHarness {
    var harness = SpringboardHarness(board: "files mail café maps photos gimp")
    try harness.openMenu(of: "files")
    harness.tapRow("partners >")
    harness.rest()
    harness.forgetEffects()
    return harness
  }

  private func type(_ text: String, in harness: inout SpringboardHarness) {
    harness.send(.act(.menu(.filter(text))))
  }

  @Test("Applications on other pages and in the dock follow those beside the item, and those in folders are left out")
  func partners() throws {
    var harness = SpringboardHarness(board: "cal files F(maps photos) | gimp chess | dock: mail")
    try harness.openMenu(of: "files")
    harness.tapRow("partners >")
    #expect(
      harness.menu.dropFirst(2) == [
        "combine files cal", "combine files gimp", "combine files chess", "combine files mail",
      ])
    harness.tapRow("combine files gimp")
    harness.rest()
    #expect(
      harness.springboard.board.named("F")
        == Board(drawing: "cal folder-1(files gimp) F(maps photos) | chess | dock: mail").named("F"))
  }

  @Test("Only the rows whose names match are left, the first one is highlighted, and their number is announced")
  func matches() throws {
    var harness = try harness()
    #expect(harness.menu == Self.all && harness.element(.menuFilter("")) != nil)
    type("ma", in: &harness)
    #expect(harness.menu == ["< partners", "-", "combine files mail", "combine files maps"])
    #expect(harness.highlighted == "combine files mail")
    #expect(harness.effects == [.announce(.found(2, first: "mail"))])
    type("map", in: &harness)
    #expect(harness.menu == ["< partners", "-", "combine files maps"])
    #expect(harness.highlighted == "combine files maps")
    type("ma", in: &harness)
    #expect(harness.menu == ["< partners", "-", "combine files mail", "combine files maps"])
  }

  @Test("Letters are compared as in a search", arguments: ["CAFE", "café", "cafe\u{301}"])
  func folding(text: String) throws {
    var harness = try harness()
    type(text, in: &harness)
    #expect(harness.menu == ["< partners", "-", "combine files café"])
  }

  @Test("The typed text is in the place of the item's name")
  func title() throws {
    var harness = try harness()
    #expect(harness.element(.menuTitle("files")) != nil)
    type("ma", in: &harness)
    #expect(harness.element(.menuFilter("ma")) != nil && harness.element(.menuTitle("files")) == nil)
  }

  @Test("Escape removes the text, then leaves the submenu, then closes the menu")
  func escape() throws {
    var harness = try harness()
    type("ma", in: &harness)
    harness.send(.key(.escape))
    #expect(harness.menu == Self.all && harness.element(.menuFilter("")) != nil)
    #expect(harness.highlighted == "combine files mail")
    harness.send(.key(.escape))
    #expect(harness.highlighted == "partners >")
    harness.send(.key(.escape))
    #expect(harness.menu == [])
  }

  @Test("A row says that nothing matches; it cannot be chosen, and the text stays")
  func noMatch() throws {
    var harness = try harness()
    type("zzz", in: &harness)
    #expect(harness.menu == ["< partners", "-", "no match"])
    #expect(harness.highlighted == nil && harness.effects == [.announce(.found(0, first: nil))])
    harness.send(.key(.activate))
    harness.send(.act(.menu(.choose(1))))
    #expect(harness.menu == ["< partners", "-", "no match"] && harness.element(.menuFilter("zzz")) != nil)
  }

  @Test("Enter chooses the highlighted row, and the arrow keys move the highlight over the rows that are left")
  func choosing() throws {
    var harness = try harness()
    type("ma", in: &harness)
    harness.send(.key(.down))
    #expect(harness.highlighted == "combine files maps")
    harness.send(.key(.activate))
    #expect(harness.springboard.board.everything.first?.applications == ["files", "maps"])
    #expect(harness.menu == [])
  }

  @Test("Back in the menu and in other submenus, a text changes nothing", arguments: ["pages >", "orders >", nil])
  func otherMenus(row: String?) throws {
    var harness = try harness()
    type("ma", in: &harness)
    harness.send(.key(.left))
    if row == "orders >" { harness.send(.secondary(Point(x: 700, y: 20))) }
    harness.rest()
    if let row { harness.tapRow(row) }
    harness.rest()
    let menu = harness.menu
    type("x", in: &harness)
    #expect(harness.menu == menu && !menu.isEmpty)
    harness.send(.act(.menu(.close)))
    type("x", in: &harness)
    #expect(harness.menu == [])
  }

  @Test("A text that is typed while a finger touches a row chooses none of the rows that are left")
  func touching() throws {
    var harness = try harness()
    let center = try #require(harness.rowFrame("combine files mail")?.center)
    harness.pointer(.down, center.x, center.y)
    harness.skip(0.05)
    type("gi", in: &harness)
    harness.pointer(.up, center.x, center.y)
    #expect(harness.springboard.board == Board(drawing: "files mail café maps photos gimp"))
    #expect(harness.menu == ["< partners", "-", "combine files gimp"])
  }

  @Test("The menu stays where it is while the user types, and its title stays in view while the rows scroll")
  func frames() throws {
    var harness = SpringboardHarness(Preferences(), viewport: Viewport(size: Size(width: 360, height: 720)))
    harness.send(.catalogue(.named(24)))
    harness.send(.shown)
    harness.rest()
    try harness.openMenu(of: "a")
    harness.tapRow("partners >")
    harness.rest()
    let (frame, title) = (harness.element(.menu)?.frame, harness.element(.menuFilter(""))?.frame)
    #expect(frame.map { $0.maxY <= 720 && $0.maxX <= 360 } == true)
    harness.send(.key(.end))
    harness.rest()
    #expect(harness.element(.menuFilter(""))?.frame == title)
    let rows = harness.scene.elements.filter { if case .menuRow = $0.kind { $0.touch != nil } else { false } }
    #expect(rows.allSatisfy { $0.touch?.minY ?? 0 >= title?.maxY ?? 720 })
    type("b", in: &harness)
    harness.rest()
    #expect(harness.menu == ["< partners", "-", "combine a b"])
    #expect(harness.element(.menu)?.frame == frame && harness.element(.menuFilter("b"))?.frame == title)
  }
}
