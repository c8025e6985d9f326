import Foundation
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("An icon that changes while it is shown", .serialized)
struct IconChangeTests {
  enum Change: String, CaseIterable {
    case replaced, rewritten, removed, preceded
  }

  private static let red = Color(hex: 0xff0000)
  private static let blue = Color(hex: 0x0000ff)

  @Test("Only a changed icon is rendered again", arguments: Change.allCases, [true, false])
  func change(_ change: Change, keeps: Bool) throws {
    let fixture = try IconFixture(keeps: keeps)
    // An icon outside of a theme, which one in a theme takes precedence over.
    if change == .preceded {
      try fixture.paint("\(fixture.directory)/icons/a.png", width: 48, height: 48, color: Self.red)
    }
    try fixture.show(change == .preceded ? ["b"] : ["a", "b"], ["a"])
    #expect(fixture.tile("a")?.pixel(24, 24) == 0xffff_0000)
    let other = fixture.tile("b")
    var corrections = 0
    fixture.store.onCorrection = { corrections += 1 }
    try make(change, in: fixture)
    let expected: UInt32? = change == .removed ? nil : 0xff00_00ff
    #expect(AppFixture.poll { fixture.tile("a")?.pixel(24, 24) == expected })
    #expect(corrections == 1)
    #expect(fixture.tile("b") === other)
  }

  private func make(_ change: Change, in fixture: IconFixture) throws {
    let file = "\(fixture.apps)/a.png"
    switch change {
    case .replaced:
      try fixture.paint("\(fixture.directory)/new.png", width: 48, height: 48, color: Self.blue)
      try #require(rename("\(fixture.directory)/new.png", file) == 0)
    case .rewritten:
      try fixture.paint("\(fixture.directory)/new.png", width: 48, height: 48, color: Self.blue)
      let bytes = try Data(contentsOf: URL(filePath: "\(fixture.directory)/new.png"))
      let handle = try FileHandle(forWritingTo: URL(filePath: file))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: bytes)
      try handle.close()
    case .removed: try FileManager.default.removeItem(atPath: file)
    case .preceded: try fixture.install("a", color: Self.blue)
    }
  }

  @Test("A changed icon that is named by its path is rendered again", arguments: [true, false])
  func changedIconThatIsNamedByItsPathIsRenderedAgain(isThere: Bool) throws {
    let fixture = try IconFixture()
    let path = "\(fixture.directory)/opt.png"
    if isThere { try fixture.paint(path, width: 48, height: 48, color: Self.red) }
    try fixture.show([], [path])
    #expect((fixture.tile(path) != nil) == isThere)
    try fixture.paint(path, width: 48, height: 48, color: Self.blue)
    #expect(AppFixture.poll { fixture.tile(path)?.pixel(24, 24) == 0xff00_00ff })
  }

  @Test("An icon appears as soon as it is installed")
  func iconAppearsAsSoonAsItIsInstalled() throws {
    let fixture = try IconFixture()
    try fixture.show(["a"], ["late"])
    #expect(fixture.tile("late") == nil)
    try fixture.install("late")
    #expect(AppFixture.poll { fixture.tile("late")?.pixel(24, 24) == 0xffff_0000 })
  }

  @Test("A change before the icon was watched is noticed")
  func changeBeforeTheIconWasWatchedIsNoticed() throws {
    let fixture = try IconFixture()
    try fixture.install("a")
    #expect(fixture.load("a")?.word == "ready")
    try fixture.install("a", color: Self.blue)
    fixture.store.confirm()
    #expect(AppFixture.poll { fixture.tile("a")?.pixel(24, 24) == 0xff00_00ff })
  }

  @Test("Repeated changes are noticed, and also with another theme")
  func repeatedChangesAreNoticedAndAlsoWithAnotherTheme() throws {
    let fixture = try IconFixture()
    try fixture.show(["a"])
    for (color, word) in [(Self.blue, 0xff00_00ff), (Self.red, 0xffff_0000)] as [(Color, UInt32)] {
      try fixture.install("a", color: color)
      #expect(AppFixture.poll { fixture.tile("a")?.pixel(24, 24) == word })
    }
    fixture.store.use(IconSetup(theme: "Other", searchPath: fixture.setup.searchPath))
    _ = fixture.load("a")
    #expect(AppFixture.poll { fixture.store.watch?.isListening == true })
    try fixture.install("a", color: Self.blue)
    #expect(AppFixture.poll { fixture.tile("a")?.pixel(24, 24) == 0xff00_00ff })
  }

  @Test("A touched theme without changes is checked and nothing is reported")
  func touchedThemeWithoutChangesIsCheckedAndNothingIsReported() throws {
    let fixture = try IconFixture()
    try fixture.show(["a"])
    let tile = fixture.tile("a")
    fixture.store.onCorrection = { Issue.record("it was corrected") }
    try #require(utimes("\(fixture.directory)/icons/hicolor", nil) == 0)
    #expect(AppFixture.poll { fixture.store.client?.isIdle == false })
    #expect(AppFixture.poll { fixture.store.client?.isIdle == true && fixture.store.unconfirmed.isEmpty })
    #expect(fixture.tile("a") === tile)
  }
}

extension IconFixture {
  /// Installs icons, requests them and others, and waits until they are watched.
  fileprivate func show(_ installed: [String], _ others: [String] = []) throws {
    for icon in installed { try install(icon) }
    for icon in installed + others { _ = load(icon) }
    store.confirm()
    try #require(AppFixture.poll { self.store.watch?.isListening == true })
  }

  fileprivate func tile(_ icon: String) -> Surface? { store.tile(for: TileRequest(icon: icon, side: 48)) }
}
