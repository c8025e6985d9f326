import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverApp

/// The state directory is a mounted disk of 64 KiB.
@MainActor
@Suite(
  "The arrangement on a full or read-only disk", .enabled(if: SmallDisk.isPossible, "mounting needs the rights of root")
)
final class HomeDiskTests {
  private let fixture: AppFixture
  private let disk: SmallDisk
  private let keeper: HomeKeeper
  private var failures: [FileFault] = []

  init() throws {
    fixture = try AppFixture()
    disk = try SmallDisk(at: fixture.scratch("state"))
    keeper = HomeKeeper(fixture.environment)
    keeper.onFailure = { [weak self] in self?.failures.append($0) }
    #expect(keeper.loadAndWait() == nil)
    keeper.saveAndWait(Board(drawing: "a"))
  }

  private var saved: Board? {
    fixture.scratch.board(in: "state/quiver/home.conf")
  }

  @Test("On a full disk the file stays as it is, and is saved once there is room")
  func onAFullDiskTheFileStaysAsItIsAndIsSavedOnceThereIsRoom() throws {
    try disk.fill()
    keeper.saveAndWait(Board(drawing: "b"))
    keeper.saveAndWait(Board(drawing: "c"))
    #expect(saved == Board(drawing: "a"))
    #expect(failures == [.system(call: "write", code: ENOSPC)])
    #expect(try fixture.scratch.names(in: "state/quiver") == ["home.conf"])
    try disk.free()
    #expect(AppFixture.runLoop { saved == Board(drawing: "c") })
    #expect(failures.count == 1)
  }

  @Test("On a disk that is full at the start the file is read, and changes are saved once there is room")
  func fullAtStart() throws {
    try disk.fill()
    let other = HomeKeeper(fixture.environment)
    #expect(other.loadAndWait() == Board(drawing: "a"))
    other.record(.act(on: Board(drawing: "a")))
    other.saveAndWait(Board(drawing: "b"))
    #expect(saved == Board(drawing: "a"))
    try disk.free()
    #expect(AppFixture.runLoop { saved == Board(drawing: "b") })
    other.finish()
  }

  @Test("On a read-only disk the file stays as it is, and is saved once it can be written")
  func readOnly() throws {
    try disk.remount("ro")
    keeper.saveAndWait(Board(drawing: "b"))
    #expect(saved == Board(drawing: "a"))
    #expect(failures == [.system(call: "unlink", code: EROFS)])
    try disk.remount("rw")
    #expect(AppFixture.runLoop { saved == Board(drawing: "b") })
  }
}
