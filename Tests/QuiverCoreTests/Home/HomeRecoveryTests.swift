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

  /// A layout of many applications that are not installed.
  private func board(ofSize count: Int) -> Board {
    Board(pages: [Board.Page((0..<count).map { .app(.application("org.example.Application\($0).desktop")) })])
  }

  /// What the next start loads.
  private func nextStart() throws -> HomeStore.Loaded {
    var next = try HomeStore(file: store.path)
    return next.load(stamp: "later", holding: try next.lock()).0
  }

  @Test("A layout of 40,000 applications needs no recovery")
  mutating func largeLayout() throws {
    let large = board(ofSize: 40_000)
    try store.save(large, stamp: "now")
    #expect(try #require(FileStatus(store.path)).size > 1 << 20)
    #expect(try nextStart() == .read(large))
    for number in 0..<9 {
      try store.record([.act(on: large)])
      try store.save(Board(drawing: "\(number)"), stamp: "now")
      store.shorten(to: store.history(current: nil, stamp: "now"), current: large)
    }
    #expect(store.history(current: nil, stamp: "now").past.last == large)
    #expect(try !scratch.names(in: "state").contains { $0.contains("bad") })
  }

  @Test("A layout that is too large is not saved, and the old one is loaded")
  mutating func tooLargeLayout() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    let endless = Board(pages: [[.app(.application(String(repeating: "x", count: HomeStore.limit)))]])
    #expect(throws: HomeStore.Failure.file(.tooLarge(limit: HomeStore.limit))) {
      try store.save(endless, stamp: "now")
    }
    #expect(try nextStart() == .read(Board(drawing: "a")))
  }

  @Test("A missing file is replaced by the newest generation, and is no first run")
  mutating func missingFile() throws {
    for name in ["a", "b", "c"] { try store.save(Board(drawing: name), stamp: "now") }
    try FileManager.default.removeItem(atPath: store.path)
    #expect(try nextStart() == .recovered(Board(drawing: "b"), aside: nil))
    #expect(scratch.board(in: Self.file) == Board(drawing: "b"))
  }

  @Test("Without the lock nothing is written, and the next save completes the recovery")
  mutating func withoutLock() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    try store.save(Board(drawing: "b"), stamp: "now")
    try scratch.write(Self.file, "bad")
    #expect(store.load(stamp: "now", holding: nil).0 == .recovered(Board(drawing: "a"), aside: nil))
    #expect(scratch.text(Self.file) == "bad")
    #expect(try store.save(Board(drawing: "c"), stamp: "now") == .setAside(scratch("\(Self.file).bad-now")))
    #expect(scratch.board(in: Self.file) == Board(drawing: "c"))
  }

  @Test(
    "A file that becomes unusable while running is set aside by the next save",
    arguments: ["half a file", "", "large", "fifo", "directory"])
  mutating func unusableWhileRunning(_ kind: String) throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    try FileManager.default.removeItem(atPath: store.path)
    switch kind {
    case "large": try scratch.write(Self.file, Data(count: HomeStore.limit + 1))
    case "fifo": mkfifo(store.path, 0o600)
    case "directory": try scratch.write("\(Self.file)/file", "kept")
    default: try scratch.write(Self.file, kind)
    }
    #expect(store.reload().board == nil)
    #expect(try store.save(Board(drawing: "b"), stamp: "now") == .setAside(scratch("\(Self.file).bad-now")))
    #expect(FileStatus(scratch("\(Self.file).bad-now")) != nil)
    #expect(try nextStart() == .read(Board(drawing: "b")))
  }

  @Test(
    "On a full disk recovery changes no file",
    .enabled(if: SmallDisk.isPossible, "mounting needs the rights of root"))
  mutating func fullDisk() throws {
    try store.save(Board(drawing: "a"), stamp: "now")
    try store.save(Board(drawing: "b"), stamp: "now")
    let generation = try Data(contentsOf: URL(filePath: "\(store.path).1"))
    let disk = try SmallDisk(at: scratch("disk"))
    try scratch.write("disk/home.conf", "bad")
    try scratch.write("disk/home.conf.1", generation)
    try disk.fill()
    store = try HomeStore(file: scratch("disk/home.conf"))
    #expect(store.load(stamp: "now", holding: try store.lock()).0 == .recovered(Board(drawing: "a"), aside: nil))
    #expect(try scratch.names(in: "disk") == ["filler", "home.conf", "home.conf.1"])
    #expect(scratch.text("disk/home.conf") == "bad")
  }

  @Test("The lock is refused while another writer has it")
  func lock() throws {
    var lock: DirectoryLock? = try store.lock()
    #expect(throws: FileFault.busy) { try store.lock() }
    lock = nil
    #expect(lock == nil)
    #expect(throws: Never.self) { try store.lock() }
  }
}
