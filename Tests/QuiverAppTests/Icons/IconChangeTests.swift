import Foundation
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("An icon that changes while it is shown", .serialized)
struct IconsChangeTests {
  enum Change: String, CaseIterable {
    case replaced, rewritten, removed, preceded
  }

  private static let red = Color(hex: 0xff0000)
  private static let blue = Color(hex: 0x0000ff)

  @Test("is painted anew, and no other", arguments: Change.allCases, [true, false])
  func change(_ change: Change, keeps: Bool) throws {
    let world = try IconsWorld(keeps: keeps)
    // In no theme: one that is in a theme comes before it.
    if change == .preceded {
      try world.paint("\(world.directory)/icons/a.png", width: 48, height: 48, color: Self.red)
    }
    try world.show(change == .preceded ? ["b"] : ["a", "b"], ["a"])
    #expect(world.tile("a")?.pixel(24, 24) == 0xffff_0000)
    let other = world.tile("b")
    var corrections = 0
    world.store.onCorrection = { corrections += 1 }
    try make(change, in: world)
    let expected: UInt32? = change == .removed ? nil : 0xff00_00ff
    #expect(LiveWorld.goOnLooking { world.tile("a")?.pixel(24, 24) == expected })
    #expect(corrections == 1)
    #expect(world.tile("b") === other)
  }

  private func make(_ change: Change, in world: IconsWorld) throws {
    let file = "\(world.apps)/a.png"
    switch change {
    case .replaced:
      try world.paint("\(world.directory)/new.png", width: 48, height: 48, color: Self.blue)
      try #require(rename("\(world.directory)/new.png", file) == 0)
    case .rewritten:
      try world.paint("\(world.directory)/new.png", width: 48, height: 48, color: Self.blue)
      let bytes = try Data(contentsOf: URL(filePath: "\(world.directory)/new.png"))
      let handle = try FileHandle(forWritingTo: URL(filePath: file))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: bytes)
      try handle.close()
    case .removed: try FileManager.default.removeItem(atPath: file)
    case .preceded: try world.install("a", color: Self.blue)
    }
  }

  @Test("is painted anew where its own path names it", arguments: [true, false])
  func named(isThere: Bool) throws {
    let world = try IconsWorld()
    let path = "\(world.directory)/opt.png"
    if isThere { try world.paint(path, width: 48, height: 48, color: Self.red) }
    try world.show([], [path])
    #expect((world.tile(path) != nil) == isThere)
    try world.paint(path, width: 48, height: 48, color: Self.blue)
    #expect(LiveWorld.goOnLooking { world.tile(path)?.pixel(24, 24) == 0xff00_00ff })
  }

  @Test("is there as soon as it is installed")
  func installed() throws {
    let world = try IconsWorld()
    try world.show(["a"], ["late"])
    #expect(world.tile("late") == nil)
    try world.install("late")
    #expect(LiveWorld.goOnLooking { world.tile("late")?.pixel(24, 24) == 0xffff_0000 })
  }

  @Test("is seen though it changed before anybody watched it")
  func earlyUpdate() throws {
    let world = try IconsWorld()
    try world.install("a")
    #expect(world.settle("a")?.word == "ready")
    try world.install("a", color: Self.blue)
    world.store.confirm()
    #expect(LiveWorld.goOnLooking { world.tile("a")?.pixel(24, 24) == 0xff00_00ff })
  }

  @Test("is followed again and again, and under another theme")
  func again() throws {
    let world = try IconsWorld()
    try world.show(["a"])
    for (color, word) in [(Self.blue, 0xff00_00ff), (Self.red, 0xffff_0000)] as [(Color, UInt32)] {
      try world.install("a", color: color)
      #expect(LiveWorld.goOnLooking { world.tile("a")?.pixel(24, 24) == word })
    }
    world.store.use(IconSetup(theme: "Other", searchPath: world.setup.searchPath))
    _ = world.settle("a")
    #expect(LiveWorld.goOnLooking { world.store.watch?.isListening == true })
    try world.install("a", color: Self.blue)
    #expect(LiveWorld.goOnLooking { world.tile("a")?.pixel(24, 24) == 0xff00_00ff })
  }

  @Test("costs nothing where nothing changed: a touched theme is looked at, and that is no update")
  func touched() throws {
    let world = try IconsWorld()
    try world.show(["a"])
    let tile = world.tile("a")
    world.store.onCorrection = { Issue.record("it was corrected") }
    try #require(utimes("\(world.directory)/icons/hicolor", nil) == 0)
    #expect(LiveWorld.goOnLooking { world.store.client?.isIdle == false })
    #expect(LiveWorld.goOnLooking { world.store.client?.isIdle == true && world.store.unconfirmed.isEmpty })
    #expect(world.tile("a") === tile)
  }
}

extension IconsWorld {
  /// Installs icons, has them and others on the glass, and waits until they are watched.
  fileprivate func show(_ installed: [String], _ others: [String] = []) throws {
    for icon in installed { try install(icon) }
    for icon in installed + others { _ = settle(icon) }
    store.confirm()
    try #require(LiveWorld.goOnLooking { self.store.watch?.isListening == true })
  }

  fileprivate func tile(_ icon: String) -> Surface? { store.tile(for: TileRequest(icon: icon, side: 48)) }
}
