import Testing

@testable import SpringboardEngine

@Suite("The pages in a menu")
struct PageRowTests {
  private func rows(of id: ItemID, in harness: inout SpringboardHarness) throws -> [MenuEntry] {
    try harness.openMenu(of: id)
    harness.tapRow("pages >")
    harness.rest()
    return Array(harness.menuEntries.dropFirst())
  }

  private func miniature(_ items: ItemID..., isCurrent: Bool = false) -> PageMiniature {
    PageMiniature(columnCount: 3, rowCount: 2, items: items, isCurrent: isCurrent)
  }

  @Test("Each row has the miniature of its page; the page of the item is marked and cannot be chosen")
  func miniatures() throws {
    var harness = SpringboardHarness(board: "a b c | d Games(e f) | g")
    let rows = try rows(of: "a", in: &harness)
    #expect(
      rows.map(\.page) == [
        miniature("a", "b", "c", isCurrent: true), miniature("d", .folder("Games")), miniature("g"), miniature(),
      ])
    #expect(rows.map(\.isEnabled) == [false, true, true, true])
    #expect(rows.map(\.wording) == [.standard, .standard, .standard, .newPage])
  }

  @Test("The icons of a page are on its row and move with it, and those of folders are not among them")
  func icons() throws {
    var harness = SpringboardHarness(board: "a b c | d Games(e f) | g")
    _ = try rows(of: "a", in: &harness)
    let row = try #require(harness.element(.menuRow(2, harness.menuEntries[2])))
    let icon = try #require(harness.element(.miniature("d")))
    #expect(row.frame.union(icon.frame) == row.frame && icon.touch == nil && icon.alpha == row.alpha)
    #expect(harness.element(.miniature("e")) == nil && harness.element(.miniature("b")) != nil)
  }

  @Test("An item of the dock can be moved to every page, and the one that is shown is marked")
  func dock() throws {
    var harness = SpringboardHarness(board: "a b | c | dock: d")
    harness.send(.act(.screen(1)))
    harness.rest()
    let rows = try rows(of: "d", in: &harness)
    #expect(rows.map(\.page) == [miniature("a", "b"), miniature("c", isCurrent: true), miniature()])
    #expect(rows.map(\.isEnabled) == [true, true, true])
  }

  @Test("An item that is alone on the last page is offered no new one")
  func aloneOnTheLastPage() throws {
    var harness = SpringboardHarness(board: "a b | c")
    harness.send(.act(.screen(1)))
    harness.rest()
    let rows = try rows(of: "c", in: &harness)
    #expect(rows.map(\.page) == [miniature("a", "b"), miniature("c", isCurrent: true)])
  }

  @Test("The first page that can be chosen is highlighted by the keys")
  func keys() {
    var harness = SpringboardHarness(board: "a | b")
    for key in [Key.right, .menu, .down, .down, .activate] { harness.send(.key(key)) }
    #expect(harness.highlighted == "move-to-page 1 a")
    harness.send(.key(.activate))
    #expect(harness.springboard.board == Board(drawing: "b a"))
  }
}
