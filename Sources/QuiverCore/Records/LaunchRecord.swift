import Freedesktop

/// The JSON of `launch --json`.
package struct LaunchRecord: Encodable {
  package let plan: LaunchPlan

  package init(_ plan: LaunchPlan) {
    self.plan = plan
  }

  private enum Key: String, CodingKey { case id, method, argv, directory, environment, reason }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(plan.id, forKey: .id)
    try container.encode(plan.method.rawValue, forKey: .method)
    try container.encode(plan.commands, forKey: .argv)
    try container.encode(plan.directory, forKey: .directory)
    try container.encode(plan.environment, forKey: .environment)
    try container.encode(reason, forKey: .reason)
  }
}

extension LaunchRecord: CustomStringConvertible {
  /// The warnings in the log when the plan is carried out.
  package var warnings: [String] {
    plan.unusableDirectory.map { [Strings.unusable($0, in: plan)] } ?? []
  }

  package var isRefused: Bool { plan.method == .refused }

  private var reason: String? { plan.refusal.map { Strings.launchFailed(plan.name, .notStarted(.refused($0))) } }

  /// One line per step of the plan.
  package var description: String {
    let commands = plan.commands.map { tr("Run: %1$s", $0.joined(separator: " ")) }
    let activation = plan.activation.map { [tr("Activate: %1$s", $0.busName)] } ?? []
    return
      ([tr("Method: %1$s", plan.method.rawValue)] + activation + commands + [tr("In: %1$s", plan.directory)]
      + (reason.map { [tr("Refused: %1$s", $0)] } ?? [])).joined(separator: "\n")
  }
}
