import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ReplayTests {
    @Test func whatWasRecordedIsPlayedTheSameEveryTime() async throws {
      let desk = try await Desk()
      let trace = "\(desk.directory)/swipe.trace"
      let springboard = try await desk.springboard(with: ["QUIVER_RECORD": trace])
      try await desk.hand.drag(from: Spot(x: 640, y: 700), by: -600)
      try await springboard.rests()
      #expect(try await springboard.ends(on: SIGTERM) == 0)
      let scenes = [try await desk.replay(trace), try await desk.replay(trace)]
      #expect(scenes[0].hasPrefix("page 2 of"))
      #expect(scenes[0] == scenes[1])
    }

    @Test func aSwipeThatWasKeptStillTurnsThePage() async throws {
      let desk = try await Desk()
      let scene = try await desk.replay(Desk.keptTrace("swipe"))
      #expect(scene.hasPrefix("page 2 of"))
      #expect(try await desk.replay(Desk.keptTrace("swipe")) == scene)
    }

    @Test func whatWasKeptLeavesTheSameBoardAlways() async throws {
      let desk = try await Desk()
      for (trace, board) in Self.boards {
        #expect(try await desk.replayed(Desk.keptTrace(trace)) == board, "\(trace)")
        #expect(try await desk.replayed(Desk.keptTrace(trace)) == board, "\(trace), again")
      }
    }

    private static let boards = [
      ("arranging-by-mouse", Arranging.outcome),
      ("arranging-by-finger", Arranging.outcome),
      ("arranging-by-keys", UnseenArrangingTests.outcome),
      ("arranging-by-reader", UnseenArrangingTests.outcome),
      ("removing-by-menu", MenuTests.outcome),
      ("two-fingers", ManyFingerTests.outcome),
    ]
  }
}

extension Desk {
  /// The scene that a trace ends with, over a hundred applications.
  fileprivate func replay(_ trace: String) async throws -> String {
    let command = [Self.quiver, "replay", trace, "--apps", "100", "--size", "1280x800", "--print", "scene"]
    return try await run(command).output
  }
}
