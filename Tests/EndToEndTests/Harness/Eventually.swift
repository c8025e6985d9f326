/// An expected event that did not happen in time.
struct NeverHappened: Error, CustomStringConvertible {
  let description: String
}

/// Polls until there is a result. The limit is generous, because machines can be slow; it is
/// reached only in case of a fault. The longer it takes, the more time is between two looks, because most looks start programs, which
/// slow down all tests that run at the same time.
func eventually<Found>(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(90), look: () async throws -> Found?
) async throws -> Found {
  let start = ContinuousClock.now
  let end = start + limit
  repeat {
    if let found = try await look() { return found }
    let waited = ContinuousClock.now - start
    try await Task.sleep(for: min(max(waited / 10, .milliseconds(30)), .milliseconds(250)))
  } while ContinuousClock.now < end
  throw NeverHappened(description: what())
}

/// Polls until the condition is true.
func eventually(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(90), look: () async throws -> Bool
) async throws {
  let _: Void = try await eventually(what(), within: limit) { try await look() ? () : nil }
}
