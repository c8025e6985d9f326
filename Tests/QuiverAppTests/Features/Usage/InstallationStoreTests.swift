import Foundation
import SpringboardEngine
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Noticing new applications")
struct InstallationStoreTests {
  private let fixture: AppFixture
  private static let file = "state/quiver/applications"
  private let mail = ItemID.application("mail.desktop")
  private let maps = ItemID.application("maps.desktop")
  private let chess = ItemID.application("my chess.desktop")
  /// 2026-11-20 in days since 1970.
  private static let day = 20_777.0

  init() throws {
    fixture = try AppFixture()
  }

  private var text: String? { fixture.scratch.text(Self.file) }

  /// A store that has read the file, if it reads any.
  private func store(_ overrides: String...) -> InstallationStore {
    let environment = environment(overrides)
    let store = InstallationStore(environment) { Self.day }
    store.follow(environment)
    store.wait(atMost: 20)
    return store
  }

  private func environment(_ overrides: [String]) -> Environment {
    Environment(
      variables: fixture.variables, overrides: overrides,
      administrator: AdministratorFiles(directory: fixture.scratch("administrator")))
  }

  @Test("Applications of the first run are not new, and later ones are until they are opened")
  func noticing() {
    let store = store()
    store.find([mail])
    #expect(store.installations == Installations())
    store.find([mail, maps, chess])
    #expect(store.installations.isNew(maps) && store.installations.isNew(chess) && !store.installations.isNew(mail))
    store.open(maps)
    #expect(!store.installations.isNew(maps))
    store.finish()
    #expect(text == "opened 2026-11-20 maps.desktop\nnew 2026-11-20 my chess.desktop\nknown mail.desktop\n")
  }

  @Test("Each change is reported once, at once, and saved after a delay")
  func delay() throws {
    try fixture.scratch.write(Self.file, "known mail.desktop\n")
    let store = store()
    var counts: [Int] = []
    store.onChange = { counts.append(store.installations.byID.count) }
    for _ in 0..<2 { store.find([mail, maps]) }
    #expect(counts == [1])
    #expect(text == "known mail.desktop\n")
    #expect(AppFixture.runLoop { text == "new 2026-11-20 maps.desktop\nknown mail.desktop\n" })
    store.finish()
    #expect(counts == [1])
  }

  @Test("What was found before the file was read is compared afterwards")
  func order() throws {
    try fixture.scratch.write(Self.file, "known mail.desktop\n")
    let environment = environment([])
    let store = InstallationStore(environment) { Self.day }
    store.find([mail, maps])
    #expect(store.file == nil)
    store.follow(environment)
    #expect(store.installations == Installations())
    store.wait(atMost: 20)
    #expect(store.installations.isNew(maps) && !store.installations.isNew(mail))
  }

  @Test("Nothing is written if nothing has changed")
  func unchanged() throws {
    try fixture.scratch.write(Self.file, "known maps.desktop\nknown mail.desktop\n")
    let store = store()
    store.find([mail, maps, ItemID.application("two\nlines.desktop")])
    store.open(mail)
    store.finish()
    #expect(text == "known maps.desktop\nknown mail.desktop\n", "it would be sorted")
  }

  @Test("A file that cannot be read is left alone, and nothing is new")
  func unreadable() throws {
    try fixture.scratch.write("\(Self.file)/in the way", "kept")
    let store = store()
    store.find([mail])
    store.find([mail, maps])
    store.finish()
    #expect(store.installations == Installations())
    #expect(fixture.scratch.text("\(Self.file)/in the way") == "kept")
  }

  @Test("A locked home screen has no new applications, and the file is left alone")
  func locked() throws {
    try fixture.scratch.write(Self.file, "new 2026-11-20 maps.desktop\n")
    let store = store("home.locked=true")
    store.find([mail, maps])
    store.finish()
    #expect(store.installations == Installations())
    #expect(store.file == nil)
    store.follow(environment([]))
    store.wait(atMost: 20)
    #expect(store.installations.isNew(maps) && store.installations.isNew(mail))
    store.follow(environment(["home.locked=true"]))
    #expect(store.installations == Installations())
    store.finish()
    #expect(text == "new 2026-11-20 maps.desktop\n")
  }

  @Test("The demo saves nothing")
  func demo() {
    let environment = Environment(variables: fixture.variables, isDemo: true)
    let store = InstallationStore(environment) { Self.day }
    store.follow(environment)
    store.find([mail])
    store.finish()
    #expect(text == nil)
  }

  @Test("Applications that are installed are recorded again if somebody deletes the file")
  func deleting() throws {
    try fixture.scratch.write(Self.file, "new 2026-11-20 maps.desktop\nknown mail.desktop\n")
    let store = store()
    store.find([mail, maps])
    try FileManager.default.removeItem(atPath: fixture.scratch(Self.file))
    store.reload()
    store.wait(atMost: 20)
    #expect(store.installations == Installations())
    store.finish()
    #expect(text == "known mail.desktop\nknown maps.desktop\n")
  }
}
