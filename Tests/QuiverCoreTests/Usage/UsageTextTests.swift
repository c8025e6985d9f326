import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("The file with the history of use")
struct UsageTextTests {
  /// 2026-11-20 in days since 1970.
  private static let day = 20_777.0

  private func read(_ text: String) -> UsageText { UsageText(Array(text.utf8), modified: 20_000) }
  private func written(_ text: UsageText) -> String { String(decoding: text.bytes, as: UTF8.self) }

  private static let example = """
    launched 12.5 2026-11-20 org.example.Maps.desktop
    launched 3 1970-01-01 my chess.desktop
    chose 7 org.example.Maps.desktop\tmap
    chose 2 my chess.desktop\tboard game

    """

  @Test("Launches and choices are read, and written in the same form")
  func example() {
    let text = read(Self.example)
    #expect(
      text.history.launches == [
        ItemID.application("org.example.Maps.desktop"): Frecency(score: 12.5, day: Self.day),
        ItemID.application("my chess.desktop"): Frecency(score: 3, day: 0),
      ])
    #expect(
      text.history.choices == [
        "map": [ItemID.application("org.example.Maps.desktop"): 7],
        "board game": [ItemID.application("my chess.desktop"): 2],
      ])
    #expect(written(text) == Self.example)
  }

  @Test("Lines of older versions count as launches on the day when the file was modified")
  func old() {
    let text = read("12 org.example.Maps.desktop\n1 my chess.desktop\n")
    #expect(text.history.launches[ItemID.application("org.example.Maps.desktop")] == Frecency(score: 12, day: 20_000))
    #expect(
      written(text) == "launched 12 2024-10-04 org.example.Maps.desktop\nlaunched 1 2024-10-04 my chess.desktop\n")
  }

  @Test(
    "A line that means nothing here is kept at the end, and spoils no other line",
    arguments: [
      "launched 1 9999-99-99 a", "launched nan 2026-11-20 a", "launched inf 2026-11-20 a", "launched -1 2026-11-20 a",
      "launched 0 2026-11-20 a", "launched 0x10 2026-11-20 a", "launched 1 2026-11-20 ", "launched 1 2026-11-20",
      "launched 1", "launched", "launched  1 2026-11-20 a", "chose 0 a\tb", "chose 1 a", "chose 1 \tb", "chose 1 a\t",
      "chose x a\tb", "-1 a", "0 a", "99999999999999999999 a", "1.5 a", "9", "x", "\u{0}", "\u{FEFF}",
      "launched\u{0} 1", "forgot 3 a", "chose 99999999999999999999 a\tb",
    ])
  func other(_ line: String) {
    let text = read("launched 2 2026-11-20 a\n\(line)\nchose 1 a\tb\n")
    #expect(text.history.launches == [ItemID.application("a"): Frecency(score: 2, day: Self.day)])
    #expect(text.history.choices == ["b": [ItemID.application("a"): 1]])
    #expect(written(text) == "launched 2 2026-11-20 a\nchose 1 a\tb\n\(line)\n")
  }

  @Test("Bytes that are no text are kept, but not without limit")
  func noise() {
    let line: [UInt8] = [0xFF, 0, 0xC3]
    #expect(UsageText(line, modified: 0).bytes == line + [10])
    let noise = UsageText(Array(repeating: 0xFF, count: 1 << 20), modified: 0)
    #expect(noise.bytes.isEmpty)
  }

  @Test("Huge numbers become large scores")
  func huge() {
    for line in ["9223372036854775807 a", "launched 1e308 2026-11-20 a", "launched 1000000 2026-11-20 a"] {
      #expect(read(line).history.launches[ItemID.application("a")]?.score == 1e6)
    }
    #expect(read("launched 1e999 2026-11-20 a").history.launches[ItemID.application("a")]?.score ?? 1e6 == 1e6)
  }

  @Test("What a line cannot hold is not written")
  func unwritable() {
    var text = UsageText()
    let ids = ["a\nb", "a\tb", "\u{301}c", " d ", "e\r"].map(ItemID.application)
    for id in ids {
      text.history.learn(.launch(id, day: Self.day, .morning))
      text.history.learn(.choice(id, for: "text"))
      text.history.learn(.choice(id, for: "two\nlines"))
    }
    let read = UsageText(text.bytes, modified: 0)
    #expect(Set(read.history.launches.keys) == Set(ids.dropFirst()))
    #expect(read.history.choices == ["text": [ids[2]: 1, ids[3]: 1]])
    #expect(read.otherLines == UnknownLines())
  }

  @Test("Scores have two decimals")
  func decimals() {
    var text = UsageText()
    text.history.launches[ItemID.application("a")] = Frecency(score: 1 / 3.0, day: Self.day)
    #expect(written(text) == "launched 0.33 2026-11-20 a\n")
  }
}
