import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import SpringboardEngine

@MainActor
@Suite("Letter tiles")
struct LetterTileTests {
  private func tile(_ name: String) throws -> Surface {
    let tile = LetterTile(id: .application("org.example.Foo.desktop"), name: name, side: 64, scale: 1, radius: 0.2)
    return try #require(tile.surface())
  }

  @Test(
    "The first letter counts, or another character of a name without letters",
    arguments: [("Foo", "F"), ("  (foo)", "F"), ("éa", "É"), ("☺☺", "☺"), ("7-Zip", "7"), ("", "F")])
  func letters(name: String, shown: String) throws {
    #expect(try tile(name).content.difference(from: tile(shown).content) == nil)
    #expect(try shown == "F" || tile(name).content.difference(from: tile("F").content) != nil)
  }

  /// U+31350 is an ideograph that only special fonts have.
  @Test("If no font has a letter, another one or that of the program is shown", arguments: ["\u{31350}", "\u{31350}f"])
  func unknownLetters(name: String) throws {
    #expect(try tile(name).content.difference(from: tile("F").content) == nil)
  }

  @Test("A character that is wider than the tile becomes smaller, and no ellipsis", arguments: ["ﷺ", "﷽"])
  func wideCharacters(name: String) throws {
    #expect(try tile(name).content.difference(from: tile("…").content) != nil)
  }
}
