import CollectionEngine
import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("Reminders of programmes")
struct RemindersTests {
  @Test("Every name can be stored", arguments: ["News", "a\tb", "a\nb", "\\", "\\t", "a\\", "\\\\n", "x\r\n"])
  func names(_ name: String) {
    let id = ItemID.programme(ProgrammeID(title: name, start: 1000, channel: name))
    var text = RemindersText()
    let second = ItemID.programme(ProgrammeID(title: name, start: 1000, channel: name, number: 2))
    text.apply(.added(id))
    text.apply(.added(second))
    #expect(RemindersText(text.bytes, modified: 0).programmes == [id, second])
    text.apply(.removed(id))
    text.apply(.removed(second))
    #expect(text.bytes == [])
  }

  private func guide(_ starts: [Int]) -> Guide {
    let programmes = starts.map {
      Guide.Programme(title: "News", span: TimelineSpan(start: Double($0), end: Double($0 + 60)))
    }
    let other = Guide.Programme(title: "Film", span: TimelineSpan(start: 10_000, end: 20_000))
    return Guide(channels: [Guide.Channel(id: "a", name: "A", programmes: programmes + [other])])
  }

  private func start(_ starts: [Int], since old: [Int]? = nil, now: Int = 5000, on channel: String = "a") -> Int? {
    let id = ItemID.programme(ProgrammeID(title: "News", start: 10_000, channel: channel))
    return guide(starts).rescheduled(id, since: old.map(guide), after: now)?.programme?.start
  }

  @Test("They follow programmes to other times nearby")
  func moving() {
    #expect(start([10_300]) == 10_300 && start([9000, 11_500]) == 9000)
    #expect(start([10_000, 10_300]) == nil && start([]) == nil && start([10_300], on: "b") == nil)
    #expect(start([10_000 + 3600]) == 10_000 + 3600 && start([10_001 + 3600]) == nil)
  }

  @Test("They follow no programme to the past, nor to another one that there was before")
  func others() {
    #expect(start([9000], now: 9500) == nil)
    #expect(start([9000], since: [9000, 10_000]) == nil)
    #expect(start([9000, 10_600], since: [9000, 10_000]) == 10_600)
  }
}
