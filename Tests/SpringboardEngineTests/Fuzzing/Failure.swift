@testable import SpringboardEngine

/// What breaks something, and how.
struct Failure: CustomStringConvertible {
  let trace: Trace
  let violations: [String]
  /// Whether it takes other preferences than the usual ones, which are those of `quiver replay`.
  let isUsual: Bool

  /// Plays a trace; nil where nothing breaks.
  init?(_ trace: Trace, _ preferences: Preferences = Preferences(), forbids: @escaping Oracle.Forbids = { _ in [] }) {
    var oracle = Oracle(preferences, forbids: forbids)
    var wrong: [String] = []
    for step in trace.steps where wrong.isEmpty { wrong = oracle.play(step) }
    if wrong.isEmpty { wrong = oracle.comeToRest() }
    guard !wrong.isEmpty else { return nil }
    (self.trace, violations, isUsual) = (Trace(steps: oracle.steps), wrong, preferences == Preferences())
  }

  /// The shortest that can be made of what driver did; nil where nothing broke.
  init?(_ driver: FuzzDriver) {
    guard !driver.violations.isEmpty else { return nil }
    let (trace, world, forbids) = (
      Trace(steps: driver.oracle.steps).inOrder, driver.oracle.preferences, driver.oracle.forbids
    )
    let preferences = Failure(trace, forbids: forbids) == nil ? world : Preferences()
    let shortest = trace.shortest { Failure($0, preferences, forbids: forbids) != nil }
    self.init(shortest, preferences, forbids: forbids)
  }

  /// The text that `quiver replay --apps 0` plays.
  var description: String {
    let words = violations.joined(separator: "; ").replacing("\n", with: " | ")
    return "\(isUsual ? "" : "# only under other preferences\n")\(trace)# \(words)\n"
  }
}
