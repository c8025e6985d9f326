import Freedesktop
import GioBridge
import Posix
import QuiverCore
import SpringboardEngine

extension LaunchRecord {
  /// Launches an application, and waits until it is known to run. Returns false if it does not; the log says why.
  package func carryOut(in environment: Environment) -> Bool {
    let launcher = Launcher(LaunchEnvironment(environment))
    let log = KioskLog(environment)
    var hasFailed = false
    launcher.onProgress = { id, progress in
      if case .failed = progress { hasFailed = true }
      if let event = KioskEvent(progress, of: id) { log?.write(event) }
    }
    if plan.method == .dbus, let bus = try? BusArrival().wait(atMost: 2)?.get() { launcher.connect(to: bus) }
    launcher.carryOut(plan)
    MainLoop.run { hasFailed || !launcher.isStarting ? () : nil }
    var isOver = false
    let timer = MainLoop.timer(after: ChildExit.shortestRun) { isOver = true }
    MainLoop.run { hasFailed || isOver || !launcher.isWatching ? () : nil }
    timer.cancel()
    return !hasFailed
  }
}

extension KioskEvent {
  /// nil for what the log of a kiosk does not record. The end of an application that this command has started is not known.
  fileprivate init?(_ progress: Launcher.Progress, of id: ItemID) {
    switch progress {
    case .started(let process): self = .launched(id: id.text, process: process)
    case .failed(let reason): self = .failed(id: id.text, reason: reason)
    case .ended, .activating, .activated: return nil
    }
  }
}
