import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ManyFingerTests {
    private let first = "01 02 03 04 05 06 | 07 08 09 10 11 12 | 13 14"
    private let middle = Spot(x: 700, y: 300)

    /// While one finger holds, another one gathers and turns the page.
    @Test func aSecondFingerHelps() async throws {
      let desk = try await Desk(touch: true)
      let springboard = try await desk.recordingSpringboard()
      let (holding, helping) = (try desk.finger(0), try desk.finger(1))
      let start = try await holding.take("App 01", on: desk)
      try await holding.glide(from: start, to: middle)
      try await helping.tap(desk.tile("App 03").center)
      try await desk.sees(["App 02", "App 04", "App 05", "App 06", "Done", "App 03", "App 01"])
      try await helping.drag(from: Spot(x: 900, y: 700), by: -600)
      try await desk.sees(Desk.page(2) + ["Done", "App 03", "App 01"])
      try await holding.up(at: middle)
      try await desk.keeps(Self.outcome)
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      #expect(try await desk.replayedRecord(of: "two-fingers") == Self.outcome)
    }

    @Test func tenFingersMoveNothingAndTheNextTapCounts() async throws {
      let desk = try await Desk(touch: true)
      let springboard = try await desk.springboard()
      try await tenFingers(on: desk)
      try await springboard.rests()
      #expect(desk.opened.isEmpty && desk.arrangement == first)
      try await desk.finger().tap(desk.tile("App 06").center)
      #expect(try await desk.seesOpened().arguments == ["6", "two words"])
    }

    @Test func nineFingersBesideTheOneThatCarriesLoseNothing() async throws {
      let desk = try await Desk(touch: true)
      _ = try await desk.springboard()
      _ = try await desk.finger().take("App 01", on: desk)
      try await desk.finger().glide(from: desk.tile("App 01").center, to: middle)
      for number in 1...9 { try await desk.finger(UInt32(number)).down(at: spot(number)) }
      for number in 1...9 { try await desk.finger(UInt32(number)).up(at: spot(number)) }
      try await desk.finger().up(at: middle)
      try await desk.seesEditing()
      #expect(desk.arrangement.split(separator: " ").filter { $0 != "|" }.sorted().count == 14)
    }

    /// Another program takes the screen from under the finger: its end is never told.
    @Test func aFingerThatIsLostIsLetGo() async throws {
      let desk = try await Desk(touch: true)
      let springboard = try await desk.springboard()
      let finger = try desk.finger()
      try await finger.glide(from: finger.take("App 01", on: desk), to: middle)
      let grab = try desk.grabTouchScreen()
      try await finger.up(at: middle)
      try grab.tell("enough")
      #expect(try await eventually("the end of the grab") { grab.status } == 0)
      try await finger.tap(desk.tile("Done").center)
      try await desk.seesBrowsing()
      #expect(springboard.isRunning && desk.arrangement == first)
    }

    private func spot(_ number: Int) -> Spot { Spot(x: 120 * number, y: number % 2 == 0 ? 170 : 460) }

    private func tenFingers(on desk: Desk) async throws {
      for number in 0...9 { try await desk.finger(UInt32(number)).down(at: spot(number + 1)) }
      try await Task.sleep(for: .milliseconds(700))
      for number in 0...9 { try await desk.finger(UInt32(number)).glide(from: spot(number + 1), to: middle) }
      for number in 0...9 { try await desk.finger(UInt32(number)).up(at: middle) }
    }

    static let outcome = "02 04 05 06 | 07 08 01 03 09 10 | 11 12 13 14"
  }
}

extension Desk {
  /// A program that has the touch screen to itself until it is told.
  fileprivate func grabTouchScreen() throws -> Resident {
    let script = TestFiles.script("grab.py")
    let grab = try start(["/usr/bin/python3", script])
    guard grab.line() == "taken" else { throw NeverHappened(description: "a grab of the touch screen") }
    return grab
  }
}
