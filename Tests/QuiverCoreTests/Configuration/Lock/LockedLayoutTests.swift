import CollectionEngine
import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite struct LockedLayoutTests {
  private let fixture: LockFixture
  private let lock = "[Locked]\nkeys=home.locked;\n"

  init() throws {
    fixture = try LockFixture()
  }

  private var source: LayoutSource { fixture.load().configuration.layoutSource }

  @Test("A locked layout is the administrator's file")
  func aLockedLayoutIsTheAdministratorsFile() throws {
    try fixture.administrator("[home]\nlocked=true\n\(lock)")
    try fixture.user("[home]\nlocked=false\nfile=/home/u/mine.conf\n")
    #expect(source == .administrator(fixture.files.layout))
    #expect(fixture.load().configuration.restrictions.isLocked)
    #expect(fixture.load().messages.count == 2)
    try fixture.administrator("[home]\nlocked=true\nfile=/srv/home.conf\n\(lock)")
    #expect(source == .administrator("/srv/home.conf"))
  }

  @Test("An unlocked layout is the user's file")
  func anUnlockedLayoutIsTheUsersFile() throws {
    try fixture.user("[home]\nlocked=true\nfile=/home/u/mine.conf\n")
    #expect(source == .user("/home/u/mine.conf"))
    try fixture.administrator("[home]\nlocked=true\n")
    #expect(source == .user("/home/u/mine.conf"))
    try fixture.administrator("[home]\nlocked=false\n\(lock)")
    #expect(source == .user("/home/u/mine.conf"))
    #expect(!fixture.load().configuration.restrictions.isLocked)
  }

  @Test("Commands that change a locked layout are refused")
  func commandsThatChangeALockedLayoutAreRefused() throws {
    try fixture.administrator("[home]\nlocked=true\n\(lock)")
    try fixture.user("[home]\nlocked=false\n")
    #expect(throws: HomeRefusal.locked) { try StoredHome(fixture.environment(), isShown: false) }
    #expect(throws: HomeRefusal.locked) { try StoredHome(fixture.environment(), isShown: true) }
  }

  @Test("Only bus requests that change the layout are refused")
  func onlyBusRequestsThatChangeTheLayoutAreRefused() {
    var restrictions = Restrictions()
    restrictions.isLocked = true
    let springboard = Springboard(viewport: Viewport(size: Size(width: 100, height: 100)), restrictions: restrictions)
    let allows = { (request: InstanceRequest) in request.act.map(springboard.allows) ?? true }
    for request in [InstanceRequest.edit, .undo, .redo] { #expect(!allows(request)) }
    for request in [InstanceRequest.show, .hide, .toggle, .quit, .search, .page(1)] { #expect(allows(request)) }
  }
}
