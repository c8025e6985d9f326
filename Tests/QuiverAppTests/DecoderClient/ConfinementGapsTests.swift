import Testing

@testable import Posix
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Missing confinements")
struct ConfinementGapsTests {
  @Test("Each gap is logged once, and other lines are passed on")
  func eachGapIsLoggedOnce() {
    var log: [String] = []
    let gaps = ConfinementGaps { log.append($0) }
    let filter = ConfinementGaps.line(.callsOnProcessor)
    #expect(gaps.take([filter, "1\tpicture", filter]) == ["1\tpicture"])
    #expect(gaps.take([ConfinementGaps.line(.files), filter]) == [])
    #expect(log == [Strings.words(for: .callsOnProcessor), Strings.words(for: .files)])
  }

  @Test("An unknown gap is not logged")
  func anUnknownGapIsNotLogged() {
    let gaps = ConfinementGaps { Issue.record("\($0) is logged") }
    #expect(gaps.take(["unconfined\tnothing"]) == [])
  }
}
