import Foundation
import Testing

extension EndToEndTests {
  /// An interrupted drag leaves the board as it was or as it was dropped.
  @Suite struct InterruptedDragTests {
    private let first = "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14"
    private let middle = ScreenPoint(x: 700, y: 300)

    @Test("Losing the display keeps the file")
    func losingTheDisplayKeepsTheFile() async throws {
      let (desktop, springboard) = try await startDrag()
      try desktop.killServer()
      #expect(try await springboard.exitStatus() == 5)
      #expect(desktop.arrangement == first)
    }

    @Test("A signal cancels the drag")
    func aSignalCancelsTheDrag() async throws {
      let (desktop, springboard) = try await startDrag()
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(desktop.arrangement == first)
    }

    @Test("A drop is saved before the program is killed")
    func aDropIsSavedBeforeTheProgramIsKilled() async throws {
      let (desktop, springboard) = try await startDrag()
      let gap = ScreenPoint(x: 490, y: 460)
      try await desktop.mouse.perform(gliding(from: middle, to: gap) + dropping(at: gap))
      let dropped = "02 03 04 01 05 06 | 07 08 09 10 11 12 | 13 14"
      try await desktop.waitForSavedBoard(dropped)
      #expect(try await springboard.exitStatus(after: SIGKILL) == 128 + SIGKILL)
      _ = try desktop.start([TestDesktop.quiver])
      try await desktop.waitForTiles(["App 02", "App 03", "App 04", "App 01", "App 05", "App 06"])
      #expect(desktop.arrangement == dropped)
    }

    @Test("An application uninstalled while dragged keeps its position")
    func anApplicationUninstalledWhileDraggedKeepsItsPosition() async throws {
      let (desktop, _) = try await startDrag()
      let entry = "share/applications/app-01.desktop"
      let text = try #require(desktop.text(entry))
      try FileManager.default.removeItem(atPath: "\(desktop.directory)/\(entry)")
      try await desktop.waitForTiles(TestDesktop.page(1).dropFirst() + ["Done"])
      try await desktop.mouse.up(at: middle)
      try desktop.write(entry, text)
      try await desktop.waitForTiles(TestDesktop.page(1) + ["Done"])
      #expect(desktop.arrangement == first)
    }

    @Test("Hiding cancels the drag")
    func hidingCancelsTheDrag() async throws {
      let (desktop, _) = try await startDrag()
      #expect(try await desktop.quiver("hide") == 0)
      try await desktop.waitForNoWindow()
      try await desktop.mouse.up(at: middle)
      #expect(try await desktop.quiver("show") == 0)
      try await desktop.waitForPage(1)
      #expect(desktop.arrangement == first)
      try await desktop.mouse.tap(desktop.tile("App 06").center)
      #expect(try await desktop.waitForLaunch().arguments == ["6", "two words"])
    }

    /// Starts dragging App 01, and waits until App 02 has moved to its position.
    private func startDrag() async throws -> (TestDesktop, Springboard) {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      let start = try await desktop.mouse.lift("App 01", on: desktop)
      try await desktop.mouse.glide(from: start, to: middle)
      try await eventually("room for the dragged tile") { try await desktop.tile("App 02").center.x < 300 }
      return (desktop, springboard)
    }
  }
}
