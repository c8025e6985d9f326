import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("The file with the applications that Quiver knows")
struct InstallationsTextTests {
  /// 2026-11-20 in days since 1970.
  private static let day = 20_777.0

  private func read(_ text: String) -> InstallationsText { InstallationsText(Array(text.utf8), modified: 0) }
  private func written(_ text: InstallationsText) -> String { String(decoding: text.bytes, as: UTF8.self) }

  private static let example = """
    new 2026-11-20 org.example.Maps.desktop
    opened 1970-01-01 my chess.desktop
    known org.example.Mail.desktop

    """

  @Test("It is read, and written in the same form")
  func example() {
    let text = read(Self.example)
    #expect(
      text.installations
        == Installations([
          ItemID.application("org.example.Maps.desktop"): .init(firstSeen: Self.day),
          ItemID.application("my chess.desktop"): .init(firstSeen: 0, isOpened: true),
        ]))
    #expect(text.contains(ItemID.application("org.example.Mail.desktop")))
    #expect(!text.contains(ItemID.application("Mail.desktop")))
    #expect(written(text) == Self.example)
  }

  @Test("On the first run no application is new, and those that appear later are until they are opened")
  func changes() {
    var text = InstallationsText()
    text.apply(.found(["a", "b"].map(ItemID.application), day: 1))
    #expect(text.installations == Installations())
    text.apply(.found(["b", "c"].map(ItemID.application), day: Self.day))
    text.apply(.found(["d"].map(ItemID.application), day: Self.day + 1))
    for id in ["a", "c", "unknown"] { text.apply(.opened(.application(id))) }
    #expect(written(text) == "new 2026-11-21 d\nopened 2026-11-20 c\nknown a\nknown b\n")
  }

  @Test("An application that was uninstalled is not new when it is installed again")
  func reinstalling() {
    var text = read("new 2026-11-20 new\nopened 2026-11-20 opened\nknown known\n")
    let before = text
    text.apply(.found([], day: Self.day + 9))
    text.apply(.found(["known", "opened", "new"].map(ItemID.application), day: Self.day + 9))
    text.trim(on: Self.day + 1000)
    #expect(text == before)
  }

  @Test(
    "A line that means nothing here is kept at the end, and spoils no other line",
    arguments: [
      "new 9999-99-99 x", "new 2026-11-20", "new 2026-11-20 ", "new x", "new", "new  2026-11-20 x", "opened x",
      "opened 2026-11-20", "opened yesterday x", "known", "known ", "old 2026-11-20 x", "x", "\u{0}", "\u{FEFF}",
      "known\u{0} x",
    ])
  func other(_ line: String) {
    let text = read("new 2026-11-20 a\n\(line)\nknown b\n")
    #expect(text.installations == Installations([ItemID.application("a"): .init(firstSeen: Self.day)]))
    #expect(text.contains(ItemID.application("b")) && !text.contains(ItemID.application("x")))
    #expect(written(text) == "new 2026-11-20 a\nknown b\n\(line)\n")
  }

  @Test("If only damaged lines are left, it is like a first run")
  func damage() {
    var text = read("new yesterday a\n")
    text.apply(.found([ItemID.application("a")], day: Self.day))
    #expect(written(text) == "known a\nnew yesterday a\n")
  }

  @Test("Ids that a line cannot hold are never new, and all others are kept")
  func unwritable() {
    var text = read("known a\n")
    let ids = ["b\nc", "", "b\tc", "\u{301}c", " d ", "e\r"].map(ItemID.application)
    text.apply(.found(ids, day: Self.day))
    #expect(Set(text.installations.byID.keys) == Set(ids.dropFirst(2)))
    #expect(InstallationsText(text.bytes, modified: 0) == text)
  }
}
