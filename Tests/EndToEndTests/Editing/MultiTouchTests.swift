import Foundation
import Testing

extension EndToEndTests {
  @Suite struct MultiTouchTests {
    private let first = "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14"
    private let middle = ScreenPoint(x: 700, y: 300)

    /// While one finger drags, another one adds a tile and turns the page.
    @Test("A second finger adds tiles and turns pages")
    func aSecondFingerAddsTilesAndTurnsPages() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.recordedSpringboard()
      let (first, second) = (try desktop.finger(0), try desktop.finger(1))
      let start = try await first.lift("App 01", on: desktop)
      try await first.glide(from: start, to: middle)
      try await second.tap(desktop.tile("App 03").center)
      try await desktop.waitForTiles(["App 02", "App 04", "App 05", "App 06", "Done", "App 03", "App 01"])
      try await second.drag(from: ScreenPoint(x: 900, y: 700), by: -600)
      try await desktop.waitForTiles(TestDesktop.page(2) + ["Done", "App 03", "App 01"])
      try await first.up(at: middle)
      try await desktop.waitForSavedBoard(Self.outcome)
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      #expect(try await desktop.replayedRecording(as: "two-fingers") == Self.outcome)
    }

    @Test("Ten fingers move nothing, and taps still work")
    func tenFingersMoveNothingAndTapsStillWork() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard()
      try await tenFingers(on: desktop)
      try await springboard.waitUntilIdle()
      #expect(desktop.startedPrograms.isEmpty && desktop.arrangement == first)
      try await desktop.finger().tap(desktop.tile("App 06").center)
      #expect(try await desktop.waitForLaunch().arguments == ["6", "two words"])
    }

    @Test("Nine more fingers during a drag lose no item")
    func nineMoreFingersDuringADragLoseNoItem() async throws {
      let desktop = try await TestDesktop(touch: true)
      _ = try await desktop.springboard()
      _ = try await desktop.savedHome()
      _ = try await desktop.finger().lift("App 01", on: desktop)
      try await desktop.finger().glide(from: desktop.tile("App 01").center, to: middle)
      for number in 1...9 { try await desktop.finger(UInt32(number)).down(at: point(number)) }
      for number in 1...9 { try await desktop.finger(UInt32(number)).up(at: point(number)) }
      try await desktop.finger().up(at: middle)
      try await desktop.waitForEditMode()
      #expect(desktop.arrangement.split(separator: " ").filter { $0 != "|" }.sorted().count == 14)
    }

    /// Another program grabs the touch screen, so the end of the touch is never received.
    @Test("A lost touch end cancels the drag")
    func aLostTouchEndCancelsTheDrag() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard()
      let finger = try desktop.finger()
      try await finger.glide(from: finger.lift("App 01", on: desktop), to: middle)
      let grab = try desktop.grabTouchScreen()
      try await finger.up(at: middle)
      try grab.send(line: "enough")
      #expect(try await eventually("the end of the grab") { grab.status } == 0)
      try await finger.tap(desktop.tile("Done").center)
      try await desktop.waitForEndOfEditMode()
      #expect(springboard.isRunning && desktop.arrangement == first)
    }

    private func point(_ number: Int) -> ScreenPoint { ScreenPoint(x: 120 * number, y: number % 2 == 0 ? 170 : 460) }

    private func tenFingers(on desktop: TestDesktop) async throws {
      for number in 0...9 { try await desktop.finger(UInt32(number)).down(at: point(number + 1)) }
      try await Task.sleep(for: .milliseconds(700))
      for number in 0...9 { try await desktop.finger(UInt32(number)).glide(from: point(number + 1), to: middle) }
      for number in 0...9 { try await desktop.finger(UInt32(number)).up(at: middle) }
    }

    static let outcome = "02 04 05 06 | 07 08 01 03 09 10 | 11 12 13 14"
  }
}

extension TestDesktop {
  /// Starts a program that grabs the touch screen until it receives a line.
  fileprivate func grabTouchScreen() throws -> ChildProcess {
    let script = TestFiles.script("grab.py")
    let grab = try start(["/usr/bin/python3", script])
    guard grab.line() == "taken" else { throw NeverHappened(description: "a grab of the touch screen") }
    return grab
  }
}
