import Foundation
import SpringboardEngine
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Launch counts")
struct UsageTests {
  private let fixture: AppFixture
  private static let file = "state/quiver/usage"
  private let maps = ItemID("maps.desktop")
  private let chess = ItemID("my chess.desktop")

  init() throws {
    fixture = try AppFixture()
  }

  /// The count that the next run reads.
  private func reread(_ id: ItemID) -> Int {
    let usage = UsageStore(fixture.environment)
    usage.waitForCounts(atMost: 20)
    return usage.counts[id]
  }

  @Test("A file that cannot be read is not overwritten")
  func fileThatCannotBeReadIsNotOverwritten() throws {
    try fixture.scratch.write("\(Self.file)/in the way", "kept")
    let usage = UsageStore(fixture.environment)
    usage.waitForCounts(atMost: 20)
    usage.count(maps)
    usage.finish()
    #expect(fixture.scratch.text("\(Self.file)/in the way") == "kept")
  }

  @Test("Launches before the file was read are added to its counts")
  func launchesBeforeTheFileWasReadAreAddedToItsCounts() throws {
    try fixture.scratch.write(Self.file, "2 maps.desktop\n")
    let usage = UsageStore(fixture.environment)
    usage.count(maps)
    usage.waitForCounts(atMost: 20)
    #expect(usage.counts[maps] == 3)
    usage.finish()
    #expect(reread(maps) == 3)
  }

  @Test("Counts are saved and reported after a delay")
  func countsAreSavedAndReportedAfterADelay() {
    let usage = UsageStore(fixture.environment)
    var update = 0
    usage.onChange = { update += 1 }
    for id in [chess, maps, chess] { usage.count(id) }
    #expect(fixture.scratch.text(Self.file) == nil)
    #expect(AppFixture.runLoop { fixture.scratch.text(Self.file) == "2 my chess.desktop\n1 maps.desktop\n" })
    #expect(update == 1)
    #expect(reread(chess) == 2)
  }

  @Test("Counts are saved when quitting")
  func countsAreSavedWhenQuitting() {
    let usage = UsageStore(fixture.environment)
    usage.count(maps)
    usage.finish()
    #expect(reread(maps) == 1)
  }

  @Test("The demo saves no counts")
  func demo() throws {
    let usage = UsageStore(Environment(variables: fixture.variables, isDemo: true))
    usage.count(maps)
    usage.finish()
    #expect(fixture.scratch.text(Self.file) == nil)
  }

  @Test("Applications have their launch count and categories")
  func items() throws {
    try fixture.scratch.write(
      "share/applications/maps.desktop",
      "[Desktop Entry]\nType=Application\nName=Maps\nExec=true\nCategories=Qt;Utility;Science;X-Maps;\n")
    let environment = fixture.environment
    let store = CatalogueStore(environment.catalogueSources, environment.directories)
    store.uses = { [maps] in $0 == maps ? 4 : 0 }
    store.refresh()
    #expect(AppFixture.runLoop { !store.items.isEmpty })
    #expect(store.items == [AppItem(id: maps, name: "Maps", categories: ["Science", "Utility"], uses: 4)])
  }
}
