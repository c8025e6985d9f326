import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp

@MainActor
@Suite("A layout that the administrator has locked")
struct LockedHomeKeeperTests {
  private let world: LiveWorld

  init() throws {
    world = try LiveWorld()
  }

  private func lock() throws {
    try world.scratch.write("administrator/quiver.conf", "[home]\nlocked=true\n[Locked]\nkeys=home.locked;\n")
  }

  private func board(_ names: String...) -> Board {
    Board(pages: [names.map { .app(ItemID($0)) }])
  }

  private func write(_ board: Board, to file: String) throws {
    try world.scratch.write(file, BoardCodec.text(of: board))
  }

  @Test func theUsersFileIsNeitherReadNorWritten() throws {
    try lock()
    try write(board("a", "b"), to: "administrator/home.conf")
    try write(board("mine"), to: "state/quiver/home.conf")
    let keeper = HomeKeeper(world.environment)
    #expect(keeper.loadAndWait() == board("a", "b"))
    #expect(keeper.file == world.scratch("administrator/home.conf"))
    keeper.record(.act(on: board("a", "b")))
    keeper.saveAndWait(board("changed"))
    keeper.finish()
    #expect(world.scratch.text("state/quiver/home.conf") == BoardCodec.text(of: board("mine")))
    #expect(world.scratch.text("administrator/home.conf") == BoardCodec.text(of: board("a", "b")))
    #expect(try world.scratch.names(in: "state/quiver") == ["home.conf"])
    #expect(try world.scratch.names(in: "administrator") == ["home.conf", "quiver.conf"])
  }

  @Test func theAdministratorsEditsAreFollowed() throws {
    try lock()
    try write(board("a"), to: "administrator/home.conf")
    let keeper = HomeKeeper(world.environment)
    #expect(keeper.loadAndWait() == board("a"))
    try write(board("b"), to: "administrator/home.conf")
    #expect(keeper.reloadAndWait() == board("b"))
    keeper.saveAndWait(board("c"))
    #expect(world.scratch.text("administrator/home.conf") == BoardCodec.text(of: board("b")))
  }

  @Test(arguments: ["half", "[Home]\nVersion=99\n", "\0"])
  func aFileThatIsMissingOrBadIsMadeOfTheCatalogueAndLeftAlone(_ text: String) throws {
    try lock()
    #expect(HomeKeeper(world.environment).loadAndWait() == nil)
    try world.scratch.write("administrator/home.conf", text)
    try world.scratch.write("administrator/home.conf.1", BoardCodec.text(of: board("old")))
    try world.scratch.write("administrator/.home.conf.new", "litter")
    let keeper = HomeKeeper(world.environment)
    #expect(keeper.loadAndWait() == nil)
    keeper.saveAndWait(board("new"))
    #expect(world.scratch.text("administrator/home.conf") == text)
    #expect(
      try world.scratch.names(in: "administrator")
        == [".home.conf.new", "home.conf", "home.conf.1", "quiver.conf"])
    #expect(!world.scratch.names(exist: "state"))
  }
}

extension ConfigurationScratch {
  fileprivate func names(exist directory: String) -> Bool {
    (try? names(in: directory)) != nil
  }
}
