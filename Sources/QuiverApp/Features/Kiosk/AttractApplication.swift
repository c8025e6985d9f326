import Freedesktop
import GioBridge
import QuiverCore
import QuiverSession
import SpringboardEngine

/// The application that a kiosk shows while nobody uses it. It is started again whenever it ends.
final class AttractApplication {
  private let desktopID: String
  private let launcher: Launcher
  private let sources: CatalogueSources
  /// The processes of the application that were running before.
  private let former: Set<Int32>
  private var delay = RestartDelay()
  private var phase = Phase.starting(isWanted: true)

  private enum Phase {
    /// The application may be unwanted before it has started, and is ended then.
    case starting(isWanted: Bool)
    case running(since: Double)
    /// The application has ended by itself.
    case waiting(LoopSource)
    case ended
  }

  init(_ desktopID: String, _ environment: Environment, _ launcher: Launcher) {
    (self.desktopID, self.launcher) = (desktopID, launcher)
    sources = environment.catalogueSources(allowing: [desktopID])
    former = Self.processes(of: .application(desktopID), launcher)
    start()
  }

  private var id: ItemID { .application(desktopID) }

  var isStarting: Bool { if case .starting = phase { true } else { false } }

  /// An application was launched.
  func launched(_ id: ItemID, _ outcome: LaunchOutcome) {
    guard id == self.id, case .starting(let isWanted) = phase else { return }
    switch outcome {
    case .started, .mapped:
      if isWanted { phase = .running(since: MonotonicClock.now) } else { endProcesses() }
    case .failed:
      if isWanted { startAgain(afterRunning: 0) } else { phase = .ended }
    }
  }

  /// Other applications are running than before.
  func follow(running: Set<ItemID>) {
    guard case .running(let since) = phase, !running.contains(id) else { return }
    startAgain(afterRunning: MonotonicClock.now - since)
  }

  func end() {
    if isStarting { phase = .starting(isWanted: false) } else { endProcesses() }
  }

  /// Starts the application by its command, because a process that is activated over D-Bus is not known and could not be ended.
  private func start() {
    phase = .starting(isWanted: true)
    launcher.launch(id, named: desktopID) { [desktopID, sources] in
      var entry = Catalogue.entry(desktopID, in: sources)
      if entry?.exec != nil { entry?.isDBusActivatable = false }
      return entry
    }
  }

  private func startAgain(afterRunning seconds: Double) {
    phase = .waiting(MainLoop.timer(after: delay.next(afterRunning: seconds)) { [weak self] in self?.start() })
  }

  private func endProcesses() {
    phase = .ended
    launcher.end(Self.processes(of: id, launcher).subtracting(former))
  }

  private static func processes(of id: ItemID, _ launcher: Launcher) -> Set<Int32> {
    Set(launcher.processes.filter { $0.value == id }.keys)
  }
}
