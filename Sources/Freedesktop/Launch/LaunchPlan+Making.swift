extension LaunchPlan {
  /// Decides how an application is started. It looks for programs and directories, and changes nothing.
  ///
  /// - Parameters:
  ///   - entry: The application.
  ///   - action: The id of one of its actions; nil starts the application itself.
  ///   - documents: What it is to open.
  ///   - environment: The environment, the preferred terminal, the activation token, the bus.
  /// - Returns: The plan; one with the method `refused` says why in its `reason`.
  public static func make(
    _ entry: DesktopEntry, action: String? = nil, opening documents: [Document] = [],
    in environment: LaunchEnvironment
  ) -> LaunchPlan {
    let draft = LaunchDraft(entry: entry, action: action, documents: documents, environment: environment)
    do {
      return try draft.plan()
    } catch {
      return LaunchPlan(id: entry.id, method: .refused, reason: "\(entry.name) cannot be opened: \(error)")
    }
  }

  /// The same with a startup id, or activation token, that lets the new window take the focus.
  public func with(token: String?) -> LaunchPlan {
    guard let token else { return self }
    var plan = self
    for name in Self.tokenNames { plan.environment[name] = token }
    return plan
  }

  /// The startup id, or activation token, that it has.
  public var token: String? { environment[Self.tokenNames[0]] }

  /// The whole environment of the new process: what was inherited without the activation tokens meant for us, and what
  /// the plan adds.
  public func environment(over inherited: [String: String]) -> [String: String] {
    inherited.filter { !Self.tokenNames.contains($0.key) }.merging(environment) { $1 }
  }

  /// X11's startup notification and Wayland's xdg-activation; programs read either.
  static let tokenNames = ["DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"]
}
