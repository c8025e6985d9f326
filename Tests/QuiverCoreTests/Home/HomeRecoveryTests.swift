import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("Recovery of the layout file")
struct HomeRecoveryTests {
  private let scratch: ConfigurationScratch
  private var store: HomeStore
  private static let file = "state/home.conf"

  init() throws {
    scratch = try ConfigurationScratch()
    store = try HomeStore(file: scratch(Self.file))
  }

  private func board(_ names: String...) -> Board {
    Board(pages: [names.map { .app(ItemID($0)) }])
  }

  private func board(in name: String) -> Board? {
    scratch.text(name).flatMap { BoardCodec.read(Array($0.utf8)).board }
  }

  /// A layout with so many applications that are not installed.
  private func board(ofSize count: Int) -> Board {
    Board(pages: [(0..<count).map { .app(ItemID("org.example.Application\($0).desktop")) }])
  }

  /// What the next start makes of what is on the disk.
  private func nextStart() throws -> HomeStore.Loaded {
    var next = try HomeStore(file: store.path)
    return next.load(stamp: "later", holding: try next.lock()).0
  }

  @Test("is not needed for a layout of 40,000 applications, nor for its journal")
  mutating func largeLayout() throws {
    let large = board(ofSize: 40_000)
    try store.save(large, stamp: "now")
    #expect(try #require(FileStatus(store.path)).size > 1 << 20)
    #expect(try nextStart() == .read(large))
    for number in 0..<9 {
      try store.record([.act(on: large)])
      try store.save(board("\(number)"), stamp: "now")
      store.shorten(to: store.history(current: nil, stamp: "now"), current: large)
    }
    #expect(store.history(current: nil, stamp: "now").past.last == large)
    #expect(try !scratch.names(in: "state").contains { $0.contains("bad") })
  }

  @Test("is not needed after a save that was refused because the layout is larger than what is read")
  mutating func tooLargeLayout() throws {
    try store.save(board("a"), stamp: "now")
    let endless = Board(pages: [[.app(ItemID(String(repeating: "x", count: HomeStore.limit)))]])
    #expect(throws: HomeStore.Failure.file(.tooLarge(limit: HomeStore.limit))) {
      try store.save(endless, stamp: "now")
    }
    #expect(try nextStart() == .read(board("a")))
  }

  @Test("brings back the newest generation of a file that is missing, which is never a first run")
  mutating func missingFile() throws {
    for name in ["a", "b", "c"] { try store.save(board(name), stamp: "now") }
    try FileManager.default.removeItem(atPath: store.path)
    #expect(try nextStart() == .recovered(board("b"), aside: nil))
    #expect(board(in: Self.file) == board("b"))
  }

  @Test("writes nothing without the lock, and the next save does what is left to do")
  mutating func withoutLock() throws {
    try store.save(board("a"), stamp: "now")
    try store.save(board("b"), stamp: "now")
    try scratch.write(Self.file, "bad")
    #expect(store.load(stamp: "now", holding: nil).0 == .recovered(board("a"), aside: nil))
    #expect(scratch.text(Self.file) == "bad")
    #expect(try store.save(board("c"), stamp: "now") == .setAside(scratch("\(Self.file).bad-now")))
    #expect(board(in: Self.file) == board("c"))
  }

  @Test(
    "happens for a file that becomes unusable while the program runs: the next save never overwrites it",
    arguments: ["half a file", "", "large", "fifo", "directory"])
  mutating func unusableWhileRunning(_ kind: String) throws {
    try store.save(board("a"), stamp: "now")
    try FileManager.default.removeItem(atPath: store.path)
    switch kind {
    case "large": try scratch.write(Self.file, Data(count: HomeStore.limit + 1))
    case "fifo": mkfifo(store.path, 0o600)
    case "directory": try scratch.write("\(Self.file)/treasure", "kept")
    default: try scratch.write(Self.file, kind)
    }
    #expect(store.reload().board == nil)
    #expect(try store.save(board("b"), stamp: "now") == .setAside(scratch("\(Self.file).bad-now")))
    #expect(FileStatus(scratch("\(Self.file).bad-now")) != nil)
    #expect(try nextStart() == .read(board("b")))
  }

  @Test("needs a complete replacement before anything is renamed: on a full disk all stays as it was")
  mutating func fullDisk() throws {
    guard SmallDisk.isPossible else { return }
    try store.save(board("a"), stamp: "now")
    try store.save(board("b"), stamp: "now")
    let generation = try Data(contentsOf: URL(filePath: "\(store.path).1"))
    let disk = try SmallDisk(at: scratch("disk"))
    try scratch.write("disk/home.conf", "bad")
    try scratch.write("disk/home.conf.1", generation)
    try disk.fill()
    store = try HomeStore(file: scratch("disk/home.conf"))
    #expect(store.load(stamp: "now", holding: try store.lock()).0 == .recovered(board("a"), aside: nil))
    #expect(try scratch.names(in: "disk") == ["filler", "home.conf", "home.conf.1"])
    #expect(scratch.text("disk/home.conf") == "bad")
  }

  @Test("waits for another writer for two seconds, then it is refused")
  func lock() throws {
    var lock: DirectoryLock? = try store.lock()
    #expect(throws: FileFault.busy) { try store.lock() }
    lock = nil
    #expect(lock == nil)
    #expect(throws: Never.self) { try store.lock() }
  }
}
