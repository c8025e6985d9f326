import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("Reminders of programmes")
struct RemindersTests {
  @Test("Every name can be stored", arguments: ["News", "a\tb", "a\nb", "\\", "\\t", "a\\", "\\\\n", "x\r\n"])
  func names(_ name: String) {
    let id = ItemID(programme: name, at: 1000, on: name)
    var text = RemindersText()
    text.apply(.added(id))
    #expect(RemindersText(text.bytes, modified: 0).programmes == [id])
    text.apply(.removed(id))
    #expect(text.bytes == [])
  }

  @Test(
    "They follow programmes to other times",
    arguments: [
      ([1000], 1000), ([1300], 1300), ([100, 900, 1200], 900), ([1000 + 3 * 3600], 1000 + 3 * 3600),
      ([1001 + 3 * 3600], 1000), ([], 1000),
    ])
  func moving(_ starts: [Int], _ expected: Int) {
    let programmes = starts.map {
      Guide.Programme(title: "News", span: TimelineSpan(start: Double($0), end: Double($0 + 60)))
    }
    let other = Guide.Programme(title: "Film", span: TimelineSpan(start: 1000, end: 2000))
    let guide = Guide(channels: [Guide.Channel(id: "a", name: "A", programmes: programmes + [other])])
    let id = ItemID(programme: "News", at: 1000, on: "a")
    #expect(guide.moved(id)?.programme?.start == expected)
    #expect(guide.moved(ItemID(programme: "News", at: 1000, on: "b")) == nil)
  }
}
