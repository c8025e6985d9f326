import Freedesktop
import GtkBridge
import Posix
import SpringboardEngine

/// A launched program. It is reaped when it ends, and its exit status tells whether the launch has failed.
final class RunningChild {
  let application: ItemID
  private let child: Child
  private let started = MonotonicClock.now
  private var exitSource: LoopSource?
  /// Seconds between checks, if the kernel gives no descriptor to wait with.
  private static let interval = 1.0

  /// Passes the failure to `onEnd` if the launch has failed; else nil.
  init(_ process: Int32, of application: ItemID, onEnd: @escaping (LaunchFailure?) -> Void) {
    self.application = application
    child = Child(process: process)
    wait(onEnd)
  }

  private func wait(_ onEnd: @escaping (LaunchFailure?) -> Void) {
    let look: () -> Void = { [weak self] in self?.look(onEnd) }
    if let descriptor = child.descriptor {
      exitSource = MainLoop.watch(descriptor: descriptor) { _ in look() }
    } else {
      exitSource = MainLoop.timer(after: Self.interval, look)
    }
  }

  private func look(_ onEnd: @escaping (LaunchFailure?) -> Void) {
    guard let exit = child.reap() else {
      if child.descriptor == nil { wait(onEnd) }
      return
    }
    exitSource?.cancel()
    onEnd(exit.failure(after: MonotonicClock.now - started))
  }
}
