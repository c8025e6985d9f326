import Foundation
import SpringboardEngine
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("How often an application was opened")
struct UsageTests {
  private let world: LiveWorld
  private static let file = "state/quiver/usage"
  private let maps = ItemID("maps.desktop")
  private let chess = ItemID("my chess.desktop")

  init() throws {
    world = try LiveWorld()
  }

  /// What the next run knows.
  private func reread(_ id: ItemID) -> Int {
    let usage = UsageStore(world.environment)
    usage.waitForCounts(atMost: 20)
    return usage.counts[id]
  }

  @Test("is never written over a file that cannot be read")
  func unreadable() throws {
    try world.scratch.write("\(Self.file)/in the way", "kept")
    let usage = UsageStore(world.environment)
    usage.waitForCounts(atMost: 20)
    usage.count(maps)
    usage.finish()
    #expect(world.scratch.text("\(Self.file)/in the way") == "kept")
  }

  @Test("adds to what was counted before it was read")
  func earlyUpdate() throws {
    try world.scratch.write(Self.file, "2 maps.desktop\n")
    let usage = UsageStore(world.environment)
    usage.count(maps)
    usage.waitForCounts(atMost: 20)
    #expect(usage.counts[maps] == 3)
    usage.finish()
    #expect(reread(maps) == 3)
  }

  @Test("is kept a while later, and told")
  func later() {
    let usage = UsageStore(world.environment)
    var update = 0
    usage.onChange = { update += 1 }
    for id in [chess, maps, chess] { usage.count(id) }
    #expect(world.scratch.text(Self.file) == nil)
    #expect(LiveWorld.goOn { world.scratch.text(Self.file) == "2 my chess.desktop\n1 maps.desktop\n" })
    #expect(update == 1)
    #expect(reread(chess) == 2)
  }

  @Test("is kept before the end")
  func end() {
    let usage = UsageStore(world.environment)
    usage.count(maps)
    usage.finish()
    #expect(reread(maps) == 1)
  }

  @Test("is not counted in the demo")
  func demo() throws {
    let usage = UsageStore(Environment(variables: world.variables, isDemo: true))
    usage.count(maps)
    usage.finish()
    #expect(world.scratch.text(Self.file) == nil)
  }

  @Test("and what it is good for, is known of each application")
  func items() throws {
    try world.scratch.write(
      "share/applications/maps.desktop",
      "[Desktop Entry]\nType=Application\nName=Maps\nExec=true\nCategories=Qt;Utility;Science;X-Maps;\n")
    let environment = world.environment
    let store = CatalogueStore(environment.catalogueSources, environment.directories)
    store.uses = { [maps] in $0 == maps ? 4 : 0 }
    store.refresh()
    #expect(LiveWorld.goOn { !store.items.isEmpty })
    #expect(store.items == [AppItem(id: maps, name: "Maps", categories: ["Science", "Utility"], uses: 4)])
  }
}
