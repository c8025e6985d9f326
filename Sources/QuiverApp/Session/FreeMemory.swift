import GioBridge
import Posix

/// Returns free memory to the system, a while after it has become free.
final class FreeMemory {
  /// Whether something moves, so that a frame would wait for memory.
  var isBusy: () -> Bool = { false }
  private var timer: LoopSource?
  /// The resident bytes after memory was last returned, or when ``returnSoonIfGrown()`` was first called.
  private var residentBefore: Int?

  /// Seconds until everything that follows is done, such as writing a cache after a scan.
  private static let delay = 3.0
  /// The bytes that may stay free: with a thousand applications it is seldom more (measured).
  private static let limit = 8 << 20

  /// Call this often. Nothing happens unless much more is resident than after the last time.
  func returnSoonIfGrown() {
    guard let resident = MemoryStatus.anonymous else { return }
    let before = residentBefore ?? resident
    if resident > before + Self.limit { returnSoon() }
    residentBefore = before
  }

  /// Call this when memory has become free.
  func returnSoon() {
    timer = MainLoop.timer(after: Self.delay) { [weak self] in
      if let self, !isBusy() { returnNow() }
    }
  }

  /// At the usual priority, because other threads may wait for it.
  private func returnNow() {
    BackgroundTask.run { [limit = Self.limit] in
      Heap.returnFreeMemory(over: limit)
      return MemoryStatus.anonymous
    } then: { [weak self] in
      self?.residentBefore = $0
    }
  }
}
