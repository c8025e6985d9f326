import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp

@MainActor
@Suite("A layout that the administrator has locked")
struct LockedHomeKeeperTests {
  private let fixture: AppFixture

  init() throws {
    fixture = try AppFixture()
  }

  private func lock() throws {
    try fixture.scratch.write("administrator/quiver.conf", "[home]\nlocked=true\n[Locked]\nkeys=home.locked;\n")
  }

  private func write(_ board: Board, to file: String) throws {
    try fixture.scratch.write(file, BoardCodec.text(of: board))
  }

  @Test("The user's file is neither read nor written")
  func theUsersFileIsNeitherReadNorWritten() throws {
    try lock()
    try write(Board(drawing: "a b"), to: "administrator/home.conf")
    try write(Board(drawing: "mine"), to: "state/quiver/home.conf")
    let keeper = HomeKeeper(fixture.environment)
    #expect(keeper.loadAndWait() == Board(drawing: "a b"))
    #expect(keeper.file == fixture.scratch("administrator/home.conf"))
    keeper.record(.act(on: Board(drawing: "a b")))
    keeper.saveAndWait(Board(drawing: "changed"))
    keeper.finish()
    #expect(fixture.scratch.text("state/quiver/home.conf") == BoardCodec.text(of: Board(drawing: "mine")))
    #expect(fixture.scratch.text("administrator/home.conf") == BoardCodec.text(of: Board(drawing: "a b")))
    #expect(try fixture.scratch.names(in: "state/quiver") == ["home.conf"])
    #expect(try fixture.scratch.names(in: "administrator") == ["home.conf", "quiver.conf"])
  }

  @Test("The administrator's edits are followed")
  func theAdministratorsEditsAreFollowed() throws {
    try lock()
    try write(Board(drawing: "a"), to: "administrator/home.conf")
    let keeper = HomeKeeper(fixture.environment)
    #expect(keeper.loadAndWait() == Board(drawing: "a"))
    try write(Board(drawing: "b"), to: "administrator/home.conf")
    #expect(keeper.reloadAndWait() == Board(drawing: "b"))
    keeper.saveAndWait(Board(drawing: "c"))
    #expect(fixture.scratch.text("administrator/home.conf") == BoardCodec.text(of: Board(drawing: "b")))
  }

  @Test(
    "A missing or bad file is replaced by the catalogue, and not written",
    arguments: ["half", "[Home]\nVersion=99\n", "\0"])
  func aMissingOrBadFileIsReplacedByTheCatalogueAndNotWritten(_ text: String) throws {
    try lock()
    #expect(HomeKeeper(fixture.environment).loadAndWait() == nil)
    try fixture.scratch.write("administrator/home.conf", text)
    try fixture.scratch.write("administrator/home.conf.1", BoardCodec.text(of: Board(drawing: "old")))
    try fixture.scratch.write("administrator/.home.conf.new", "unfinished")
    let keeper = HomeKeeper(fixture.environment)
    #expect(keeper.loadAndWait() == nil)
    keeper.saveAndWait(Board(drawing: "new"))
    #expect(fixture.scratch.text("administrator/home.conf") == text)
    #expect(
      try fixture.scratch.names(in: "administrator")
        == [".home.conf.new", "home.conf", "home.conf.1", "quiver.conf"])
    #expect(!fixture.scratch.names(exist: "state"))
  }
}

extension ConfigurationScratch {
  fileprivate func names(exist directory: String) -> Bool {
    (try? names(in: directory)) != nil
  }
}
