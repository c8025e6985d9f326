import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Saving the arrangement")
final class HomeKeeperTests {
  private let fixture: AppFixture
  private var keeper: HomeKeeper
  /// Boards that were read, external changes, histories after each start, and failures reported to the user.
  private var loads: [Board?] = []
  private var changes: [Board] = []
  private var histories: [BoardHistory] = []
  private var failures: [FileFault] = []
  private static let file = "state/quiver/home.conf"

  init() throws {
    fixture = try AppFixture()
    keeper = HomeKeeper(fixture.environment)
    listen()
  }

  private func listen() {
    keeper.onLoad = { [weak self] in self?.loads.append($0) }
    keeper.onChange = { [weak self] in self?.changes.append($0) }
    keeper.onHistory = { [weak self] in self?.histories.append($0) }
    keeper.onFailure = { [weak self] in self?.failures.append($0) }
  }

  /// Reads the file, as when starting.
  private func load() -> Board? {
    keeper.load()
    keeper.wait(atMost: 20)
    return loads.last ?? nil
  }

  private func save(_ board: Board) {
    keeper.save(board)
    keeper.wait(atMost: 20)
  }

  /// The board that is reported after the file may have been changed.
  private func reload() -> Board? {
    let count = changes.count
    keeper.reload()
    keeper.wait(atMost: 20)
    return changes.dropFirst(count).last
  }

  private var saved: Board? {
    fixture.scratch.board(in: Self.file)
  }

  /// Replaces the keeper, as when the program is restarted. Returns the board and the history that the new one reads.
  private func restart() throws -> (Board?, BoardHistory) {
    keeper.wait(atMost: 20)
    keeper = HomeKeeper(fixture.environment)
    listen()
    let known = histories.count
    let board = load()
    return (board, histories[known])
  }

  private func history(_ steps: BoardHistory.Step...) -> BoardHistory {
    BoardHistory(steps, current: nil)
  }

  @Test("A board is saved at once")
  func boardIsSavedAtOnce() {
    #expect(load() == nil)
    save(Board(drawing: "a b"))
    #expect(saved == Board(drawing: "a b"))
  }

  @Test("Saving is retried with the latest board, and the failure is reported once")
  func savingIsRetriedWithTheLatestBoardAndTheFailureIsReportedOnce() throws {
    try fixture.scratch.write("state", "in the way")
    #expect(load() == nil)
    save(Board(drawing: "a"))
    save(Board(drawing: "b"))
    #expect(saved == nil)
    #expect(failures == [.system(call: "mkdir", code: ENOTDIR)])
    try FileManager.default.removeItem(atPath: fixture.scratch("state"))
    #expect(AppFixture.runLoop { saved == Board(drawing: "b") })
    #expect(failures.count == 1)
    try FileManager.default.removeItem(atPath: fixture.scratch("state"))
    try fixture.scratch.write("state", "in the way again")
    save(Board(drawing: "c"))
    #expect(failures.count == 2)
  }

  @Test("Saving is retried when quitting")
  func finish() throws {
    try fixture.scratch.write("state", "in the way")
    #expect(load() == nil)
    save(Board(drawing: "a"))
    try FileManager.default.removeItem(atPath: fixture.scratch("state"))
    keeper.finish()
    #expect(saved == Board(drawing: "a"))
  }

  @Test("External changes are reported, own saves are not")
  func externalChangesAreReportedOwnSavesAreNot() throws {
    #expect(load() == nil)
    save(Board(drawing: "a b"))
    #expect(reload() == nil)
    try fixture.scratch.write(Self.file, BoardCodec.text(of: Board(drawing: "b a"), replacing: BoardCodec.heading))
    #expect(reload() == Board(drawing: "b a"))
    #expect(reload() == nil)
  }

  @Test("The undo history survives a restart")
  func acts() throws {
    #expect(try restart() == (nil, BoardHistory()))
    keeper.save(Board(drawing: "a"))
    keeper.record(.act(on: Board(drawing: "a")))
    keeper.save(Board(drawing: "b"))
    #expect(try restart() == (Board(drawing: "b"), history(.act(on: Board(drawing: "a")))))
    keeper.record(.act(on: Board(drawing: "b")))
    keeper.save(Board(drawing: "c"))
    keeper.record(.undo(from: Board(drawing: "c")))
    keeper.save(Board(drawing: "b"))
    #expect(
      try restart() == (
        Board(drawing: "b"),
        history(.act(on: Board(drawing: "a")), .act(on: Board(drawing: "b")), .undo(from: Board(drawing: "c")))
      ))
  }

  @Test("Acts before the history was read are added to it")
  func actsBeforeTheHistoryWasReadAreAddedToIt() throws {
    _ = try restart()
    keeper.save(Board(drawing: "a"))
    keeper.record(.act(on: Board(drawing: "a")))
    keeper.save(Board(drawing: "b"))
    keeper.wait(atMost: 20)
    keeper = HomeKeeper(fixture.environment, postponed: true)
    listen()
    #expect(load() == Board(drawing: "b"))
    keeper.record(.act(on: Board(drawing: "b")))
    keeper.save(Board(drawing: "c"))
    keeper.finish()
    #expect(
      try restart() == (Board(drawing: "c"), history(.act(on: Board(drawing: "a")), .act(on: Board(drawing: "b")))))
  }

  @Test("A layout that is read early is reported later, and once")
  func earlyReading() throws {
    _ = try restart()
    save(Board(drawing: "a"))
    keeper = HomeKeeper(fixture.environment, postponed: true)
    listen()
    loads = []
    keeper.beginReading()
    #expect(loads.isEmpty)
    #expect(load() == Board(drawing: "a"))
    #expect(loads.count == 1)
    save(Board(drawing: "b"))
    keeper.begin()
    keeper.wait(atMost: 20)
    #expect(saved == Board(drawing: "b"))
  }

  @Test("Early reading changes nothing, and what has changed since is read again")
  func earlyReadingOfAnUnusableFile() throws {
    _ = try restart()
    save(Board(drawing: "a"))
    save(Board(drawing: "b"))
    try fixture.scratch.write(Self.file, "nothing")
    let files = try FileManager.default.subpathsOfDirectory(atPath: fixture.scratch("state")).sorted()
    let environment = fixture.environment
    _ = HomeJob.beginReading { () throws(FileFault) in try environment.homeStore() }.get()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: fixture.scratch("state")).sorted() == files)
    keeper = HomeKeeper(fixture.environment, postponed: true)
    listen()
    keeper.beginReading()
    try fixture.scratch.write(Self.file, BoardCodec.text(of: Board(drawing: "c")))
    #expect(load() == Board(drawing: "c"))
  }

  @Test("Moving to another file keeps the history")
  func movingToAnotherFileKeepsTheHistory() throws {
    _ = try restart()
    for (before, after) in [("a", "b"), ("b", "c")] {
      keeper.record(.act(on: Board(drawing: before)))
      keeper.save(Board(drawing: after))
    }
    keeper.wait(atMost: 20)
    let former = keeper
    try FileManager.default.removeItem(atPath: fixture.scratch("state"))
    keeper = HomeKeeper(fixture.environment)
    listen()
    #expect(load() == nil)
    keeper.save(Board(drawing: "c"), from: former)
    keeper.wait(atMost: 20)
    #expect(
      try restart() == (Board(drawing: "c"), history(.act(on: Board(drawing: "a")), .act(on: Board(drawing: "b")))))
  }

  @Test("A step without its board is dropped")
  func stepWithoutItsBoardIsDropped() throws {
    _ = try restart()
    keeper.save(Board(drawing: "a"))
    keeper.record(.act(on: Board(drawing: "a")))
    #expect(try restart() == (Board(drawing: "a"), BoardHistory()))
  }

  @Test("The board is saved even if the journal cannot be written")
  func noJournal() throws {
    _ = try restart()
    try fixture.scratch.write("\(Self.file).journal/in the way", "")
    keeper.record(.act(on: Board(drawing: "a")))
    save(Board(drawing: "b"))
    #expect(saved == Board(drawing: "b"))
    #expect(failures == [.directory])
  }
}
