import Freedesktop
import Glibc
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The program of `[Kiosk] screen-reader`, as a child of the home screen.
final class ScreenReader {
  /// Called when it has ended by itself, with the failure if it could not be started.
  var onEnd: (LaunchFailure?) -> Void = { _ in }
  private var phase = Phase.off
  private var killTimer: LoopSource?
  /// Counts the starts, so that the end of an earlier process is no news.
  private var starts = 0

  private enum Phase {
    case off, starting
    case running(RunningChild)
  }

  var isOn: Bool { if case .off = phase { false } else { true } }

  func begin(_ environment: Environment) {
    guard !isOn else { return }
    phase = .starting
    starts += 1
    let (command, sources) = (environment.configuration.kiosk.screenReader, environment.catalogueSources)
    BackgroundTask.run { [launching = LaunchEnvironment(environment)] in
      Self.start(command, in: sources, launching)
    } then: { [weak self, starts] outcome in
      self?.started(outcome, number: starts)
    }
  }

  func end() {
    if case .running(let child) = phase { killTimer = child.end() }
    phase = .off
  }

  /// A process that was not wanted any more when it started is ended at once.
  private func started(_ outcome: Result<Int32, LaunchFailure>, number: Int) {
    switch outcome {
    case .success(let process):
      let child = RunningChild(process, of: ItemID(Self.id)) { [weak self] _, failure in
        guard let self, starts == number, isOn else { return }
        phase = .off
        onEnd(failure)
      }
      guard number == starts, case .starting = phase else { return killTimer = child.end() }
      phase = .running(child)
    case .failure(let failure):
      guard number == starts, case .starting = phase else { return }
      phase = .off
      onEnd(failure)
    }
  }

  nonisolated private static let id = "screen-reader"

  nonisolated private static func start(
    _ command: String, in sources: CatalogueSources, _ launching: LaunchEnvironment
  ) -> Result<Int32, LaunchFailure> {
    guard let entry = entry(command, in: sources) else { return .failure(.notStarted(Strings.notInstalled)) }
    let plan = LaunchPlan.make(entry, in: launching)
    guard let arguments = plan.commands.first else { return .failure(.notStarted(plan.reason ?? "")) }
    do throws(SpawnFailure) {
      return .success(
        try Spawning.spawn(
          arguments, searching: launching.programs, environment: plan.environment(over: launching.variables),
          directory: plan.directory))
    } catch {
      return .failure(.notStarted(error.description))
    }
  }

  /// The entry with an id, or one for a command.
  nonisolated private static func entry(_ command: String, in sources: CatalogueSources) -> DesktopEntry? {
    guard command.hasSuffix(".desktop") else {
      var entry = DesktopEntry(id: id, file: "", name: command)
      entry.exec = command
      return entry
    }
    var sources = sources
    sources.allowedIDs = [command]
    return Catalogue.entry(command, in: sources)
  }
}
