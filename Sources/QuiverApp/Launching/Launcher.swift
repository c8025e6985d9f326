import Freedesktop
import GtkBridge
import SpringboardEngine

/// Starts applications and says what became of it. Nothing here waits.
package final class Launcher {
  /// What becomes of a start.
  package enum Progress: Equatable {
    /// As this process.
    case started(Int32)
    /// This process of it ended, and well: it may have handed over to another.
    case ended(Int32)
    /// It was running, or came up, and answered.
    case activated
    /// Why, in words for the user.
    case failed(String)
  }

  package var onProgress: (ItemID, Progress) -> Void = { _, _ in }
  /// The session bus, once it is there; nil: nothing is activated over it.
  package var bus: Bus?
  package var surroundings: LaunchSurroundings
  /// Gives the startup id, or activation token, for what is about to start.
  package var makeToken: (DesktopEntry, LaunchPlan) -> String? = { _, _ in nil }
  /// Whether an application was asked over the bus to come up, and has not answered.
  package var isActivating: Bool { activations > 0 }
  private var activations = 0
  private var running: [Int32: RunningChild] = [:]
  private let cards = GraphicsCards()

  package init(_ surroundings: LaunchSurroundings) {
    self.surroundings = surroundings
  }

  package func start(_ entry: DesktopEntry, action: String? = nil) {
    surroundings.hasSessionBus = bus != nil
    surroundings.activationToken = nil
    let draft = LaunchPlan.make(entry, action: action, in: surroundings)
    surroundings.activationToken = makeToken(entry, draft)
    carryOut(LaunchPlan.make(entry, action: action, in: surroundings))
  }

  /// Does what was planned.
  package func carryOut(_ plan: LaunchPlan) {
    for warning in plan.warnings { Log.warning("\(plan.id): \(warning)") }
    switch plan.method {
    case .refused: fail(plan, plan.reason ?? Strings.cannotBeOpened)
    case .spawn, .terminal: spawn(plan)
    case .dbus: activate(plan)
    }
  }

  /// Whether a program that was started may still turn out not to have.
  package var isWatching: Bool { !running.isEmpty }

  private func fail(_ plan: LaunchPlan, _ reason: String) {
    Log.warning("\(plan.id): \(reason)")
    onProgress(ItemID(plan.id), .failed(reason))
  }

  private func spawn(_ plan: LaunchPlan) {
    guard plan.prefersNonDefaultGPU else { return run(plan) }
    cards.environment { [weak self] added in
      var plan = plan
      plan.environment.merge(added) { own, _ in own }
      self?.run(plan)
    }
  }

  private func run(_ plan: LaunchPlan) {
    let environment = plan.environment(over: surroundings.environment)
    for command in plan.commands {
      do throws(SpawnFailure) {
        let process = try Spawning.spawn(command, environment: environment, directory: plan.directory)
        watch(process, of: plan)
        onProgress(ItemID(plan.id), .started(process))
        if let bus { LaunchScopeCall(plan.id, process: process).make(on: bus) }
      } catch {
        return fail(plan, "\(error)")
      }
    }
  }

  private func watch(_ process: Int32, of plan: LaunchPlan) {
    running[process] = RunningChild(process) { [weak self] failure in
      self?.running[process] = nil
      if let failure { self?.fail(plan, failure) } else { self?.onProgress(ItemID(plan.id), .ended(process)) }
    }
  }

  /// An application that cannot be activated is started by its command, once.
  private func activate(_ plan: LaunchPlan) {
    guard let bus, let activation = plan.activation else { return fallBack(plan, Strings.noSessionBus) }
    activations += 1
    bus.call(BusCall(activation, token: surroundings.activationToken)) { [weak self] answer in
      self?.activations -= 1
      switch answer {
      case .success: self?.onProgress(ItemID(plan.id), .activated)
      case .failure(let error): self?.fallBack(plan, error.message)
      }
    }
  }

  private func fallBack(_ plan: LaunchPlan, _ reason: String) {
    if plan.commands.isEmpty { return fail(plan, reason) }
    Log.warning("\(plan.id): \(reason)")
    spawn(plan)
  }
}
