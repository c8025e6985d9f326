import Foundation
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Live updates of the catalogue")
final class CatalogueStoreTests {
  private let fixture: AppFixture
  private let store: CatalogueStore
  /// The names of the applications at each update.
  private var update: [String] = []

  init() throws {
    fixture = try AppFixture()
    try fixture.scratch.write("share/applications/a.desktop", Self.entry("A"))
    let environment = fixture.environment
    store = CatalogueStore(environment.catalogueSources, environment.directories)
    follow(store)
  }

  private func follow(_ store: CatalogueStore) {
    store.onUpdate = { [weak self] in self?.update.append(Self.words($0)) }
    store.refresh()
  }

  private static func entry(_ name: String, _ more: String = "") -> String {
    "[Desktop Entry]\nType=Application\nName=\(name)\nExec=true\n\(more)"
  }

  static func words(_ update: CatalogueStore.Update) -> String {
    switch update {
    case .recalled(let items): "recalled " + items.map(\.name).sorted().joined()
    case .first(let items): "first " + items.map(\.name).sorted().joined()
    case .changed(let items): "changed " + items.map(\.name).sorted().joined()
    }
  }

  @Test("Applications have their main categories")
  func categories() throws {
    let entry = Self.entry("A", "Categories=Qt;Utility;Science;X-Maps;\n")
    try fixture.scratch.write("share/applications/a.desktop", entry)
    #expect(AppFixture.runLoop { self.store.items.first?.categories == ["Science", "Utility"] })
  }

  @Test("Added, changed and removed applications are noticed")
  func changes() throws {
    #expect(AppFixture.runLoop { self.update == ["first A"] })
    try fixture.scratch.write("data/applications/b.desktop", Self.entry("B"))
    #expect(AppFixture.runLoop { self.update.last == "changed AB" })
    try fixture.scratch.write("share/applications/a.desktop", Self.entry("C"))
    #expect(AppFixture.runLoop { self.update.last == "changed BC" })
    #expect(store.entry(ItemID.application("a.desktop"))?.name == "C")
    try FileManager.default.removeItem(atPath: fixture.scratch("data"))
    #expect(AppFixture.runLoop { self.update.last == "changed C" })
    #expect(store.entry(ItemID.application("b.desktop")) == nil)
  }

  @Test("An application is shown only while its TryExec program is installed")
  func programs() throws {
    try fixture.scratch.write("share/applications/b.desktop", Self.entry("B", "TryExec=tool\n"))
    #expect(AppFixture.runLoop { self.update.last == "first A" })
    try fixture.scratch.write("bin/tool", "")
    chmod(fixture.scratch("bin/tool"), 0o755)
    #expect(AppFixture.runLoop { self.update.last == "changed AB" })
    try FileManager.default.removeItem(atPath: fixture.scratch("bin/tool"))
    #expect(AppFixture.runLoop { self.update.last == "changed A" })
  }

  /// Installs B, whose program is missing, and C. Once C is shown, B has been examined too.
  private func installB(exec: String) throws {
    #expect(AppFixture.runLoop { self.update == ["first A"] })
    try fixture.scratch.write("share/applications/b.desktop", Self.entry("B", "Exec=\(exec)\n"))
    try fixture.scratch.write("share/applications/c.desktop", Self.entry("C"))
    #expect(AppFixture.runLoop { self.update.last == "changed AC" })
  }

  @Test("An application is shown while its program is installed")
  func anApplicationIsShownWhileItsProgramIsInstalled() throws {
    try installB(exec: "tool %U")
    try fixture.install(program: "bin/tool")
    #expect(AppFixture.runLoop { self.update.last == "changed ABC" })
    try FileManager.default.removeItem(atPath: fixture.scratch("bin/tool"))
    #expect(AppFixture.runLoop { self.update.last == "changed AC" })
  }

  @Test("A program outside of PATH is noticed when it appears")
  func aProgramOutsideOfPathIsNoticedWhenItAppears() throws {
    try installB(exec: "\"\(fixture.scratch("opt/vendor/bin/tool"))\" %U")
    try fixture.install(program: "opt/vendor/bin/tool")
    #expect(AppFixture.runLoop { self.update.last == "changed ABC" })
  }

  @Test("Changes of hidden applications cause no update")
  func changesOfHiddenApplicationsCauseNoUpdate() throws {
    let (sources, directories) = (fixture.environment.catalogueSources, fixture.environment.directories)
    let before = CatalogueScan(of: sources, directories, since: nil)
    try fixture.scratch.write("share/applications/hidden.desktop", Self.entry("H", "NoDisplay=true\n"))
    let after = CatalogueScan(of: sources, directories, since: before.snapshot)
    #expect(before.isNew && !after.isNew && !after.isKnown)
    #expect(CatalogueScan(of: sources, directories, since: after.snapshot).isKnown)
  }

  @Test("New sources are scanned")
  func sources() throws {
    #expect(AppFixture.runLoop { self.update == ["first A"] })
    try fixture.scratch.write("extra/applications/x.desktop", Self.entry("X"))
    try fixture.scratch.write(
      "config/quiver/quiver.conf", "[applications]\nextra-data-dirs=\(fixture.scratch("extra"));\nhidden=a.desktop;\n")
    store.refresh(from: fixture.environment.catalogueSources)
    #expect(AppFixture.runLoop { self.update.last == "changed X" })
  }
}

extension CatalogueStoreTests {
  private static let possible = Comment("mounting needs the rights of root, and a kernel with autofs")

  @Test("A directory that does not answer does not delay the others", .enabled(if: HungMount.isPossible, possible))
  func directoryThatDoesNotAnswerDoesNotDelayTheOthers() throws {
    try fixture.scratch.write("extra/share/applications/x.desktop", Self.entry("X"))
    let disk = try HungMount(at: fixture.scratch("extra"))
    try fixture.scratch.write(
      "config/quiver/quiver.conf", "[applications]\nextra-data-dirs=\(fixture.scratch("extra/share"));\n")
    let environment = fixture.environment
    let store = CatalogueStore(environment.catalogueSources, environment.directories)
    (self.store.onUpdate, update) = ({ _ in }, [])
    follow(store)
    #expect(AppFixture.runLoop { self.update == ["first A"] })
    try fixture.scratch.write("share/applications/b.desktop", Self.entry("B"))
    #expect(AppFixture.runLoop { self.update.last == "changed AB" })
    disk.answer()
    #expect(AppFixture.runLoop { self.update.last == "changed ABX" })
  }

  /// Whether such a program exists cannot be known. The entry must still be shown, without waiting.
  @Test(
    "A program on an unresponsive disk is assumed to exist", .enabled(if: HungMount.isPossible, possible),
    arguments: ["", "/app/bin"])
  func aProgramOnAnUnresponsiveDiskIsAssumedToExist(directory: String) throws {
    let disk = try HungMount(at: fixture.scratch("disk"))
    try fixture.scratch.write("share/applications/b.desktop", Self.entry("B", "Exec=\(disk.path)\(directory)/tool\n"))
    try fixture.scratch.write("share/applications/c.desktop", Self.entry("C", "Exec=/nowhere/tool\n"))
    try FileManager.default.createSymbolicLink(
      atPath: fixture.scratch("bin/linked"), withDestinationPath: "\(disk.path)\(directory)/linked")
    try fixture.scratch.write("share/applications/d.desktop", Self.entry("D", "Exec=linked\n"))
    store.refresh()
    #expect(AppFixture.runLoop { self.update.last?.hasSuffix("ABD") == true })
  }

  /// If any of this were done on the main thread, the test would never end.
  @Test(
    "A directory that stops answering is left out until it answers", .enabled(if: HungMount.isPossible, possible),
    arguments: ["data", "bin"])
  func directoryThatStopsAnsweringIsLeftOutUntilItAnswers(_ directory: String) throws {
    try fixture.scratch.write("bin/tool", "")
    chmod(fixture.scratch("bin/tool"), 0o755)
    try fixture.scratch.write("data/applications/b.desktop", Self.entry("B", "TryExec=tool\n"))
    store.refresh()
    #expect(AppFixture.runLoop { self.update.last?.hasSuffix("AB") == true })
    let disk = try HungMount(at: fixture.scratch(directory))
    try fixture.scratch.write("share/applications/c.desktop", Self.entry("C"))
    #expect(AppFixture.runLoop { self.update.last == "changed AC" })
    disk.answer()
    #expect(AppFixture.runLoop { self.update.last == "changed ABC" })
  }
}
