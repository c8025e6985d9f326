/// An expected event that did not happen in time.
struct NeverHappened: Error, CustomStringConvertible {
  let description: String
}

/// Polls until there is a result. The limit is generous, because machines can be slow; it is
/// reached only in case of a fault.
func eventually<Found>(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(90), look: () async throws -> Found?
) async throws -> Found {
  let end = ContinuousClock.now + limit
  repeat {
    if let found = try await look() { return found }
    try await Task.sleep(for: .milliseconds(30))
  } while ContinuousClock.now < end
  throw NeverHappened(description: what())
}

/// Polls until the condition is true.
func eventually(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(90), look: () async throws -> Bool
) async throws {
  let _: Void = try await eventually(what(), within: limit) { try await look() ? () : nil }
}
