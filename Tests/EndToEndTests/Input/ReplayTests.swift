import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ReplayTests {
    @Test("A recording replays the same every time")
    func aRecordingReplaysTheSameEveryTime() async throws {
      let desktop = try await TestDesktop()
      let trace = "\(desktop.directory)/swipe.trace"
      let springboard = try await desktop.springboard(with: ["QUIVER_RECORD": trace])
      try await desktop.mouse.drag(from: ScreenPoint(x: 640, y: 700), by: -600)
      try await springboard.waitUntilIdle()
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      let scenes = [try await desktop.replay(trace), try await desktop.replay(trace)]
      #expect(scenes[0].hasPrefix("page 2 of"))
      #expect(scenes[0] == scenes[1])
    }

    @Test("A stored swipe turns the page")
    func aStoredSwipeTurnsThePage() async throws {
      let desktop = try await TestDesktop()
      let scene = try await desktop.replay(TestDesktop.storedTrace("swipe"))
      #expect(scene.hasPrefix("page 2 of"))
      #expect(try await desktop.replay(TestDesktop.storedTrace("swipe")) == scene)
    }

    @Test("Stored recordings end with the same board")
    func storedRecordingsEndWithTheSameBoard() async throws {
      let desktop = try await TestDesktop()
      for (trace, board) in Self.boards {
        #expect(try await desktop.replayed(TestDesktop.storedTrace(trace)) == board, "\(trace)")
        #expect(try await desktop.replayed(TestDesktop.storedTrace(trace)) == board, "\(trace), again")
      }
    }

    private static let boards = [
      ("arranging-by-mouse", EditSession.outcome),
      ("arranging-by-finger", EditSession.outcome),
      ("arranging-by-keys", PointerlessEditingTests.outcome),
      ("arranging-by-reader", PointerlessEditingTests.outcome),
      ("removing-by-menu", MenuTests.outcome),
      ("two-fingers", MultiTouchTests.outcome),
    ]
  }
}

extension TestDesktop {
  /// The last scene of a recording, with a hundred applications.
  fileprivate func replay(_ trace: String) async throws -> String {
    let command = [Self.quiver, "replay", trace, "--apps", "100", "--size", "1280x800", "--print", "scene"]
    return try await run(command).output
  }
}
