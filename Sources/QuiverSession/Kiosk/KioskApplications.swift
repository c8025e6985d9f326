import GioBridge
import Glibc
import Posix

/// The applications that the home screens of a kiosk have started, as known to the supervisor. They outlive the home screen, and
/// the next one asks the supervisor to end them, because a kiosk has no service manager that puts them into scopes.
final class KioskApplications {
  private var running: [Int32: (child: Child, source: LoopSource)] = [:]
  private var killTimers: [LoopSource] = []

  /// Takes note of a process that leads a process group, until it ends.
  func add(_ process: Int32) {
    let child = Child(process: process)
    guard process > 1, let descriptor = child.descriptor else { return }
    running[process] = (child, MainLoop.watch(descriptor: descriptor) { [weak self] _ in self?.running[process] = nil })
  }

  /// Ends all of them.
  func end() {
    let children = running.values.map(\.child)
    for child in children { child.signalGroup(SIGTERM) }
    killTimers = killTimers.filter(\.isWaiting)
    killTimers.append(
      MainLoop.timer(after: RunningChild.endLimit) { [weak self] in
        for child in children where self?.running[child.process]?.child === child { child.signalGroup(SIGKILL) }
      })
  }
}
