import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite struct LockedLayoutTests {
  private let world: LockWorld
  private let lock = "[Locked]\nkeys=home.locked;\n"

  init() throws {
    world = try LockWorld()
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

  @Test func commandsAreRefused() throws {
    try world.administrator("[home]\nlocked=true\n\(lock)")
    try world.user("[home]\nlocked=false\n")
    #expect(throws: HomeRefusal.locked) { try StoredHome(world.environment(), isShown: false) }
    #expect(throws: HomeRefusal.locked) { try StoredHome(world.environment(), isShown: true) }
  }

  @Test func requestsThatChangeTheLayoutAreActsThatAreNotAllowed() {
    var preferences = Preferences()
    preferences.isLocked = true
    let springboard = Springboard(viewport: Viewport(size: Size(width: 100, height: 100)), preferences: preferences)
    let allows = { (request: InstanceRequest) in request.act.map(springboard.allows) ?? true }
    for request in [InstanceRequest.edit, .undo, .redo] { #expect(!allows(request)) }
    for request in [InstanceRequest.show, .hide, .toggle, .quit, .page(1)] { #expect(allows(request)) }
  }
}
