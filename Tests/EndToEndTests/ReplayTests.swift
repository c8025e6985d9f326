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
      let kept = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Traces/swipe.trace").path
      let scene = try await desk.replay(kept)
      #expect(scene.hasPrefix("page 2 of"))
      #expect(try await desk.replay(kept) == scene)
    }
  }
}

extension Desk {
  /// The scene that a trace ends with, over a hundred applications.
  fileprivate func replay(_ trace: String) async throws -> String {
    let command = [Self.quiver, "replay", trace, "--apps", "100", "--size", "1280x800", "--print", "scene"]
    return try await run(command).output
  }
}
