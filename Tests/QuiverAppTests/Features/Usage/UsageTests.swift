import Foundation
import SpringboardEngine
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("History of use")
struct UsageTests {
  private let fixture: AppFixture
  private static let file = "state/quiver/usage"
  private let maps = ItemID.application("maps.desktop")
  private let chess = ItemID.application("my chess.desktop")
  /// 2026-11-20 in days since 1970.
  private static let day = 20_777.0

  init() throws {
    fixture = try AppFixture()
  }

  private var text: String? { fixture.scratch.text(Self.file) }

  /// A store that has not read the file yet.
  private func store(_ overrides: String..., today: @escaping () -> Double = { UsageTests.day }) -> UsageStore {
    UsageStore(environment(overrides), today: today, hour: { 9 })
  }

  private func environment(_ overrides: [String]) -> Environment {
    Environment(
      variables: fixture.variables, overrides: overrides,
      administrator: AdministratorFiles(directory: fixture.scratch("administrator")))
  }

  /// The score that the next run reads.
  private func reread(_ id: ItemID) -> Double {
    let usage = store()
    usage.waitForHistory(atMost: 20)
    return usage.history.score(of: id, on: Self.day)
  }

  @Test("A file that cannot be read is not overwritten")
  func fileThatCannotBeReadIsNotOverwritten() throws {
    try fixture.scratch.write("\(Self.file)/in the way", "kept")
    let usage = store()
    usage.countLaunch(of: maps)
    usage.waitForHistory(atMost: 20)
    usage.countLaunch(of: maps)
    usage.finish()
    #expect(usage.history == UsageHistory())
    #expect(fixture.scratch.text("\(Self.file)/in the way") == "kept")
  }

  @Test("Launches before the file was read are added to its history")
  func launchesBeforeTheFileWasReadAreAddedToItsHistory() throws {
    try fixture.scratch.write(Self.file, "launched 2 2026-11-20 maps.desktop\n")
    let usage = store()
    usage.countLaunch(of: maps)
    #expect(usage.history.score(of: maps, on: Self.day) == 1)
    usage.waitForHistory(atMost: 20)
    #expect(usage.history.score(of: maps, on: Self.day) == 3)
    usage.finish()
    #expect(reread(maps) == 3)
  }

  @Test("A use is reported at once, and saved after a delay")
  func delay() {
    let usage = store()
    usage.waitForHistory(atMost: 20)
    var scores: [Double] = []
    usage.onChange = { [maps] in scores.append(usage.history.score(of: maps, on: Self.day)) }
    for _ in 0..<2 { usage.countLaunch(of: maps) }
    usage.remember(choice: chess, for: "board")
    #expect(scores == [1, 2, 2])
    #expect(text == nil)
    let expected =
      "launched 2 2026-11-20 maps.desktop\nmorning 2 2026-11-20 maps.desktop\nchose 1 my chess.desktop\tboard\n"
    #expect(AppFixture.runLoop { text == expected })
    #expect(scores == [1, 2, 2])
  }

  @Test("Uses are saved when quitting")
  func quitting() {
    let usage = store()
    usage.countLaunch(of: maps)
    usage.finish()
    #expect(reread(maps) == 1)
  }

  @Test("Two springboards add to the same file")
  func twoStores() {
    let stores = [store(), store()]
    for usage in stores {
      usage.waitForHistory(atMost: 20)
      usage.countLaunch(of: maps)
    }
    for usage in stores { usage.finish() }
    #expect(reread(maps) == 2)
  }

  @Test(
    "Without a history nothing is counted, and the file is left alone",
    arguments: ["search.history=false", "home.locked=true"])
  func off(_ setting: String) throws {
    try fixture.scratch.write(Self.file, "2 maps.desktop\n")
    let usage = store(setting)
    usage.waitForHistory(atMost: 20)
    usage.countLaunch(of: maps)
    usage.remember(choice: maps, for: "map")
    usage.finish()
    #expect(usage.history == UsageHistory())
    #expect(usage.file == nil)
    #expect(text == "2 maps.desktop\n")
  }

  @Test("The setting takes effect at once")
  func setting() throws {
    try fixture.scratch.write(Self.file, "launched 2 2026-11-20 maps.desktop\n")
    let usage = store()
    usage.waitForHistory(atMost: 20)
    usage.countLaunch(of: maps)
    var changes = 0
    usage.onChange = { changes += 1 }
    usage.follow(environment(["search.history=false"]))
    #expect((changes, usage.history) == (1, UsageHistory()))
    usage.countLaunch(of: maps)
    usage.follow(environment([]))
    usage.waitForHistory(atMost: 20)
    #expect(changes == 2)
    #expect(usage.history.score(of: maps, on: Self.day) == 2)
    usage.follow(environment(["grid.columns=4"]))
    #expect(changes == 2)
  }

  @Test("A cleared history is forgotten, and not written back", arguments: [true, false])
  func clearing(_ isNoticed: Bool) throws {
    try fixture.scratch.write(Self.file, "launched 2 2026-11-20 maps.desktop\n")
    let usage = store()
    usage.waitForHistory(atMost: 20)
    usage.countLaunch(of: maps)
    try fixture.environment.usageFile.clear()
    if isNoticed {
      usage.reload()
      usage.waitForHistory(atMost: 20)
      #expect(usage.history == UsageHistory())
    }
    usage.finish()
    #expect(usage.history == UsageHistory())
    #expect(text == "")
    usage.countLaunch(of: chess)
    usage.finish()
    #expect(text == "launched 1 2026-11-20 my chess.desktop\nmorning 1 2026-11-20 my chess.desktop\n")
  }

  @Test("A new day is reported when the window is shown")
  func newDay() {
    var day = Self.day
    let usage = store { day }
    var changes = 0
    usage.onChange = { changes += 1 }
    usage.updateDay()
    #expect((changes, usage.day) == (0, Self.day))
    day += 1
    usage.updateDay()
    usage.updateDay()
    #expect((changes, usage.day) == (1, Self.day + 1))
  }

  @Test("The demo saves nothing")
  func demo() throws {
    let usage = UsageStore(Environment(variables: fixture.variables, isDemo: true))
    usage.countLaunch(of: maps)
    usage.finish()
    #expect(text == nil)
  }
}
