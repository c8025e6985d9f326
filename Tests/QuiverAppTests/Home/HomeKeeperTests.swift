import Foundation
import Posix
import SpringboardEngine
import Testing

@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("The arrangement is kept")
final class HomeKeeperTests {
  private let world: LiveWorld
  private var keeper: HomeKeeper
  /// What was read, what was known after each start, and what the user was told.
  private var loads: [Board?] = []
  private var changes: [Board] = []
  private var histories: [BoardHistory] = []
  private var failures: [FileFault] = []
  private static let file = "state/quiver/home.conf"

  init() throws {
    world = try LiveWorld()
    keeper = HomeKeeper(world.environment)
    listen()
  }

  private func listen() {
    keeper.onLoad = { [weak self] in self?.loads.append($0) }
    keeper.onChange = { [weak self] in self?.changes.append($0) }
    keeper.onHistory = { [weak self] in self?.histories.append($0) }
    keeper.onFailure = { [weak self] in self?.failures.append($0) }
  }

  /// Reads the file, as at a start.
  private func load() -> Board? {
    keeper.load()
    keeper.wait(atMost: 20)
    return loads.last ?? nil
  }

  private func save(_ board: Board) {
    keeper.save(board)
    keeper.wait(atMost: 20)
  }

  /// What the window hears after the file may have been changed.
  private func reload() -> Board? {
    let heard = changes.count
    keeper.reload()
    keeper.wait(atMost: 20)
    return changes.dropFirst(heard).last
  }

  private func board(_ names: String...) -> Board {
    Board(pages: [names.map { .app(ItemID($0)) }])
  }

  private var saved: Board? {
    world.scratch.text(Self.file).flatMap { BoardCodec.read(Array($0.utf8)).board }
  }

  /// The program ends, or is killed, and another begins. What stands then, and what can be undone and redone.
  private func restart() throws -> (Board?, BoardHistory) {
    keeper.wait(atMost: 20)
    keeper = HomeKeeper(world.environment)
    listen()
    let known = histories.count
    let board = load()
    return (board, histories[known])
  }

  private func history(_ steps: BoardHistory.Step...) -> BoardHistory {
    BoardHistory(steps, current: nil)
  }

  @Test("at once")
  func atOnce() {
    #expect(load() == nil)
    save(board("a", "b"))
    #expect(saved == board("a", "b"))
  }

  @Test("as soon as the disk lets it, and then as it was last; the user hears of it once")
  func retry() throws {
    try world.scratch.write("state", "in the way")
    #expect(load() == nil)
    save(board("a"))
    save(board("b"))
    #expect(saved == nil)
    #expect(failures == [.system(call: "mkdir", code: ENOTDIR)])
    try FileManager.default.removeItem(atPath: world.scratch("state"))
    #expect(LiveWorld.goOn { saved == board("b") })
    #expect(failures.count == 1)
    try FileManager.default.removeItem(atPath: world.scratch("state"))
    try world.scratch.write("state", "in the way again")
    save(board("c"))
    #expect(failures.count == 2)
  }

  @Test("once more before the end")
  func finish() throws {
    try world.scratch.write("state", "in the way")
    #expect(load() == nil)
    save(board("a"))
    try FileManager.default.removeItem(atPath: world.scratch("state"))
    keeper.finish()
    #expect(saved == board("a"))
  }

  @Test("as somebody else has written it, and our own saves are no update")
  func outside() throws {
    #expect(load() == nil)
    save(board("a", "b"))
    #expect(reload() == nil)
    try world.scratch.write(Self.file, BoardCodec.text(of: board("b", "a"), replacing: BoardCodec.heading))
    #expect(reload() == board("b", "a"))
    #expect(reload() == nil)
  }

  @Test("with all that can be undone and redone")
  func acts() throws {
    #expect(try restart() == (nil, BoardHistory()))
    keeper.save(board("a"))
    keeper.record(.act(on: board("a")))
    keeper.save(board("b"))
    #expect(try restart() == (board("b"), history(.act(on: board("a")))))
    keeper.record(.act(on: board("b")))
    keeper.save(board("c"))
    keeper.record(.undo(from: board("c")))
    keeper.save(board("b"))
    #expect(try restart() == (board("b"), history(.act(on: board("a")), .act(on: board("b")), .undo(from: board("c")))))
  }

  @Test("with what was done before it was known what had been done")
  func earlyUpdate() throws {
    _ = try restart()
    keeper.save(board("a"))
    keeper.record(.act(on: board("a")))
    keeper.save(board("b"))
    keeper.wait(atMost: 20)
    keeper = HomeKeeper(world.environment, postponed: true)
    listen()
    #expect(load() == board("b"))
    keeper.record(.act(on: board("b")))
    keeper.save(board("c"))
    keeper.finish()
    #expect(try restart() == (board("c"), history(.act(on: board("a")), .act(on: board("b")))))
  }

  @Test("elsewhere, with all that, when that is wanted")
  func moved() throws {
    _ = try restart()
    for (before, after) in [("a", "b"), ("b", "c")] {
      keeper.record(.act(on: board(before)))
      keeper.save(board(after))
    }
    keeper.wait(atMost: 20)
    let former = keeper
    try FileManager.default.removeItem(atPath: world.scratch("state"))
    keeper = HomeKeeper(world.environment)
    listen()
    #expect(load() == nil)
    keeper.save(board("c"), from: former)
    keeper.wait(atMost: 20)
    #expect(try restart() == (board("c"), history(.act(on: board("a")), .act(on: board("b")))))
  }

  @Test("without what was begun and not done")
  func cutShort() throws {
    _ = try restart()
    keeper.save(board("a"))
    keeper.record(.act(on: board("a")))
    #expect(try restart() == (board("a"), BoardHistory()))
  }

  @Test("even where the journal cannot be")
  func noJournal() throws {
    _ = try restart()
    try world.scratch.write("\(Self.file).journal/in the way", "")
    keeper.record(.act(on: board("a")))
    save(board("b"))
    #expect(saved == board("b"))
    #expect(failures == [.directory])
  }
}
