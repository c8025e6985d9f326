import Foundation
import TestSupport

extension TestDesktop {
  static let quiver = BuiltProgram.quiver

  /// Runs a command until it ends.
  @discardableResult
  func run(_ command: String...) async throws -> (status: Int32, output: String) {
    try await run(command)
  }

  @discardableResult
  func run(_ command: [String], with additions: [String: String] = [:]) async throws -> (status: Int32, output: String)
  {
    let process = try start(command, with: additions)
    let status = try await eventually("the end of \(command)", within: .seconds(60)) { process.status }
    return (status, process.remainingOutput())
  }

  /// Runs a `quiver` command that ends by itself.
  func quiver(_ arguments: String..., with additions: [String: String] = [:]) async throws -> Int32 {
    try await run([Self.quiver] + arguments, with: additions).status
  }

  /// Starts the springboard and waits until it shows these tiles and is idle.
  func springboard(
    _ arguments: String..., with additions: [String: String] = [:], of program: String = TestDesktop.quiver,
    showing names: [String] = TestDesktop.page(1)
  ) async throws -> Springboard {
    let springboard = Springboard(
      try start([program] + arguments, with: Springboard.strict.merging(additions) { $1 }))
    try await waitForTiles(names)
    try await springboard.waitUntilIdle()
    return springboard
  }

  /// Starts the springboard in a window while the session bus does not answer, which it does after SIGCONT. No screen reader sees it.
  func springboardBeforeBus() async throws -> Springboard {
    bus?.send(SIGSTOP)
    let variables = Springboard.strict.merging(["NO_AT_BRIDGE": "1"]) { $1 }
    let springboard = Springboard(try start([Self.quiver, "--mode", "window"], with: variables))
    try await waitForWindow()
    return springboard
  }
}
