import Freedesktop
import GioBridge
import Glibc
import Posix
import QuiverCore
import SpringboardEngine

/// Launches applications and reports their progress. It does not block: all access to disks happens on other threads.
package final class Launcher {
  /// The progress of a launch.
  package enum Progress: Equatable {
    /// The program runs as this process.
    case started(Int32)
    /// The process ended without an error; it may have handed over to another.
    case ended(Int32)
    /// The application was asked over the bus to activate, and has not answered yet.
    case activating
    /// The application has answered.
    case activated
    /// A message for the user.
    case failed(String)
  }

  package var onProgress: (ItemID, Progress) -> Void = { _, _ in }
  /// Called when the process of an application has ended.
  package var onExit: (ItemID, ChildExit) -> Void = { _, _ in }
  /// Called with the process of an application that was started.
  package var onSpawn: (Int32) -> Void = { _ in }
  /// Called when a process was started or has ended.
  package var onProcesses: () -> Void = {}
  /// The session bus; nil if there is no connection, so that nothing is activated over it.
  package private(set) var bus: Bus?
  private var environment: LaunchEnvironment
  /// Creates the startup id or activation token of a launch.
  package var makeToken: (DesktopEntry, LaunchPlan) -> String? = { _, _ in nil }
  /// Whether a launch is being planned or started, or waits for an answer over the bus.
  package var isStarting: Bool { pendingCalls > 0 || attempts > 0 }
  /// The number of launches that wait for an answer over the bus.
  private var pendingCalls = 0
  /// The number of launches that are being planned or started on another thread.
  private var attempts = 0
  private var running: [Int32: RunningChild] = [:] { didSet { onProcesses() } }
  private let cards = GraphicsCards()
  private var killTimers: [LoopSource] = []
  /// The systemd scopes that were asked for, by process.
  private var scopes: [Int32: String] = [:]

  package init(_ environment: LaunchEnvironment) {
    self.environment = environment
  }

  package func connect(to bus: Bus) { self.bus = bus }

  /// The connection to the session bus is lost.
  package func busClosed() { bus = nil }

  /// Adopts a changed configuration.
  package func follow(_ environment: LaunchEnvironment) { self.environment = environment }

  /// Launches an application, or one of its actions. `name` is for messages. `read` reads its entry from the disk; it
  /// returns nil if there is none any more.
  package func launch(
    _ id: ItemID, named name: String, action: String? = nil, reading read: @escaping @Sendable () -> DesktopEntry?
  ) {
    environment.hasSessionBus = bus != nil
    attempt(id, named: name) { [environment] _ in
      read().map { ($0, LaunchPlan.make($0, action: action, in: environment)) }
    } then: { [weak self] planned in
      guard let self else { return }
      guard let (entry, plan) = planned else { return fail(id, named: name, .notStarted(.notInstalled)) }
      carryOut(plan.with(token: makeToken(entry, plan)))
    }
  }

  /// Opens a document with a command, or with `xdg-open`, which finds the program for it.
  package func open(_ document: LaunchDocument, with command: String? = nil) {
    let id = command.map { _ in "player" } ?? "xdg-open"
    var opener = DesktopEntry(id: id, file: "", name: document.path ?? document.uri)
    opener.exec = "\(command ?? "xdg-open") %u"
    open(document, in: opener)
  }

  /// Opens a document in an application.
  package func open(_ document: LaunchDocument, in opener: DesktopEntry) {
    let plan = LaunchPlan.make(opener, opening: [document], in: environment)
    carryOut(plan.with(token: makeToken(opener, plan)))
  }

  private func attempt<Result: Sendable>(
    _ id: ItemID, named name: String, _ work: @escaping @Sendable (_ isWanted: () -> Bool) -> Result,
    then body: @escaping (Result) -> Void,
    dropped: @escaping (Result) -> Void = { _ in }
  ) {
    attempts += 1
    _ = LaunchAttempt(work) { [weak self] result in
      self?.attempts -= 1
      body(result)
    } late: { [weak self] in
      self?.attempts -= 1
      self?.fail(id, named: name, .notStarted(.diskDoesNotAnswer))
    } dropped: {
      dropped($0)
    }
  }

  /// Carries out a plan.
  package func carryOut(_ plan: LaunchPlan) {
    if let directory = plan.unusableDirectory { Log.warning(Strings.unusable(directory, in: plan)) }
    switch plan.method {
    case .refused: fail(plan, .notStarted(plan.refusal.map { .refused($0) } ?? .notInstalled))
    case .spawn, .terminal: spawn(plan)
    case .dbus: activate(plan)
    }
  }

  /// Ends all applications with everything that they have started: their systemd scopes, also those of an earlier home screen,
  /// their processes, and what has left these.
  package func endAll() {
    endProcesses(Set(running.keys), withAdopted: true)
    stopUnits { _ in true }
  }

  /// Ends these applications, also those of an earlier home screen.
  package func end(_ applications: Set<ItemID>) {
    guard !applications.isEmpty else { return }
    endProcesses(Set(running.filter { applications.contains($0.value.application) }.keys))
    stopUnits { LaunchScope.application(ofUnit: $0).map { applications.contains(.application($0)) } ?? false }
  }

  private func stopUnits(where isWanted: @escaping (String) -> Bool) {
    bus?.call(.activeUnits(["app-quiver-*.scope"])) { [weak self] answer in
      guard case .success(let values) = answer else { return }
      for unit in BusCall.unitNames(in: values) where isWanted(unit) { self?.stop(unit) }
    }
  }

  /// Ends applications by their processes, with all others in the same systemd scopes.
  package func end(_ processes: Set<Int32>) {
    endProcesses(processes)
    for unit in processes.compactMap({ scopes[$0] }) { stop(unit) }
  }

  /// The processes that have made a session of their own do not belong to the process group.
  private func endProcesses(_ processes: Set<Int32>, withAdopted: Bool = false) {
    Descendants.signal(SIGTERM, to: processes, withAdopted: withAdopted)
    killTimers = killTimers.filter(\.isWaiting) + processes.compactMap { running[$0]?.end() }
    killTimers.append(
      MainLoop.timer(after: RunningChild.endLimit) { [weak self] in
        let left = processes.filter { self?.running[$0] != nil }
        // A process may start others meanwhile.
        for _ in 0..<Self.mostKillings { Descendants.signal(SIGKILL, to: left, withAdopted: withAdopted) }
        Descendants.reapAdopted()
      })
  }

  private static let mostKillings = 3

  /// systemd would wait for a minute and a half before it ends processes by force.
  private func stop(_ unit: String) {
    bus?.call(.systemd("StopUnit", [.string(unit), .string("replace")])) { _ in }
    killTimers.append(
      MainLoop.timer(after: RunningChild.endLimit) { [weak self] in
        self?.bus?.call(.systemd("KillUnit", [.string(unit), .string("all"), .int32(SIGKILL)])) { _ in }
      })
  }

  /// Whether a program is running that may still turn out to have failed.
  package var isWatching: Bool { !running.isEmpty }

  /// The processes that were started and have not ended.
  package var processes: [Int32: ItemID] { running.mapValues(\.application) }

  private func fail(_ plan: LaunchPlan, _ failure: LaunchFailure) {
    fail(.application(plan.id), named: plan.name, failure)
  }

  private func fail(_ id: ItemID, named name: String, _ failure: LaunchFailure) {
    let message = Strings.launchFailed(name, failure)
    Log.error(message)
    onProgress(id, .failed(message))
  }

  private func spawn(_ plan: LaunchPlan) {
    guard plan.prefersNonDefaultGPU else { return run(plan) }
    pendingCalls += 1
    cards.environment { [weak self] added in
      self?.pendingCalls -= 1
      var plan = plan
      plan.environment.merge(added) { own, _ in own }
      self?.run(plan)
    }
  }

  private func run(_ plan: LaunchPlan) {
    let variables = plan.environment(over: environment.variables)
    attempt(.application(plan.id), named: plan.name) { [programs = environment.programs] isWanted in
      Self.spawn(plan, programs, variables, isWanted)
    } then: { [weak self] started, failure in
      for process in started { self?.started(process, of: plan) }
      if let failure { self?.fail(plan, .notStarted(.program(failure))) }
    } dropped: { [weak self] late, _ in
      for process in late { self?.watch(process, of: plan) }
    }
  }

  /// Starts one process after the other, until one fails.
  nonisolated private static func spawn(
    _ plan: LaunchPlan, _ programs: ProgramSearch, _ variables: [String: String], _ isWanted: () -> Bool
  ) -> (started: [Int32], failure: SpawnFailure?) {
    var started: [Int32] = []
    for command in plan.commands {
      do throws(SpawnFailure) {
        started.append(
          try Spawning.spawn(
            command, searching: programs, environment: variables, directory: plan.directory, isWanted: isWanted))
      } catch {
        return (started, error)
      }
    }
    return (started, nil)
  }

  private func started(_ process: Int32, of plan: LaunchPlan) {
    watch(process, of: plan)
    onProgress(.application(plan.id), .started(process))
  }

  private func watch(_ process: Int32, of plan: LaunchPlan) {
    onSpawn(process)
    if let bus {
      let call = LaunchScopeCall(plan.id, process: process)
      call.make(on: bus)
      scopes[process] = call.unit
    }
    running[process] = RunningChild(process, of: .application(plan.id)) { [weak self] exit, failure in
      Descendants.reapAdopted()
      self?.running[process] = nil
      self?.scopes[process] = nil
      self?.onExit(.application(plan.id), exit)
      if let failure {
        self?.fail(plan, failure)
      } else {
        self?.onProgress(.application(plan.id), .ended(process))
      }
    }
  }

  /// An application that cannot be activated is started by its command instead.
  private func activate(_ plan: LaunchPlan) {
    guard let bus, let activation = plan.activation else { return fallBack(plan, .noSessionBus) }
    pendingCalls += 1
    onProgress(.application(plan.id), .activating)
    bus.call(BusCall(activation, token: plan.token)) { [weak self] answer in
      self?.pendingCalls -= 1
      switch answer {
      case .success: self?.onProgress(.application(plan.id), .activated)
      case .failure(let error) where error.isUnknownService:
        self?.fallBack(plan, .noService(activation.busName))
      case .failure(let error): self?.fallBack(plan, .message(error.message))
      }
    }
  }

  private func fallBack(_ plan: LaunchPlan, _ reason: LaunchFailure.Reason) {
    if plan.commands.isEmpty { return fail(plan, .notStarted(reason)) }
    Log.warning("\(plan.id): \(Strings.clause(for: reason))")
    spawn(plan)
  }
}
