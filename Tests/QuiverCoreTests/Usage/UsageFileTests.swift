import Foundation
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("Sharing the file with the history of use")
struct UsageFileTests {
  private let scratch: ConfigurationScratch
  private let file: UsageFile
  private let day = 20_777.0

  init() throws {
    scratch = try ConfigurationScratch()
    file = UsageFile(scratch("state/quiver/usage"))
  }

  private func launch(_ id: String) -> UsageHistory.Use { .launch(.application(id), day: day, .morning) }
  private var text: String? { scratch.text("state/quiver/usage") }

  @Test("What another process has added is kept")
  func merging() throws {
    let (one, other) = (try file.read(), try file.read())
    let after = try file.add([launch("a"), launch("a"), .choice(.application("a"), for: "x")], to: one, on: day)
    _ = try file.add([launch("a"), launch("b")], to: other, on: day)
    #expect(
      text == """
        launched 3 2026-11-20 a
        launched 1 2026-11-20 b
        morning 3 2026-11-20 a
        morning 1 2026-11-20 b
        chose 1 a\tx

        """)
    #expect(try file.read(unless: after).history.launches.count == 2)
  }

  @Test("What was hardly used is forgotten")
  func trimming() throws {
    try scratch.write("state/quiver/usage", "launched 1 2020-01-01 old\nlaunched 1 2026-11-01 new\n")
    _ = try file.add([launch("a")], to: try file.read(), on: day)
    #expect(text == "launched 1 2026-11-20 a\nlaunched 1 2026-11-01 new\nmorning 1 2026-11-20 a\n")
  }

  @Test("Uses before the file was cleared are forgotten, and later ones are not", arguments: [true, false])
  func clearing(_ wasThere: Bool) throws {
    if wasThere { try scratch.write("state/quiver/usage", "5 a\n") }
    let known = try file.read()
    try file.clear()
    let cleared = try file.add([launch("a")], to: known, on: day)
    #expect(cleared.isCleared(since: known))
    #expect(text == "")
    _ = try file.add([launch("b")], to: cleared, on: day)
    #expect(text == "launched 1 2026-11-20 b\nmorning 1 2026-11-20 b\n")
  }

  @Test("A file that was deleted counts as cleared")
  func deletion() throws {
    try scratch.write("state/quiver/usage", "5 a\n")
    let known = try file.read()
    try FileManager.default.removeItem(atPath: file.path)
    _ = try file.add([launch("a")], to: known, on: day)
    #expect(text == nil)
  }

  @Test("Old lines have the day on which the file was modified")
  func modification() throws {
    try scratch.write("state/quiver/usage", "4 a\n")
    let date = Date(timeIntervalSince1970: 20_000 * 86400 + 5)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    #expect(try file.read().history.launches == [ItemID.application("a"): Frecency(score: 4, day: 20_000)])
  }

  @Test("A history is kept only for an unlocked home screen, and if the configuration says so")
  func configuration() throws {
    func keeps(_ overrides: String..., isDemo: Bool = false) -> Bool {
      let administrator = AdministratorFiles(directory: scratch("administrator"))
      return Environment(
        variables: scratch.environment, overrides: overrides, isDemo: isDemo, administrator: administrator
      ).keepsUsage
    }
    #expect(keeps())
    #expect(!keeps("search.history=false"))
    #expect(!keeps("home.locked=true"))
    #expect(!keeps(isDemo: true))
  }
}
