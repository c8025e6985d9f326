extension LaunchPlan {
  /// Decides how to start an application. It searches for programs and directories on the disk, and changes nothing.
  ///
  /// - Parameters:
  ///   - entry: The entry of the application.
  ///   - action: The id of an action of the application; nil starts the application itself.
  ///   - documents: The documents to open.
  ///   - environment: The environment, the preferred terminal and the session bus.
  /// - Returns: The plan. If the application cannot be started, its method is `refused` and its `refusal` says why.
  public static func make(
    _ entry: DesktopEntry, action: String? = nil, opening documents: [LaunchDocument] = [],
    in environment: LaunchEnvironment
  ) -> LaunchPlan {
    let draft = LaunchDraft(entry: entry, action: action, documents: documents, environment: environment)
    do {
      return try draft.plan()
    } catch {
      return LaunchPlan(id: entry.id, name: entry.name, method: .refused, refusal: error)
    }
  }

  /// Adds a startup notification id or activation token, which lets the new window take the focus.
  ///
  /// - Parameter token: The id or token; nil returns the plan unchanged.
  /// - Returns: The changed plan.
  public func with(token: String?) -> LaunchPlan {
    guard let token else { return self }
    var plan = self
    for name in Self.tokenNames { plan.environment[name] = token }
    return plan
  }

  /// The startup notification id or activation token, if the plan has one.
  public var token: String? { environment[Self.tokenNames[0]] }

  /// The environment of the new process.
  ///
  /// - Parameter inherited: The environment of this process. Its activation tokens are removed, because they were
  ///   issued to this process.
  /// - Returns: The inherited variables and those of the plan.
  public func environment(over inherited: [String: String]) -> [String: String] {
    inherited.filter { !Self.tokenNames.contains($0.key) }.merging(environment) { $1 }
  }

  /// The variables of X11's startup notification and of Wayland's xdg-activation. Both are set, because a program may
  /// read either.
  static let tokenNames = ["DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"]
}
