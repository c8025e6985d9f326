import SpringboardEngine
import Testing

@testable import QuiverApp

@MainActor
@Suite struct LockedLayoutTests {
  private let world: LockWorld
  private let lock = "[Locked]\nkeys=home.locked;\n"

  init() throws {
    world = try LockWorld()
  }

  private func board(_ names: String...) -> Board {
    Board(pages: [names.map { .app(ItemID($0)) }])
  }

  private func write(_ board: Board, to file: String) throws {
    try world.scratch.write(file, BoardCodec.text(of: board))
  }

  private var source: LayoutSource { world.load().configuration.layoutSource }

  @Test func itIsTheAdministratorsFile() throws {
    try world.administrator("[home]\nlocked=true\n\(lock)")
    try world.user("[home]\nlocked=false\nfile=/home/u/mine.conf\n")
    #expect(source == .administrator(world.files.layout))
    #expect(world.load().configuration.springboard.isLocked)
    #expect(world.load().complaints.count == 2)
    try world.administrator("[home]\nlocked=true\nfile=/srv/home.conf\n\(lock)")
    #expect(source == .administrator("/srv/home.conf"))
  }

  @Test func itIsTheUsersFileWhereItIsNotLocked() throws {
    try world.user("[home]\nlocked=true\nfile=/home/u/mine.conf\n")
    #expect(source == .user("/home/u/mine.conf"))
    try world.administrator("[home]\nlocked=true\n")
    #expect(source == .user("/home/u/mine.conf"))
    try world.administrator("[home]\nlocked=false\n\(lock)")
    #expect(source == .user("/home/u/mine.conf"))
    #expect(!world.load().configuration.springboard.isLocked)
  }

  @Test func theUsersFileIsNeitherReadNorWritten() throws {
    try world.administrator("[home]\nlocked=true\n\(lock)")
    try write(board("a", "b"), to: "administrator/home.conf")
    try write(board("mine"), to: "state/quiver/home.conf")
    let keeper = HomeKeeper(world.surroundings())
    #expect(keeper.loadAndWait() == board("a", "b"))
    #expect(keeper.file == world.files.layout)
    keeper.record(.act(on: board("a", "b")))
    keeper.saveAndWait(board("changed"))
    keeper.finish()
    #expect(world.scratch.text("state/quiver/home.conf") == BoardCodec.text(of: board("mine")))
    #expect(world.scratch.text("administrator/home.conf") == BoardCodec.text(of: board("a", "b")))
    #expect(try world.scratch.names(in: "state/quiver") == ["home.conf"])
    #expect(try world.scratch.names(in: "administrator") == ["home.conf", "quiver.conf"])
  }

  @Test func theAdministratorsEditsAreFollowed() throws {
    try world.administrator("[home]\nlocked=true\n\(lock)")
    try write(board("a"), to: "administrator/home.conf")
    let keeper = HomeKeeper(world.surroundings())
    #expect(keeper.loadAndWait() == board("a"))
    try write(board("b"), to: "administrator/home.conf")
    #expect(keeper.reloadAndWait() == board("b"))
    keeper.saveAndWait(board("c"))
    #expect(world.scratch.text("administrator/home.conf") == BoardCodec.text(of: board("b")))
  }

  @Test(arguments: ["half", "[Home]\nVersion=99\n", "\0"])
  func aFileThatIsMissingOrBadIsMadeOfTheCatalogueAndLeftAlone(_ text: String) throws {
    try world.administrator("[home]\nlocked=true\n\(lock)")
    #expect(HomeKeeper(world.surroundings()).loadAndWait() == nil)
    try world.scratch.write("administrator/home.conf", text)
    try world.scratch.write("administrator/home.conf.1", BoardCodec.text(of: board("old")))
    try world.scratch.write("administrator/.home.conf.new", "litter")
    let keeper = HomeKeeper(world.surroundings())
    #expect(keeper.loadAndWait() == nil)
    keeper.saveAndWait(board("new"))
    #expect(world.scratch.text("administrator/home.conf") == text)
    #expect(
      try world.scratch.names(in: "administrator")
        == [".home.conf.new", "home.conf", "home.conf.1", "quiver.conf"])
    #expect(!world.scratch.names(exist: "state"))
  }

  @Test func commandsAreRefused() throws {
    try world.administrator("[home]\nlocked=true\n\(lock)")
    try world.user("[home]\nlocked=false\n")
    #expect(throws: HomeRefusal.locked) { try KeptHome(world.surroundings(), isShown: false) }
    #expect(throws: HomeRefusal.locked) { try KeptHome(world.surroundings(), isShown: true) }
  }

  @Test func requestsOverTheBusThatWouldChangeItAreToldFromOthers() {
    for request in [InstanceRequest.edit, .undo, .redo] { #expect(request.changesArrangement) }
    for request in [InstanceRequest.show, .hide, .toggle, .quit, .page(1)] { #expect(!request.changesArrangement) }
  }
}

extension ConfigurationScratch {
  fileprivate func names(exist directory: String) -> Bool {
    (try? names(in: directory)) != nil
  }
}
