import Freedesktop
import GtkBridge
import Posix
import QuiverCore

extension Environment {
  /// Launches an application, and waits until it is known to run. Returns false if it does not; the log says why.
  package func carryOut(_ record: LaunchRecord) -> Bool {
    let launcher = Launcher(LaunchEnvironment(self))
    var hasFailed = false
    launcher.onProgress = { if case .failed = $1 { hasFailed = true } }
    if record.plan.method == .dbus { launcher.bus = try? BusArrival(limit: 2).wait().get() }
    launcher.carryOut(record.plan)
    MainLoop.run { hasFailed || !launcher.isStarting ? () : nil }
    var isOver = false
    let timer = MainLoop.timer(after: ChildExit.shortestRun) { isOver = true }
    MainLoop.run { hasFailed || isOver || !launcher.isWatching ? () : nil }
    timer.cancel()
    return !hasFailed
  }
}
