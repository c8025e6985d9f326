import Foundation

extension TestDesktop {
  /// The file to which input is recorded.
  private var trace: String { "\(directory)/case.trace" }

  func recordedSpringboard(showing names: [String] = TestDesktop.page(1)) async throws -> Springboard {
    try await springboard(with: ["QUIVER_RECORD": trace], showing: names)
  }

  /// The board of the first run after a recording, as text like ``arrangement``.
  func replayed(_ trace: String) async throws -> String {
    let command = [Self.quiver, "replay", trace, "--size", "1280x800", "--print", "board"]
    return Self.drawing(ofBoard: try await run(command, with: ["XDG_STATE_HOME": "\(directory)/untouched"]).output)
  }

  /// Replays the recording. If `STORE_TRACES` is set, it is also stored under this name for later tests.
  func replayedRecording(as name: String) async throws -> String {
    if ProcessInfo.processInfo.environment["STORE_TRACES"] != nil { try storeTrace(name) }
    return try await replayed(trace)
  }

  static func storedTrace(_ name: String) -> String {
    TestFiles.path("Traces/\(name).trace")
  }

  private func storeTrace(_ name: String) throws {
    let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    let actions = lines.filter { !$0.hasSuffix(" wake") }.map { "\($0)\n" }.joined()
    try Data((Self.heading + actions).utf8).write(to: URL(filePath: Self.storedTrace(name)))
  }

  private static let heading = """
    # Recorded by QUIVER_RECORD in a test, in a viewport of 1280x800 with three columns and two rows. The wakes between are
    # left out, since a late one changes nothing.

    """
}
