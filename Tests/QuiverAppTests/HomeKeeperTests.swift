import Foundation
import SpringboardEngine
import Testing

@testable import QuiverApp

@MainActor
@Suite("The arrangement is kept")
struct HomeKeeperTests {
  private let world: LiveWorld
  private let keeper: HomeKeeper
  private static let file = "state/quiver/home.conf"

  init() throws {
    world = try LiveWorld()
    keeper = HomeKeeper(world.surroundings)
  }

  private func board(_ names: String...) -> Board {
    Board(pages: [names.map { .app(ItemID($0)) }])
  }

  private var saved: Board? {
    world.scratch.text(Self.file).flatMap { BoardCodec.read(Array($0.utf8)).board }
  }

  @Test("at once")
  func atOnce() {
    #expect(keeper.load() == nil)
    keeper.save(board("a", "b"))
    #expect(saved == board("a", "b"))
  }

  @Test("as soon as the disk lets it, and then as it was last")
  func retry() throws {
    try world.scratch.write("state", "in the way")
    keeper.save(board("a"))
    keeper.save(board("b"))
    #expect(saved == nil)
    try FileManager.default.removeItem(atPath: world.scratch("state"))
    #expect(LiveWorld.goOn { saved == board("b") })
  }

  @Test("once more before the end")
  func finish() throws {
    try world.scratch.write("state", "in the way")
    keeper.save(board("a"))
    try FileManager.default.removeItem(atPath: world.scratch("state"))
    keeper.finish(board("a"))
    #expect(saved == board("a"))
  }

  @Test("as somebody else has written it, and our own saves are no news")
  func outside() throws {
    #expect(keeper.load() == nil)
    keeper.save(board("a", "b"))
    #expect(keeper.reload() == nil)
    try world.scratch.write(Self.file, BoardCodec.text(of: board("b", "a"), replacing: BoardCodec.heading))
    #expect(keeper.reload() == board("b", "a"))
    #expect(keeper.reload() == nil)
  }
}
