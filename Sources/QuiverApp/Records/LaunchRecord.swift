import Freedesktop

/// What `launch --json` prints.
nonisolated package struct LaunchRecord: Encodable {
  let plan: LaunchPlan

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
    try container.encode(plan.reason, forKey: .reason)
  }
}
