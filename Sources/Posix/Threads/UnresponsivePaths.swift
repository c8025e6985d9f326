import CPosix
import Glibc
import Synchronization

/// Finds paths on disks that do not respond, such as a network disk whose server is down.
package enum UnresponsivePaths {
  /// How long to wait before more threads are started, in seconds. By then a thread is probably blocked.
  private static let interval = 0.01
  private static let mostThreads = 64

  /// Reads the status of each path, and returns the paths for which that takes too long.
  ///
  /// If all paths respond, one thread is enough. A path that never responds blocks its thread forever, so do not check
  /// the same path repeatedly.
  ///
  /// - Parameters:
  ///   - paths: Absolute paths, including missing ones.
  ///   - seconds: How long to wait at most. Threads that are only waiting for a processor get more time.
  /// - Returns: The paths that have not responded.
  package static func among(_ paths: [String], within seconds: Double) -> Set<String> {
    guard !paths.isEmpty else { return [] }
    let check = PathCheck(paths)
    var (threads, waited) = (0, 0.0)
    while waited < seconds + Threads.grace {
      let more = min(max(threads, 1), mostThreads - threads)
      for _ in 0..<more { _ = Threads.start(check.run) }
      threads += more
      if check.isDone.wait(atMost: interval) { return [] }
      waited += interval
      if waited >= seconds, check.isBlocked(on: threads) { break }
    }
    return check.unresponsive
  }
}

/// A set of paths that several threads check.
private final class PathCheck: Sendable {
  private struct State {
    /// The paths that no thread has checked yet.
    var waiting: [String]
    /// The paths that are being checked, and the threads that check them.
    var pending: [String: Int32] = [:]
    var isDone: Bool { waiting.isEmpty && pending.isEmpty }
  }

  private let state: Mutex<State>
  let isDone = Latch()

  init(_ paths: [String]) {
    state = Mutex(State(waiting: paths.reversed()))
  }

  /// The paths that have not responded yet.
  var unresponsive: Set<String> { state.withLock { Set($0.pending.keys).union($0.waiting) } }

  /// Whether all threads that check a path are blocked, and no other thread is free to check the waiting paths.
  func isBlocked(on threads: Int) -> Bool {
    let (checking, isWaiting) = state.withLock { (Array($0.pending.values), !$0.waiting.isEmpty) }
    return (!isWaiting || checking.count >= threads) && checking.allSatisfy(Threads.isBlocked)
  }

  /// Checks one path after another until none is waiting.
  func run() {
    while let path = next() {
      _ = FileStatus(path)
      let isLast = state.withLock { state in
        state.pending[path] = nil
        return state.isDone
      }
      if isLast { isDone.open() }
    }
  }

  private func next() -> String? {
    state.withLock { state in
      let path = state.waiting.popLast()
      if let path { state.pending[path] = quiver_gettid() }
      return path
    }
  }
}
