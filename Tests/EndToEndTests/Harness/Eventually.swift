/// Something that was waited for and did not happen.
struct NeverHappened: Error, CustomStringConvertible {
  let description: String
}

/// Looks again and again until there is what is looked for. The limit is generous, since machines can be slow; it is
/// reached only where something is broken.
func eventually<Found>(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(40), look: () async throws -> Found?
) async throws -> Found {
  let end = ContinuousClock.now + limit
  repeat {
    if let found = try await look() { return found }
    try await Task.sleep(for: .milliseconds(30))
  } while ContinuousClock.now < end
  throw NeverHappened(description: what())
}

/// The same for what is true or not.
func eventually(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(40), look: () async throws -> Bool
) async throws {
  let _: Void = try await eventually(what(), within: limit) { try await look() ? () : nil }
}
