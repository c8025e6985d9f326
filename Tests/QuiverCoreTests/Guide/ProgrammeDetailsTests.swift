import CollectionEngine
import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("The details of a programme")
struct ProgrammeDetailsTests {
  @Test("The subtitle and the description are paragraphs, of which the latter may be long")
  func paragraphs() {
    let channel = Guide.Channel(id: "a", name: "A")
    func details(_ subtitle: String, _ summary: String) -> Details {
      let span = TimelineSpan(start: 0, end: 60)
      let programme = Guide.Programme(title: "T", subtitle: subtitle, summary: summary, span: span)
      return Details(of: programme, on: channel, at: "1:00 – 2:00")
    }
    let long = String(repeating: "Long ", count: 100)
    #expect(details("Part", long).summary == "Part\n\(long)" && details("", "").summary == nil)
    #expect(details("", long).lines == ["A · 1:00 – 2:00", long])
    #expect(details("", long).summaryLines > Details(title: "Application").summaryLines)
    #expect(long.displayable(upTo: 1000) == long && long.displayable.count == 200)
  }
}
