import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp

/// On a disk of 64 KiB, mounted over the state directory.
@MainActor
@Suite("The arrangement on a disk", .enabled(if: SmallDisk.isPossible, "mounting needs the rights of root"))
final class HomeDiskTests {
  private let world: LiveWorld
  private let disk: SmallDisk
  private let keeper: HomeKeeper
  private var failures: [FileFault] = []

  init() throws {
    world = try LiveWorld()
    disk = try SmallDisk(at: world.scratch("state"))
    keeper = HomeKeeper(world.environment)
    keeper.onFailure = { [weak self] in self?.failures.append($0) }
    #expect(keeper.loadAndWait() == nil)
    keeper.saveAndWait(board("a"))
  }

  private func board(_ names: String...) -> Board {
    Board(pages: [names.map { .app(ItemID($0)) }])
  }

  private var saved: Board? {
    world.scratch.text("state/quiver/home.conf").flatMap { BoardCodec.read(Array($0.utf8)).board }
  }

  @Test("that is full is as it was, and is saved as soon as there is room")
  func full() throws {
    try disk.fill()
    keeper.saveAndWait(board("b"))
    keeper.saveAndWait(board("c"))
    #expect(saved == board("a"))
    #expect(failures == [.system(call: "write", code: ENOSPC)])
    #expect(try world.scratch.names(in: "state/quiver") == ["home.conf"])
    try disk.free()
    #expect(LiveWorld.goOn { saved == board("c") })
    #expect(failures.count == 1)
  }

  @Test("that is full at the start as well is read, and what is done then is saved when there is room")
  func fullAtStart() throws {
    try disk.fill()
    let other = HomeKeeper(world.environment)
    #expect(other.loadAndWait() == board("a"))
    other.record(.act(on: board("a")))
    other.saveAndWait(board("b"))
    #expect(saved == board("a"))
    try disk.free()
    #expect(LiveWorld.goOn { saved == board("b") })
    other.finish()
  }

  @Test("that became read-only is as it was, and is saved as soon as it can be written")
  func readOnly() throws {
    try disk.remount("ro")
    keeper.saveAndWait(board("b"))
    #expect(saved == board("a"))
    #expect(failures == [.system(call: "unlink", code: EROFS)])
    try disk.remount("rw")
    #expect(LiveWorld.goOn { saved == board("b") })
  }
}
