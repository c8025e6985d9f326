import Foundation
import Freedesktop
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The applications an earlier run found, in the window")
final class CatalogueRecallTests {
  private let world: LiveWorld
  private let cache: CacheDirectory
  private var update: [String] = []

  init() throws {
    world = try LiveWorld()
    cache = CacheDirectory(world.scratch("cache"))
    try world.scratch.write("share/applications/a.desktop", "[Desktop Entry]\nType=Application\nName=A\nExec=true\n")
    try world.scratch.write(
      "share/applications/sub/b.desktop",
      """
      [Desktop Entry]
      Type=Application
      Name=B
      Exec=true
      Actions=new;
      [Desktop Action new]
      Name=New
      Exec=true --new
      """)
  }

  private var sources: CatalogueSources { world.environment.catalogueSources }

  private func scan() {
    CatalogueScan(of: sources, world.environment.directories, since: .nothing).keep(of: sources, in: cache)
  }

  private func begin() -> CatalogueStore {
    let store = CatalogueStore(sources, world.environment.directories, cache: cache)
    store.onUpdate = { [unowned self] in update.append(CatalogueStoreTests.words($0)) }
    store.begin()
    return store
  }

  @Test("come first; that nothing changed is no update, and what was rewritten in its place is")
  func live() throws {
    scan()
    var store = begin()
    #expect(LiveWorld.goOn { self.update == ["recalled AB"] })
    #expect(store.entry(ItemID("sub-b.desktop"))?.actions.first?.name == "New")
    store.confirm()
    #expect(!LiveWorld.goOn(for: 0.5) { self.update.count > 1 })

    let path = world.scratch("share/applications/a.desktop")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.write(contentsOf: Data("[Desktop Entry]\nType=Application\nName=C\nExec=true\n".utf8))
    try file.close()
    update = []
    store = begin()
    #expect(LiveWorld.goOn { self.update == ["recalled AB"] })
    store.confirm()
    #expect(LiveWorld.goOn { self.update == ["recalled AB", "changed BC"] })
    #expect(store.entry(ItemID("a.desktop"))?.name == "C")
    #expect(LiveWorld.goOnLooking { CatalogueSnapshot(in: self.cache, of: self.sources)?.items.first?.name == "C" })
    update = []
    store = begin()
    #expect(LiveWorld.goOn { self.update == ["recalled BC"] })
  }

  @Test("are looked for on the machine at once where the file is nothing")
  func foreign() throws {
    try world.scratch.write("cache/catalogue", "hello")
    let store = begin()
    #expect(LiveWorld.goOn { self.update == ["first AB"] })
    #expect(store.entry(ItemID("a.desktop"))?.name == "A")
  }
}
