import Foundation

extension Desk {
  /// What is done to a springboard that records goes here.
  private var trace: String { "\(directory)/case.trace" }

  func recordingSpringboard() async throws -> Springboard { try await springboard(with: ["QUIVER_RECORD": trace]) }

  /// What a trace leaves of the first run's arrangement, drawn as ``arrangement`` is.
  func replayed(_ trace: String) async throws -> String {
    let command = [Self.quiver, "replay", trace, "--size", "1280x800", "--print", "board"]
    return Self.drawing(ofBoard: try await run(command, with: ["XDG_STATE_HOME": "\(directory)/untouched"]).output)
  }

  /// Plays what was recorded. Where `KEEP_TRACES` is set it is kept under this name, to be played ever after.
  func replayedRecord(of name: String) async throws -> String {
    if ProcessInfo.processInfo.environment["KEEP_TRACES"] != nil { try keepTrace(name) }
    return try await replayed(trace)
  }

  static func keptTrace(_ name: String) -> String {
    TestFiles.path("Traces/\(name).trace")
  }

  private func keepTrace(_ name: String) throws {
    let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    let deeds = lines.filter { !$0.hasSuffix(" wake") }.map { "\($0)\n" }.joined()
    try Data((Self.heading + deeds).utf8).write(to: URL(filePath: Self.keptTrace(name)))
  }

  private static let heading = """
    # Recorded by QUIVER_RECORD in a test, on a glass of 1280x800 with three columns and two rows. The wakes between are
    # left out, since a late one changes nothing.

    """
}
