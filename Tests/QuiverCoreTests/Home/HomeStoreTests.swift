import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The arrangement file")
struct HomeStoreTests {
  private let scratch: ConfigurationScratch
  private var store: HomeStore

  init() throws {
    scratch = try ConfigurationScratch()
    store = try HomeStore(file: scratch("state/home.conf"), firstRun: [scratch("etc/home.conf")])
  }

  private func board(_ names: String...) -> Board {
    Board(pages: [names.map { .app(ItemID($0)) }])
  }

  private func load(_ store: inout HomeStore) throws -> HomeStore.Loaded {
    store.load(stamp: "now", holding: try? store.lock()).0
  }

  /// How a save of something new fails; nil if it does not.
  private func failure(of store: HomeStore) -> HomeStore.Failure? {
    var store = store
    do throws(HomeStore.Failure) {
      try store.save(board("new"), stamp: "now")
      return nil
    } catch {
      return error
    }
  }

  private func board(in name: String) -> Board? {
    scratch.text(name).flatMap { BoardCodec.read(Array($0.utf8)).board }
  }

  @Test("is made, with its directory, by the first save and read back")
  mutating func firstSave() throws {
    #expect(try load(&store) == .firstRun(nil))
    #expect(try store.save(board("a", "b"), stamp: "now") == .written)
    #expect(try scratch.names(in: "state") == ["home.conf"])
    var other = try HomeStore(file: scratch("state/home.conf"))
    #expect(try load(&other) == .read(board("a", "b")))
  }

  @Test("starts as the administrator wants it")
  mutating func administrator() throws {
    try scratch.write("etc/home.conf", BoardCodec.text(of: board("mail")))
    #expect(try load(&store) == .firstRun(board("mail")))
  }

  @Test("is not written when nothing changed")
  mutating func unchanged() throws {
    try store.save(board("a"), stamp: "now")
    #expect(try store.save(board("a"), stamp: "now") == .unchanged)
    #expect(try scratch.names(in: "state") == ["home.conf"])
  }

  @Test("keeps five older generations, the newest first")
  mutating func generations() throws {
    for name in ["a", "b", "c", "d", "e", "f", "g"] { try store.save(board(name), stamp: "now") }
    let kept = try scratch.names(in: "state")
    #expect(kept == ["home.conf"] + (1...5).map { "home.conf.\($0)" })
    #expect(kept.map { self.board(in: "state/\($0)") } == ["g", "f", "e", "d", "c", "b"].map { board($0) })
  }

  @Test("keeps the user's comments")
  mutating func comments() throws {
    try scratch.write("state/home.conf", "# mine\n" + BoardCodec.text(of: board("a")))
    _ = try load(&store)
    try store.save(board("b"), stamp: "now")
    #expect(scratch.text("state/home.conf")?.hasPrefix("# mine\n") == true)
  }

  @Test("keeps what somebody else wrote meanwhile as a generation")
  mutating func outside() throws {
    try store.save(board("a"), stamp: "now")
    #expect(!store.isChangedOutside)
    try scratch.write("state/home.conf", BoardCodec.text(of: board("theirs")))
    #expect(store.isChangedOutside)
    #expect(try store.save(board("b"), stamp: "now") == .outsideKept(scratch("state/home.conf.1")))
    #expect(board(in: "state/home.conf.1") == board("theirs"))
  }

  @Test(
    "is set aside where it cannot be read, and the newest good generation takes its place",
    arguments: ["", "\u{0}\u{1}\u{2}", "not a home", "# only a comment\n"])
  mutating func bad(_ content: String) throws {
    try scratch.write("state/home.conf", content)
    try scratch.write("state/home.conf.1", "broken too")
    try scratch.write("state/home.conf.2", BoardCodec.text(of: board("good")))
    #expect(try load(&store) == .recovered(board("good"), aside: scratch("state/home.conf.bad-now")))
    #expect(scratch.text("state/home.conf.bad-now") == content)
    #expect(board(in: "state/home.conf") == board("good"))
  }

  @Test("never sets one bad file over another")
  mutating func twiceBad() throws {
    for _ in 1...2 {
      try scratch.write("state/home.conf", "bad")
      _ = try load(&store)
      try store.save(board("a"), stamp: "now")
    }
    #expect(try scratch.names(in: "state") == ["home.conf", "home.conf.bad-now", "home.conf.bad-now+"])
  }

  @Test("is set aside by the first save where nothing good is left")
  mutating func nothingLeft() throws {
    try scratch.write("state/home.conf", "bad")
    #expect(try load(&store) == .recovered(nil, aside: nil))
    #expect(try store.save(board("a"), stamp: "now") == .setAside(scratch("state/home.conf.bad-now")))
    #expect(scratch.text("state/home.conf.bad-now") == "bad")
  }

  @Test("may be a directory by mistake, which is set aside as well")
  mutating func directory() throws {
    try scratch.write("state/home.conf/treasure", "kept")
    #expect(try load(&store) == .recovered(nil, aside: nil))
    #expect(try store.save(board("a"), stamp: "now") == .setAside(scratch("state/home.conf.bad-now")))
    #expect(scratch.text("state/home.conf.bad-now/treasure") == "kept")
  }

  @Test("gives what can be read of it, cut short at any byte")
  mutating func truncated() throws {
    let whole = Array(BoardCodec.text(of: board("a", "b", "c")).utf8)
    for length in whole.indices {
      try scratch.write("state/home.conf", Data(whole[..<length]))
      let loaded = try load(&store)
      guard case .read(let board) = loaded else { continue }
      #expect(board.pages.count <= 1)
    }
    #expect(scratch.text("state/home.conf") != nil)
  }

  @Test("of a newer Quiver is neither read nor written")
  mutating func newer() throws {
    let text = "[Home]\nVersion=99\n[Page 1]\nItems=a;\n"
    try scratch.write("state/home.conf", text)
    #expect(try load(&store) == .newer)
    #expect(failure(of: store) == .leftAlone)
    #expect(failure(of: try HomeStore(file: scratch("state/home.conf"))) == .leftAlone)
    #expect(try scratch.names(in: "state") == ["home.conf"])
    #expect(scratch.text("state/home.conf") == text)
  }

  @Test("stays a link, and what it leads to is replaced", arguments: ["../dots/home.conf", "/absolute"])
  mutating func symlink(_ target: String) throws {
    try scratch.write("dots/home.conf", BoardCodec.text(of: board("a")))
    try scratch.write("state/other", "")
    try scratch.link("state/home.conf", to: target == "/absolute" ? scratch("dots/home.conf") : target)
    store = try HomeStore(file: scratch("state/home.conf"))
    _ = try load(&store)
    try store.save(board("b"), stamp: "now")
    #expect(scratch.isLink("state/home.conf"))
    #expect(board(in: "dots/home.conf") == board("b"))
    #expect(try scratch.names(in: "dots") == ["home.conf", "home.conf.1"])
    #expect(try scratch.names(in: "state") == ["home.conf", "other"])
  }

  @Test("may be a link to what is not there yet")
  mutating func danglingSymlink() throws {
    try scratch.write("state/other", "")
    try scratch.link("state/home.conf", to: "../dots/deep/home.conf")
    store = try HomeStore(file: scratch("state/home.conf"))
    #expect(try load(&store) == .firstRun(nil))
    try store.save(board("a"), stamp: "now")
    #expect(scratch.isLink("state/home.conf"))
    #expect(board(in: "dots/deep/home.conf") == board("a"))
  }

  @Test("cannot be a link to itself")
  func circle() throws {
    try scratch.link("circle", to: "circle")
    #expect(throws: FileFault.self) { try HomeStore(file: scratch("circle")) }
  }

  @Test("leaves no litter of a save that was cut short")
  mutating func litter() throws {
    try store.save(board("a"), stamp: "now")
    for writer in ["", ".999999999", ".0x"] { try scratch.write("state/.home.conf.new\(writer)", "half of") }
    _ = try load(&store)
    #expect(try scratch.names(in: "state") == ["home.conf"])
  }

  @Test("that cannot be written is as it was, and the next save may succeed")
  mutating func unwritable() throws {
    try scratch.write("state", "a file where the directory should be")
    #expect(failure(of: store) == .file(.system(call: "open", code: ENOTDIR)))
    try FileManager.default.removeItem(atPath: scratch("state"))
    #expect(try store.save(board("a"), stamp: "now") == .written)
  }

  @Test("in a directory that cannot be written fails with the system's own words", .enabled(if: getuid() != 0))
  mutating func readOnlyDirectory() throws {
    try store.save(board("a"), stamp: "now")
    try setMode(0o500)
    #expect(failure(of: store) == .file(.system(call: "open", code: EACCES)))
    try setMode(0o700)
    #expect(try store.save(board("b"), stamp: "now") == .written)
    #expect(board(in: "state/home.conf.1") == board("a"))
  }

  private func setMode(_ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: scratch("state"))
  }

  @Test("keeps its permissions")
  mutating func permissions() throws {
    try store.save(board("a"), stamp: "now")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: store.path)
    try store.save(board("b"), stamp: "now")
    #expect(try FileManager.default.attributesOfItem(atPath: store.path)[.posixPermissions] as? Int == 0o640)
  }

  @Test("can be looked at without being touched")
  func check() throws {
    #expect(store.check() == nil)
    try scratch.write("state/home.conf", "[Home]\nVersion=1\njunk\n")
    #expect(store.check()?.map(\.origin) == [.place(file: store.path, line: 3, column: 1)])
    #expect(try scratch.names(in: "state") == ["home.conf"])
  }

  @Test("can be begun anew without losing the old one or its generations")
  mutating func reset() throws {
    try store.save(board("a"), stamp: "now")
    try store.save(board("b"), stamp: "now")
    let aside = try store.reset(stamp: "now")
    #expect(aside == scratch("state/home.conf.reset-now"))
    #expect(board(in: "state/home.conf.reset-now.1") == board("a"))
    #expect(try load(&store) == .firstRun(nil))
  }

  @Test("is read again when somebody else has written it, but not when we have")
  mutating func reload() throws {
    try store.save(board("a"), stamp: "now")
    #expect(store.reload().board == nil)
    try scratch.write("state/home.conf", BoardCodec.text(of: board("theirs")))
    #expect(store.reload().board == board("theirs"))
    #expect(try store.save(board("b"), stamp: "now") == .written)
  }

  @Test("is left where it is while somebody else makes a mess of it")
  mutating func reloadBad() throws {
    try store.save(board("a"), stamp: "now")
    try scratch.write("state/home.conf", "half")
    let (nothing, diagnostics) = store.reload()
    #expect(nothing == nil)
    #expect(!diagnostics.isEmpty)
    #expect(try store.save(board("b"), stamp: "now") == .setAside(scratch("state/home.conf.bad-now")))
    #expect(scratch.text("state/home.conf.bad-now") == "half")
  }

  @Test("of a newer Quiver, found while running, is not written from then on")
  mutating func reloadNewer() throws {
    try store.save(board("a"), stamp: "now")
    try scratch.write("state/home.conf", "[Home]\nVersion=99\n")
    #expect(store.reload().board == nil)
    #expect(failure(of: store) == .leftAlone)
    try scratch.write("state/home.conf", BoardCodec.text(of: board("ours")))
    #expect(store.reload().board == board("ours"))
    #expect(failure(of: store) == nil)
  }

  @Test("is where the dotfile says, else in the state directory")
  func place() throws {
    let environment = ["XDG_STATE_HOME": scratch("xdg")]
    var configuration = Configuration()
    #expect(
      try configuration.homeStore(environment: environment, home: "/home/u").path == scratch("xdg/quiver/home.conf"))
    configuration.homeFile = scratch("git/home.conf")
    #expect(try configuration.homeStore(environment: environment, home: "/home/u").path == scratch("git/home.conf"))
  }
}
