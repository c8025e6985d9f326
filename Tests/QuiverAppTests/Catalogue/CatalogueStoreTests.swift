import Foundation
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The catalogue is live")
final class CatalogueStoreTests {
  private let world: LiveWorld
  private let store: CatalogueStore
  /// The names of the applications, each time there was update.
  private var update: [String] = []

  init() throws {
    world = try LiveWorld()
    try world.scratch.write("share/applications/a.desktop", Self.entry("A"))
    let environment = world.environment
    store = CatalogueStore(environment.catalogueSources, environment.directories)
    follow(store)
  }

  private func follow(_ store: CatalogueStore) {
    store.onUpdate = { [unowned self] in update.append(Self.words($0)) }
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

  @Test("Applications come, change and go")
  func changes() throws {
    #expect(LiveWorld.goOn { self.update == ["first A"] })
    try world.scratch.write("data/applications/b.desktop", Self.entry("B"))
    #expect(LiveWorld.goOn { self.update.last == "changed AB" })
    try world.scratch.write("share/applications/a.desktop", Self.entry("C"))
    #expect(LiveWorld.goOn { self.update.last == "changed BC" })
    #expect(store.entry(ItemID("a.desktop"))?.name == "C")
    try FileManager.default.removeItem(atPath: world.scratch("data"))
    #expect(LiveWorld.goOn { self.update.last == "changed C" })
    #expect(store.entry(ItemID("b.desktop")) == nil)
  }

  @Test("A program that is tried for is installed and removed")
  func programs() throws {
    try world.scratch.write("share/applications/b.desktop", Self.entry("B", "TryExec=tool\n"))
    #expect(LiveWorld.goOn { self.update.last == "first A" })
    try world.scratch.write("bin/tool", "")
    chmod(world.scratch("bin/tool"), 0o755)
    #expect(LiveWorld.goOn { self.update.last == "changed AB" })
    try FileManager.default.removeItem(atPath: world.scratch("bin/tool"))
    #expect(LiveWorld.goOn { self.update.last == "changed A" })
  }

  /// Installs B, whose program is missing, and C, which is the sign that B has been looked at.
  private func installB(exec: String) throws {
    #expect(LiveWorld.goOn { self.update == ["first A"] })
    try world.scratch.write("share/applications/b.desktop", Self.entry("B", "Exec=\(exec)\n"))
    try world.scratch.write("share/applications/c.desktop", Self.entry("C"))
    #expect(LiveWorld.goOn { self.update.last == "changed AC" })
  }

  @Test func anApplicationIsShownWhileItsProgramIsInstalled() throws {
    try installB(exec: "tool %U")
    try world.install(program: "bin/tool")
    #expect(LiveWorld.goOn { self.update.last == "changed ABC" })
    try FileManager.default.removeItem(atPath: world.scratch("bin/tool"))
    #expect(LiveWorld.goOn { self.update.last == "changed AC" })
  }

  @Test func aProgramOutsideOfPathIsNoticedWhenItAppears() throws {
    try installB(exec: "\"\(world.scratch("opt/vendor/bin/tool"))\" %U")
    try world.install(program: "opt/vendor/bin/tool")
    #expect(LiveWorld.goOn { self.update.last == "changed ABC" })
  }

  @Test("What nobody sees is no update")
  func unseen() throws {
    let (sources, directories) = (world.environment.catalogueSources, world.environment.directories)
    let before = CatalogueScan(of: sources, directories, since: .nothing)
    try world.scratch.write("share/applications/hidden.desktop", Self.entry("H", "NoDisplay=true\n"))
    let after = CatalogueScan(of: sources, directories, since: .catalogue(before.catalogue))
    #expect(before.isNew && !after.isNew)
    #expect(after.catalogue != before.catalogue)
  }

  @Test("Other sources are looked at when they are given")
  func sources() throws {
    #expect(LiveWorld.goOn { self.update == ["first A"] })
    try world.scratch.write("extra/applications/x.desktop", Self.entry("X"))
    try world.scratch.write(
      "config/quiver/quiver.conf", "[applications]\nextra-data-dirs=\(world.scratch("extra"));\nhidden=a.desktop;\n")
    store.refresh(from: world.environment.catalogueSources)
    #expect(LiveWorld.goOn { self.update.last == "changed X" })
  }
}

extension CatalogueStoreTests {
  private static let possible = Comment("mounting needs the rights of root, and a kernel with autofs")

  @Test("Where a directory never answers the others are shown", .enabled(if: HungMount.isPossible, possible))
  func hung() throws {
    try world.scratch.write("extra/share/applications/x.desktop", Self.entry("X"))
    let disk = try HungMount(at: world.scratch("extra"))
    try world.scratch.write(
      "config/quiver/quiver.conf", "[applications]\nextra-data-dirs=\(world.scratch("extra/share"));\n")
    let environment = world.environment
    let store = CatalogueStore(environment.catalogueSources, environment.directories)
    (self.store.onUpdate, update) = ({ _ in }, [])
    follow(store)
    #expect(LiveWorld.goOn { self.update == ["first A"] })
    try world.scratch.write("share/applications/b.desktop", Self.entry("B"))
    #expect(LiveWorld.goOn { self.update.last == "changed AB" })
    disk.answer()
    #expect(LiveWorld.goOn { self.update.last == "changed ABX" })
  }

  /// Whether such a program is there cannot be known; that must not cost its directory, nor anybody's time.
  @Test(.enabled(if: HungMount.isPossible, possible), arguments: ["", "/app/bin"])
  func aProgramOnADiskThatDoesNotAnswerIsTakenToBeThere(directory: String) throws {
    let disk = try HungMount(at: world.scratch("disk"))
    try world.scratch.write("share/applications/b.desktop", Self.entry("B", "Exec=\(disk.path)\(directory)/tool\n"))
    try world.scratch.write("share/applications/c.desktop", Self.entry("C", "Exec=/nowhere/tool\n"))
    try FileManager.default.createSymbolicLink(
      atPath: world.scratch("bin/linked"), withDestinationPath: "\(disk.path)\(directory)/linked")
    try world.scratch.write("share/applications/d.desktop", Self.entry("D", "Exec=linked\n"))
    store.refresh()
    #expect(LiveWorld.goOn { self.update.last?.hasSuffix("ABD") == true })
  }

  /// Nothing of what is done then may be done on the main thread: this test would never end.
  @Test(
    "A directory that answers no more is left out until it does", .enabled(if: HungMount.isPossible, possible),
    arguments: ["data", "bin"])
  func hungLater(_ directory: String) throws {
    try world.scratch.write("bin/tool", "")
    chmod(world.scratch("bin/tool"), 0o755)
    try world.scratch.write("data/applications/b.desktop", Self.entry("B", "TryExec=tool\n"))
    store.refresh()
    #expect(LiveWorld.goOn { self.update.last?.hasSuffix("AB") == true })
    let disk = try HungMount(at: world.scratch(directory))
    try world.scratch.write("share/applications/c.desktop", Self.entry("C"))
    #expect(LiveWorld.goOn { self.update.last == "changed AC" })
    disk.answer()
    #expect(LiveWorld.goOn { self.update.last == "changed ABC" })
  }
}
