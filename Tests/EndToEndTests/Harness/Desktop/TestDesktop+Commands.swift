import Foundation

extension Desk {
  /// The program under test, beside the tests' own.
  static let quiver = Bundle.main.executableURL.map { "\($0.deletingLastPathComponent().path)/quiver" } ?? "quiver"

  /// Runs a command to its end.
  @discardableResult
  func run(_ command: String...) async throws -> (status: Int32, output: String) {
    try await run(command)
  }

  @discardableResult
  func run(_ command: [String], with additions: [String: String] = [:]) async throws -> (status: Int32, output: String)
  {
    let resident = try start(command, with: additions)
    let status = try await eventually("the end of \(command)", within: .seconds(60)) { resident.status }
    return (status, resident.rest())
  }

  /// Runs `quiver` with these arguments to its end: what speaks to the one that runs, or needs no display.
  func quiver(_ arguments: String..., with additions: [String: String] = [:]) async throws -> Int32 {
    try await run([Self.quiver] + arguments, with: additions).status
  }

  /// Starts the springboard and waits until it has come to rest with its first page on the glass.
  func springboard(_ arguments: String..., with additions: [String: String] = [:]) async throws -> Springboard {
    let springboard = Springboard(
      try start([Self.quiver] + arguments, with: Springboard.strict.merging(additions) { $1 }))
    try await sees(Self.page(1))
    try await springboard.rests()
    return springboard
  }
}
