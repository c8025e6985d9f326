import Freedesktop
import GioBridge
import Glibc
import Posix
import SpringboardEngine

/// A launched program. It is reaped when it ends, and its exit status tells whether the launch has failed.
package final class RunningChild {
  let application: ItemID
  private let child: Child
  private let started = MonotonicClock.now
  private var exitSource: LoopSource?
  /// Whether the program was asked to end, so that its exit is no failure.
  private var isEnding = false
  /// Seconds that a process has to end.
  package static let endLimit = 5.0
  /// Seconds between checks, if the kernel gives no descriptor to wait with.
  private static let interval = 1.0

  /// Passes the exit to `onEnd`, and the failure if the launch has failed.
  package init(_ process: Int32, of application: ItemID, onEnd: @escaping (ChildExit, LaunchFailure?) -> Void) {
    self.application = application
    child = Child(process: process)
    wait(onEnd)
  }

  /// Ends the process and the others of its process group with SIGTERM. Returns a timer that ends those that are left with
  /// SIGKILL, also if this process ends before.
  package func end() -> LoopSource {
    isEnding = true
    child.signalGroup(SIGTERM)
    return MainLoop.timer(after: Self.endLimit) { [child] in child.signalGroup(SIGKILL) }
  }

  private func wait(_ onEnd: @escaping (ChildExit, LaunchFailure?) -> Void) {
    let look: () -> Void = { [weak self] in self?.look(onEnd) }
    if let descriptor = child.descriptor {
      exitSource = MainLoop.watch(descriptor: descriptor) { _ in look() }
    } else {
      exitSource = MainLoop.timer(after: Self.interval, look)
    }
  }

  private func look(_ onEnd: @escaping (ChildExit, LaunchFailure?) -> Void) {
    guard let exit = child.reap() else {
      if child.descriptor == nil { wait(onEnd) }
      return
    }
    exitSource?.cancel()
    onEnd(exit, isEnding ? nil : exit.failure(after: MonotonicClock.now - started))
  }
}
