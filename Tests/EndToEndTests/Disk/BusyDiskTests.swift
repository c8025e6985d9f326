import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The window and the layout file on a disk that takes long to write.
  @Suite struct BusyDiskTests {
    private let first = "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14"
    private let second = "02 01 03 04 05 06 | 07 08 09 10 11 12 | 13 14"

    @Test("The window shows actions before they are saved")
    func windowShowsActionsBeforeTheyAreSaved() async throws {
      let (desktop, _) = try await springboardOnBusyDisk()
      try await desktop.moveRight("App 01")
      try await desktop.waitForTiles(["App 02", "App 01"] + TestDesktop.page(1).dropFirst(2) + ["Done"])
      try await desktop.moveRight("App 05")
      try await desktop.waitForTiles(["App 02", "App 01", "App 03", "App 04", "App 06", "App 05", "Done"])
      #expect(desktop.arrangement == first)
      try desktop.freeDisk()
      try await desktop.waitForSavedBoard("02 01 03 04 06 05 | 07 08 09 10 11 12 | 13 14")
    }

    @Test("Quitting waits for the last write")
    func quittingWaitsForTheLastWrite() async throws {
      let (desktop, springboard) = try await springboardOnBusyDisk()
      try await desktop.moveRight("App 01")
      springboard.process.send(SIGTERM)
      try await desktop.waitForLog("waiting for the disk to save the layout")
      #expect(desktop.arrangement == first)
      try desktop.freeDisk()
      #expect(try await springboard.exitStatus() == 0)
      #expect(desktop.arrangement == second)
    }

    @Test("Quitting gives up on a disk that never finishes writing")
    func quittingGivesUpOnADiskThatNeverFinishesWriting() async throws {
      let (desktop, springboard) = try await springboardOnBusyDisk()
      try await desktop.moveRight("App 01")
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      try await desktop.waitForLog("the layout could not be saved before the end")
      #expect(desktop.arrangement == first)
    }

    /// A springboard in edit mode whose layout is saved, on a disk that is busy from now on.
    private func springboardOnBusyDisk() async throws -> (TestDesktop, Springboard) {
      let desktop = try await TestDesktop()
      let source = URL(filePath: TestFiles.path("Preload/busy-disk.c"))
      let library = try preloadLibrary(from: source, in: desktop.directory)
      let additions = ["LD_PRELOAD": library, "QUIVER_BUSY_DISK": desktop.busyMark]
      let springboard = Springboard(
        try desktop.start([TestDesktop.quiver], with: Springboard.strict.merging(additions) { $1 }))
      try await desktop.waitForPage(1)
      try await desktop.waitForSavedBoard(first)
      try await springboard.waitUntilIdle()
      #expect(try desktop.reader.act("edit", on: "App 01"))
      try await desktop.waitForEditMode()
      try Data().write(to: URL(filePath: desktop.busyMark))
      return (desktop, springboard)
    }
  }
}

extension TestDesktop {
  fileprivate var busyMark: String { "\(directory)/busy" }

  fileprivate func freeDisk() throws { try FileManager.default.removeItem(atPath: busyMark) }

  fileprivate func moveRight(_ name: String) async throws {
    for action in ["pick up", "move right", "drop"] {
      try await eventually("“\(action)” of \(name)") { try reader.act(action, on: name) }
    }
    try await waitForEditMode()
  }
}
