import GioBridge
import Posix

/// Returns free memory to the system, a while after it has become free.
final class FreeMemory {
  private var timer: LoopSource?

  /// Seconds until everything that follows is done, such as writing a cache after a scan.
  private static let delay = 3.0
  /// The bytes that may stay free: with a thousand applications it is seldom more (measured).
  private static let limit = 8 << 20

  /// Call this when memory has become free. At the usual priority, because other threads may wait for it.
  func returnSoon() {
    timer = MainLoop.timer(after: Self.delay) {
      BackgroundTask.run { [limit = Self.limit] in
        Heap.returnFreeMemory(over: limit)
      } then: { _ in
      }
    }
  }
}
