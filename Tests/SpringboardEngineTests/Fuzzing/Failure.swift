@testable import SpringboardEngine

/// A trace that violates invariants, and the violations.
struct Failure: CustomStringConvertible {
  let trace: Trace
  let violations: [String]
  /// Whether it fails with the default preferences and without restrictions, as `quiver replay` plays it.
  let isUsual: Bool

  /// Plays a trace; nil if nothing is violated.
  init?(
    _ trace: Trace, _ preferences: Preferences = Preferences(), _ restrictions: Restrictions = Restrictions(),
    invariant: @escaping Oracle.Invariant = { _ in [] }
  ) {
    var oracle = Oracle(preferences, restrictions, invariant: invariant)
    var wrong: [String] = []
    for step in trace.steps where wrong.isEmpty { wrong = oracle.play(step) }
    if wrong.isEmpty { wrong = oracle.comeToRest() }
    guard !wrong.isEmpty else { return nil }
    (self.trace, violations, isUsual) = (
      Trace(steps: oracle.steps), wrong, preferences == Preferences() && restrictions == Restrictions()
    )
  }

  /// Shrinks what the driver did; nil if nothing was violated.
  init?(_ driver: FuzzDriver) {
    guard !driver.violations.isEmpty else { return nil }
    let (trace, invariant) = (Trace(steps: driver.oracle.steps).inOrder, driver.oracle.invariant)
    let isUsual = Failure(trace, invariant: invariant) != nil
    let preferences = isUsual ? Preferences() : driver.oracle.preferences
    let restrictions = isUsual ? Restrictions() : driver.oracle.springboard.restrictions
    let shortest = trace.shortest { Failure($0, preferences, restrictions, invariant: invariant) != nil }
    self.init(shortest, preferences, restrictions, invariant: invariant)
  }

  /// The text for `quiver replay --apps 0`.
  var description: String {
    let words = violations.joined(separator: "; ").replacing("\n", with: " | ")
    return "\(isUsual ? "" : "# only with other preferences\n")\(trace)# \(words)\n"
  }
}
