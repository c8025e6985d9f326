import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The window and the layout's file where a disk takes long to write.
  @Suite struct BusyDiskTests {
    private let first = "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14"
    private let second = "02 01 03 04 05 06 | 07 08 09 10 11 12 | 13 14"

    @Test func windowShowsActionsBeforeTheyAreSaved() async throws {
      let (desk, _) = try await busySpringboard()
      try await desk.moveRight("App 01")
      try await desk.sees(["App 02", "App 01"] + Desk.page(1).dropFirst(2) + ["Done"])
      try await desk.moveRight("App 05")
      try await desk.sees(["App 02", "App 01", "App 03", "App 04", "App 06", "App 05", "Done"])
      #expect(desk.arrangement == first)
      try desk.freeDisk()
      try await desk.keeps("02 01 03 04 06 05 | 07 08 09 10 11 12 | 13 14")
    }

    @Test func quittingWaitsForTheLastWrite() async throws {
      let (desk, springboard) = try await busySpringboard()
      try await desk.moveRight("App 01")
      springboard.process.send(SIGTERM)
      try await desk.logs("waiting for the disk to save the arrangement")
      #expect(desk.arrangement == first)
      try desk.freeDisk()
      #expect(try await springboard.ends() == 0)
      #expect(desk.arrangement == second)
    }

    @Test func quittingGivesUpOnADiskThatNeverWrites() async throws {
      let (desk, springboard) = try await busySpringboard()
      try await desk.moveRight("App 01")
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      try await desk.logs("the arrangement could not be saved before the end")
      #expect(desk.arrangement == first)
    }

    /// A springboard in edit mode whose layout is saved, on a disk that is busy from now on.
    private func busySpringboard() async throws -> (Desk, Springboard) {
      let desk = try await Desk()
      let source = URL(filePath: TestFiles.path("Preload/busy-disk.c"))
      let library = try preloadLibrary(from: source, in: desk.directory)
      let additions = ["LD_PRELOAD": library, "QUIVER_BUSY_DISK": desk.busyMark]
      let springboard = Springboard(
        try desk.start([Desk.quiver], with: Springboard.strict.merging(additions) { $1 }))
      try await desk.sees(page: 1)
      try await desk.keeps(first)
      try await springboard.rests()
      #expect(try desk.reader.act("edit", on: "App 01"))
      try await desk.seesEditing()
      try Data().write(to: URL(filePath: desk.busyMark))
      return (desk, springboard)
    }
  }
}

extension Desk {
  fileprivate var busyMark: String { "\(directory)/busy" }

  fileprivate func freeDisk() throws { try FileManager.default.removeItem(atPath: busyMark) }

  fileprivate func moveRight(_ name: String) async throws {
    for action in ["pick up", "move right", "drop"] {
      try await eventually("“\(action)” of \(name)") { try reader.act(action, on: name) }
    }
    try await seesEditing()
  }
}
