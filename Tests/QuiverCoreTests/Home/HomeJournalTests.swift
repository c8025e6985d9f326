import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The journal of the arrangement")
struct HomeJournalTests {
  private let scratch: ConfigurationScratch
  private let journal: HomeJournal
  private static let name = "home.conf.journal"

  init() throws {
    scratch = try ConfigurationScratch()
    journal = try HomeJournal(beside: try AtomicFile(scratch("home.conf")), layoutLimit: HomeStore.limit)
  }

  private var read: [BoardHistory.Step] { journal.steps(stamp: "now") }

  /// Steps with different boards.
  private static func steps(_ count: Int) -> [BoardHistory.Step] {
    (0..<count).map { number in
      let board = Board(drawing: "a b Games(c d\(number)) | e | dock: f g | removed: h")
      return [.act(on: board), .undo(from: board), .redo(from: board)][number % 3]
    }
  }

  private func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: scratch(Self.name)))) }

  @Test("Steps are read back in order")
  func stepsAreReadBackInOrder() throws {
    for step in Self.steps(7) { try journal.append([step]) }
    #expect(read == Self.steps(7))
    try journal.append(Self.steps(2))
    #expect(read == Self.steps(7) + Self.steps(2))
    #expect(try scratch.names() == [Self.name])
  }

  @Test("Any folder name can be stored", arguments: ["two\nlines\\n", "[Home]", " ; = # ", "\u{202E}ü\t\r"])
  func anyFolderNameCanBeStored(_ name: String) throws {
    let folder = Board.Folder(
      id: .folder("f"), name: name, items: [ItemID.application("a;b"), ItemID.application("c d")])
    try journal.append([.act(on: Board(pages: [[.folder(folder)]]))])
    #expect(read == [.act(on: Board(pages: [[.folder(folder)]]))])
  }

  @Test("A truncated journal has every step before the cut, and can be continued")
  func truncated() throws {
    try journal.append(Self.steps(4))
    let whole = try bytes()
    let ends = whole.split(separator: UInt8(ascii: "\n")).dropFirst().map(\.endIndex)
    for length in whole.indices {
      try scratch.write(Self.name, Data(whole[..<length]))
      let kept = Self.steps(ends.count { $0 <= length })
      #expect(read == kept, "cut at \(length)")
      guard length % 9 == 0 else { continue }
      try journal.append(Self.steps(1))
      #expect(read == kept + Self.steps(1), "cut at \(length)")
    }
  }

  @Test("A flipped bit loses only the steps it is in", arguments: 0..<40 as Range<UInt64>)
  func bitFlips(_ seed: UInt64) throws {
    let steps = Self.steps(9)
    try journal.append(steps)
    var (damaged, generator) = (try bytes(), SeededGenerator(seed: seed))
    for _ in 0..<2 {
      damaged[Int.random(in: damaged.indices, using: &generator)] ^= 1 << Int.random(in: 0..<8, using: &generator)
    }
    try scratch.write(Self.name, Data(damaged))
    let kept = read
    #expect(kept.count >= steps.count - 4)
    #expect(kept == steps.filter(kept.contains))
  }

  @Test("Foreign content is skipped")
  func foreignContentIsSkipped() throws {
    try scratch.write(Self.name, "hello\nact [Home]\n0 act [Home]\n\u{0}\u{1}\n")
    try journal.append(Self.steps(2))
    let file = try FileHandle(forWritingTo: URL(filePath: scratch(Self.name)))
    try file.seekToEnd()
    try file.write(contentsOf: Data("<<<<<<< mine".utf8))
    try journal.append(Self.steps(1))
    #expect(read == Self.steps(2) + Self.steps(1))
  }

  @Test("A directory in place of the journal is set aside")
  func directoryInPlaceOfTheJournalIsSetAside() throws {
    try scratch.write("\(Self.name)/file", "kept")
    #expect(read == [])
    #expect(scratch.text("\(Self.name).bad-now/file") == "kept")
    try journal.append(Self.steps(1))
    #expect(read == Self.steps(1))
  }

  @Test("The journal is limited, and the oldest steps are dropped")
  func journalIsLimitedAndTheOldestStepsAreDropped() throws {
    let large = Board(pages: [
      Board.Page((0..<4_000).map { .app(.application("org.example.application-\($0).desktop")) })
    ])
    let steps = (0..<20).map {
      BoardHistory.Step.act(on: Board(pages: large.pages, dock: [.app(.application("\($0)"))]))
    }
    try journal.append(steps)
    #expect(journal.isLong(for: Board()))
    try journal.replace(with: steps)
    #expect(!journal.isLong(for: Board()))
    #expect(try bytes().count <= HomeJournal.targetSize + 100)
    #expect(read.count > 1)
    #expect(read == steps.suffix(read.count))
    try journal.replace(with: Array(steps.prefix(2)))
    #expect(read == Array(steps.prefix(2)))
  }

  @Test("Temporary files of an interrupted shortening are removed")
  func temporaryFiles() throws {
    try scratch.write(".\(Self.name).new.999999999", "half of")
    _ = read
    #expect(try scratch.names() == [])
  }
}
