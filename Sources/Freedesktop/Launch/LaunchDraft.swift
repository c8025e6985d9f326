import Posix

/// The inputs of a launch, from which ``plan()`` makes a ``LaunchPlan``.
struct LaunchDraft {
  let entry: DesktopEntry
  let action: String?
  let documents: [LaunchDocument]
  let environment: LaunchEnvironment

  func plan() throws(LaunchRefusal) -> LaunchPlan {
    guard entry.type == "Application" else { throw .notAnApplication }
    let exec = try self.exec()
    var plan = LaunchPlan(id: entry.id, name: entry.name, method: entry.isTerminal ? .terminal : .spawn)
    plan.prefersNonDefaultGPU = entry.prefersNonDefaultGPU
    (plan.directory, plan.unusableDirectory) = directory()
    do {
      plan.commands = try commands(of: exec, in: plan.directory)
    } catch {
      guard activation != nil else { throw error }
    }
    if let activation { (plan.method, plan.activation) = (.dbus, activation) }
    return plan
  }

  private func exec() throws(LaunchRefusal) -> String? {
    guard let action else { return entry.exec }
    guard let found = entry.actions.first(where: { $0.id == action }) else { throw .noAction(action) }
    return found.exec
  }

  private func commands(of exec: String?, in directory: String) throws(LaunchRefusal) -> [[String]] {
    let commands = try expanded(exec)
    do {
      for command in commands { _ = try environment.programs.find(command[0], from: directory) }
    } catch {
      throw .program(error)
    }
    guard entry.isTerminal else { return commands }
    let terminal = TerminalEmulator.choose(configured: environment.terminal, among: environment.programs)
    guard let terminal else { throw .noTerminal }
    return commands.map(terminal.running)
  }

  private func expanded(_ exec: String?) throws(LaunchRefusal) -> [[String]] {
    do {
      return try ExecLine(exec ?? "").commands(for: ExecLine.Subject(entry), opening: documents)
    } catch {
      throw .command(error)
    }
  }

  /// The working directory, and the one that the entry names if that cannot be used.
  private func directory() -> (String, LaunchPlan.UnusableDirectory?) {
    let home = environment.home
    let wanted = entry.directory.map { String($0.trimmingBlanks) } ?? ""
    if wanted.isEmpty { return (home, nil) }
    if wanted.hasPrefix("/"), FileStatus.isSearchableDirectory(wanted) { return (wanted, nil) }
    return (home, LaunchPlan.UnusableDirectory(path: wanted, fault: Self.fault(of: wanted)))
  }

  /// Why a directory cannot be used.
  private static func fault(of directory: String) -> LaunchPlan.UnusableDirectory.Fault {
    guard directory.hasPrefix("/") else { return .relative }
    return FileStatus.mayExist(directory) ? .forbidden : .missing
  }

  private var activation: LaunchPlan.Activation? {
    guard entry.isDBusActivatable, environment.hasSessionBus, environment.allowsActivation else { return nil }
    if let action { return LaunchPlan.Activation(id: entry.id, call: .action(action)) }
    return LaunchPlan.Activation(id: entry.id, call: documents.isEmpty ? .activate : .open(documents.map(\.uri)))
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: SubSequence {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
