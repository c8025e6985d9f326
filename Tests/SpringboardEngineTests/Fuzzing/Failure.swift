@testable import SpringboardEngine

/// A trace that violates invariants, and the violations.
struct Failure: CustomStringConvertible {
  let trace: Trace
  let violations: [String]
  /// Whether it fails with the default preferences, which are those of `quiver replay`.
  let isUsual: Bool

  /// Plays a trace; nil if nothing is violated.
  init?(_ trace: Trace, _ preferences: Preferences = Preferences(), invariant: @escaping Oracle.Invariant = { _ in [] })
  {
    var oracle = Oracle(preferences, invariant: invariant)
    var wrong: [String] = []
    for step in trace.steps where wrong.isEmpty { wrong = oracle.play(step) }
    if wrong.isEmpty { wrong = oracle.comeToRest() }
    guard !wrong.isEmpty else { return nil }
    (self.trace, violations, isUsual) = (Trace(steps: oracle.steps), wrong, preferences == Preferences())
  }

  /// Shrinks what the driver did; nil if nothing was violated.
  init?(_ driver: FuzzDriver) {
    guard !driver.violations.isEmpty else { return nil }
    let (trace, used, invariant) = (
      Trace(steps: driver.oracle.steps).inOrder, driver.oracle.preferences, driver.oracle.invariant
    )
    let preferences = Failure(trace, invariant: invariant) == nil ? used : Preferences()
    let shortest = trace.shortest { Failure($0, preferences, invariant: invariant) != nil }
    self.init(shortest, preferences, invariant: invariant)
  }

  /// The text for `quiver replay --apps 0`.
  var description: String {
    let words = violations.joined(separator: "; ").replacing("\n", with: " | ")
    return "\(isUsual ? "" : "# only with other preferences\n")\(trace)# \(words)\n"
  }
}
