import GtkBridge
import Posix

/// A started program: reaped when it ends, and asked then whether it had really started.
final class RunningChild {
  private let child: Child
  private let started = MonotonicClock.now
  private var exitSource: LoopSource?
  /// Seconds between looks where the kernel gave no descriptor to wait on.
  private static let interval = 1.0

  /// Gives `onEnd` why it did not start, in words for the user; nil where it did.
  init(_ process: Int32, onEnd: @escaping (String?) -> Void) {
    child = Child(process: process)
    wait(onEnd)
  }

  private func wait(_ onEnd: @escaping (String?) -> Void) {
    let look: () -> Void = { [weak self] in self?.look(onEnd) }
    if let descriptor = child.descriptor {
      exitSource = MainLoop.watch(descriptor: descriptor) { _ in look() }
    } else {
      exitSource = MainLoop.timer(after: Self.interval, look)
    }
  }

  private func look(_ onEnd: (String?) -> Void) {
    guard let exit = child.reap() else { return }
    exitSource?.cancel()
    onEnd(exit.failure(after: MonotonicClock.now - started))
  }
}
