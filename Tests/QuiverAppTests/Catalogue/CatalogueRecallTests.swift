import Foundation
import Freedesktop
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The cached catalogue in the window")
final class CatalogueRecallTests {
  private let fixture: AppFixture
  private let cache: CacheDirectory
  private var update: [String] = []

  init() throws {
    fixture = try AppFixture()
    cache = CacheDirectory(fixture.scratch("cache"))
    try fixture.scratch.write("share/applications/a.desktop", "[Desktop Entry]\nType=Application\nName=A\nExec=true\n")
    try fixture.scratch.write(
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

  private var sources: CatalogueSources { fixture.environment.catalogueSources }

  private func scan() {
    CatalogueScan(of: sources, fixture.environment.directories, since: nil).snapshot.keep(in: cache)
  }

  private func begin() -> CatalogueStore {
    let store = CatalogueStore(sources, fixture.environment.directories, cache: cache)
    store.onUpdate = { [weak self] in self?.update.append(CatalogueStoreTests.words($0)) }
    store.begin()
    return store
  }

  @Test("The cached catalogue is shown first, and then updated only if files changed")
  func cachedCatalogueIsShownFirstAndThenUpdatedOnlyIfFilesChanged() throws {
    scan()
    var store = begin()
    #expect(AppFixture.runLoop { self.update == ["recalled AB"] })
    #expect(store.entry(ItemID.application("sub-b.desktop"))?.actions.first?.name == "New")
    store.confirm()
    #expect(!AppFixture.runLoop(for: 0.5) { self.update.count > 1 })

    let path = fixture.scratch("share/applications/a.desktop")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.write(contentsOf: Data("[Desktop Entry]\nType=Application\nName=C\nExec=true\n".utf8))
    try file.close()
    update = []
    store = begin()
    #expect(AppFixture.runLoop { self.update == ["recalled AB"] })
    store.confirm()
    #expect(AppFixture.runLoop { self.update == ["recalled AB", "changed BC"] })
    #expect(store.entry(ItemID.application("a.desktop"))?.name == "C")
    #expect(AppFixture.poll { CatalogueSnapshot(in: self.cache, of: self.sources)?.items.first?.name == "C" })
    update = []
    store = begin()
    #expect(AppFixture.runLoop { self.update == ["recalled BC"] })
  }

  @Test("Without a usable cache the catalogue is scanned at once")
  func withoutAUsableCacheTheCatalogueIsScannedAtOnce() throws {
    try fixture.scratch.write("cache/catalogue", "hello")
    let store = begin()
    #expect(AppFixture.runLoop { self.update == ["first AB"] })
    #expect(store.entry(ItemID.application("a.desktop"))?.name == "A")
  }
}
