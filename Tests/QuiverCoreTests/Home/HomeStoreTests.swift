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

  private func load(_ store: inout HomeStore) throws -> HomeStore.Loaded {
    store.load(stamp: "now", holding: try? store.lock()).0
  }

  /// The failure when saving a new board; nil if it succeeds.
  private func failure(of store: HomeStore) -> HomeStore.Failure? {
    var store = store
    do throws(HomeStore.Failure) {
      try store.save(Board(drawing: "new"), stamp: "now")
      return nil
    } catch {
      return error
    }
  }

  @Test("The first save creates the file and its directory")
  mutating func firstSave() throws {
    #expect(try load(&store) == .firstRun(nil))
    #expect(try store.save(Board(drawing: "a b"), stamp: "now") == .written)
    #expect(try scratch.names(in: "state") == ["home.conf"])
    var other = try HomeStore(file: scratch("state/home.conf"))
    #expect(try load(&other) == .read(Board(drawing: "a b")))
  }

  @Test("The first run uses the administrator's file")
  mutating func administrator() throws {
    try scratch.write("etc/home.conf", BoardCodec.text(of: Board(drawing: "mail")))
    #expect(try load(&store) == .firstRun(Board(drawing: "mail")))
  }

  @Test("An unchanged board is not written")
  mutating func unchangedBoardIsNotWritten() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    #expect(try store.save(Board(drawing: "a"), stamp: "now") == .unchanged)
    #expect(try scratch.names(in: "state") == ["home.conf"])
  }

  @Test("Five older generations are kept")
  mutating func fiveOlderGenerationsAreKept() throws {
    for name in ["a", "b", "c", "d", "e", "f", "g"] { try store.save(Board(drawing: name), stamp: "now") }
    let kept = try scratch.names(in: "state")
    #expect(kept == ["home.conf"] + (1...5).map { "home.conf.\($0)" })
    #expect(kept.map { scratch.board(in: "state/\($0)") } == ["g", "f", "e", "d", "c", "b"].map { Board(drawing: $0) })
  }

  @Test("The user's comments are kept")
  mutating func comments() throws {
    try scratch.write("state/home.conf", "# mine\n" + BoardCodec.text(of: Board(drawing: "a")))
    _ = try load(&store)
    try store.save(Board(drawing: "b"), stamp: "now")
    #expect(scratch.text("state/home.conf")?.hasPrefix("# mine\n") == true)
  }

  @Test("External changes are kept as a generation")
  mutating func externalChangesAreKeptAsAGeneration() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    #expect(!store.isChangedOutside)
    try scratch.write("state/home.conf", BoardCodec.text(of: Board(drawing: "theirs")))
    #expect(store.isChangedOutside)
    #expect(try store.save(Board(drawing: "b"), stamp: "now") == .outsideKept(scratch("state/home.conf.1")))
    #expect(scratch.board(in: "state/home.conf.1") == Board(drawing: "theirs"))
  }

  @Test(
    "An unreadable file is set aside and replaced by the newest good generation",
    arguments: ["", "\u{0}\u{1}\u{2}", "not a home", "# only a comment\n"])
  mutating func unreadableFileIsSetAsideAndReplacedByTheNewestGoodGeneration(_ content: String) throws {
    try scratch.write("state/home.conf", content)
    try scratch.write("state/home.conf.1", "broken too")
    try scratch.write("state/home.conf.2", BoardCodec.text(of: Board(drawing: "good")))
    #expect(try load(&store) == .recovered(Board(drawing: "good"), aside: scratch("state/home.conf.bad-now")))
    #expect(scratch.text("state/home.conf.bad-now") == content)
    #expect(scratch.board(in: "state/home.conf") == Board(drawing: "good"))
  }

  @Test("A file that is set aside never overwrites another one")
  mutating func fileThatIsSetAsideNeverOverwritesAnotherOne() throws {
    for _ in 1...2 {
      try scratch.write("state/home.conf", "bad")
      _ = try load(&store)
      try store.save(Board(drawing: "a"), stamp: "now")
    }
    #expect(try scratch.names(in: "state") == ["home.conf", "home.conf.bad-now", "home.conf.bad-now+"])
  }

  @Test("Without a good generation the first save sets the bad file aside")
  mutating func withoutAGoodGenerationTheFirstSaveSetsTheBadFileAside() throws {
    try scratch.write("state/home.conf", "bad")
    #expect(try load(&store) == .recovered(nil, aside: nil))
    #expect(try store.save(Board(drawing: "a"), stamp: "now") == .setAside(scratch("state/home.conf.bad-now")))
    #expect(scratch.text("state/home.conf.bad-now") == "bad")
  }

  @Test("A directory in place of the file is set aside")
  mutating func directoryInPlaceOfTheFileIsSetAside() throws {
    try scratch.write("state/home.conf/file", "kept")
    #expect(try load(&store) == .recovered(nil, aside: nil))
    #expect(try store.save(Board(drawing: "a"), stamp: "now") == .setAside(scratch("state/home.conf.bad-now")))
    #expect(scratch.text("state/home.conf.bad-now/file") == "kept")
  }

  @Test("A truncated file is read as far as possible")
  mutating func truncated() throws {
    let whole = Array(BoardCodec.text(of: Board(drawing: "a b c")).utf8)
    for length in whole.indices {
      try scratch.write("state/home.conf", Data(whole[..<length]))
      let loaded = try load(&store)
      guard case .read(let board) = loaded else { continue }
      #expect(board.pages.count <= 1)
    }
    #expect(scratch.text("state/home.conf") != nil)
  }

  @Test("A file of a newer version is neither read nor written")
  mutating func fileOfANewerVersionIsNeitherReadNorWritten() throws {
    let text = "[Home]\nVersion=99\n[Page 1]\nItems=a;\n"
    try scratch.write("state/home.conf", text)
    #expect(try load(&store) == .newer)
    #expect(failure(of: store) == .leftAlone)
    #expect(failure(of: try HomeStore(file: scratch("state/home.conf"))) == .leftAlone)
    #expect(try scratch.names(in: "state") == ["home.conf"])
    #expect(scratch.text("state/home.conf") == text)
  }

  @Test("A symbolic link is kept, and its target is replaced", arguments: ["../dots/home.conf", "/absolute"])
  mutating func symlink(_ target: String) throws {
    try scratch.write("dots/home.conf", BoardCodec.text(of: Board(drawing: "a")))
    try scratch.write("state/other", "")
    try scratch.link("state/home.conf", to: target == "/absolute" ? scratch("dots/home.conf") : target)
    store = try HomeStore(file: scratch("state/home.conf"))
    _ = try load(&store)
    try store.save(Board(drawing: "b"), stamp: "now")
    #expect(scratch.isLink("state/home.conf"))
    #expect(scratch.board(in: "dots/home.conf") == Board(drawing: "b"))
    #expect(try scratch.names(in: "dots") == ["home.conf", "home.conf.1"])
    #expect(try scratch.names(in: "state") == ["home.conf", "other"])
  }

  @Test("A dangling symbolic link is followed")
  mutating func danglingSymlink() throws {
    try scratch.write("state/other", "")
    try scratch.link("state/home.conf", to: "../dots/deep/home.conf")
    store = try HomeStore(file: scratch("state/home.conf"))
    #expect(try load(&store) == .firstRun(nil))
    try store.save(Board(drawing: "a"), stamp: "now")
    #expect(scratch.isLink("state/home.conf"))
    #expect(scratch.board(in: "dots/deep/home.conf") == Board(drawing: "a"))
  }

  @Test("A symbolic link to itself is refused")
  func circle() throws {
    try scratch.link("circle", to: "circle")
    #expect(throws: FileFault.self) { try HomeStore(file: scratch("circle")) }
  }

  @Test("Temporary files of an interrupted save are removed")
  mutating func temporaryFiles() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    for writer in ["", ".999999999", ".0x"] { try scratch.write("state/.home.conf.new\(writer)", "half of") }
    _ = try load(&store)
    #expect(try scratch.names(in: "state") == ["home.conf"])
  }

  @Test("A failed save can be repeated")
  mutating func failedSaveCanBeRepeated() throws {
    try scratch.write("state", "a file where the directory should be")
    #expect(failure(of: store) == .file(.system(call: "open", code: ENOTDIR)))
    try FileManager.default.removeItem(atPath: scratch("state"))
    #expect(try store.save(Board(drawing: "a"), stamp: "now") == .written)
  }

  @Test("Saving in a read-only directory fails with the system's error", .enabled(if: getuid() != 0))
  mutating func readOnlyDirectory() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    try setMode(0o500)
    #expect(failure(of: store) == .file(.system(call: "open", code: EACCES)))
    try setMode(0o700)
    #expect(try store.save(Board(drawing: "b"), stamp: "now") == .written)
    #expect(scratch.board(in: "state/home.conf.1") == Board(drawing: "a"))
  }

  private func setMode(_ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: scratch("state"))
  }

  @Test("The permissions of the file are kept")
  mutating func permissions() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: store.path)
    try store.save(Board(drawing: "b"), stamp: "now")
    #expect(try FileManager.default.attributesOfItem(atPath: store.path)[.posixPermissions] as? Int == 0o640)
  }

  @Test("Checking the file does not change it")
  func check() throws {
    #expect(store.check() == nil)
    try scratch.write("state/home.conf", "[Home]\nVersion=1\njunk\n")
    #expect(store.check()?.map(\.origin) == [.place(file: store.path, line: 3, column: 1)])
    #expect(try scratch.names(in: "state") == ["home.conf"])
  }

  @Test("A reset keeps the old file and its generations")
  mutating func reset() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    try store.save(Board(drawing: "b"), stamp: "now")
    let aside = try store.reset(stamp: "now")
    #expect(aside == scratch("state/home.conf.reset-now"))
    #expect(scratch.board(in: "state/home.conf.reset-now.1") == Board(drawing: "a"))
    #expect(try load(&store) == .firstRun(nil))
  }

  @Test("The file is read again only after external changes")
  mutating func reload() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    #expect(store.reload().board == nil)
    try scratch.write("state/home.conf", BoardCodec.text(of: Board(drawing: "theirs")))
    #expect(store.reload().board == Board(drawing: "theirs"))
    #expect(try store.save(Board(drawing: "b"), stamp: "now") == .written)
  }

  @Test("A file that another program is writing is not set aside")
  mutating func reloadBad() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    try scratch.write("state/home.conf", "half")
    let (nothing, diagnostics) = store.reload()
    #expect(nothing == nil)
    #expect(!diagnostics.isEmpty)
    #expect(try store.save(Board(drawing: "b"), stamp: "now") == .setAside(scratch("state/home.conf.bad-now")))
    #expect(scratch.text("state/home.conf.bad-now") == "half")
  }

  @Test("A file that becomes one of a newer version is not written")
  mutating func reloadNewer() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    try scratch.write("state/home.conf", "[Home]\nVersion=99\n")
    #expect(store.reload().board == nil)
    #expect(failure(of: store) == .leftAlone)
    try scratch.write("state/home.conf", BoardCodec.text(of: Board(drawing: "ours")))
    #expect(store.reload().board == Board(drawing: "ours"))
    #expect(failure(of: store) == nil)
  }

  @Test("The file is in the configured place or in the state directory")
  func place() throws {
    let environment = ["XDG_STATE_HOME": scratch("xdg")]
    var configuration = Configuration()
    #expect(
      try configuration.homeStore(environment: environment, home: "/home/u").path == scratch("xdg/quiver/home.conf"))
    configuration.homeFile = scratch("git/home.conf")
    #expect(try configuration.homeStore(environment: environment, home: "/home/u").path == scratch("git/home.conf"))
  }
}
