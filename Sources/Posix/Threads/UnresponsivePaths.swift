import Glibc
import Synchronization

/// Finds out which paths do not answer, such as those on a network disk whose server is gone.
package enum UnresponsivePaths {
  /// Seconds without an answer after which more threads help: one of those that ask is held up.
  private static let hesitation = 0.01
  private static let mostThreads = 64

  /// Asks for the status of each path.
  ///
  /// One thread does that where all of them answer. A path that never answers holds up its thread for good, so this is not
  /// to be asked about the same path again and again.
  ///
  /// - Parameters:
  ///   - paths: Absolute, there or not.
  ///   - seconds: How long to wait at most. Threads that only wait for a processor get more time than that.
  /// - Returns: Those that have not answered by then.
  package static func among(_ paths: [String], within seconds: Double) -> Set<String> {
    guard !paths.isEmpty else { return [] }
    let survey = Survey(paths)
    var (threads, waited) = (0, 0.0)
    while waited < seconds + Threads.grace {
      let more = min(max(threads, 1), mostThreads - threads)
      for _ in 0..<more { _ = Threads.start(survey.ask) }
      threads += more
      if survey.isOver.wait(atMost: hesitation) { return [] }
      waited += hesitation
      if waited >= seconds, survey.isHeldUp(on: threads) { break }
    }
    return survey.unanswered
  }
}

/// Paths that several threads ask about.
private final class Survey: Sendable {
  private struct State {
    var waiting: [String]
    /// With the thread that asks.
    var asked: [String: Int32] = [:]
    var isOver: Bool { waiting.isEmpty && asked.isEmpty }
  }

  private let state: Mutex<State>
  let isOver = Latch()

  init(_ paths: [String]) {
    state = Mutex(State(waiting: paths.reversed()))
  }

  var unanswered: Set<String> { state.withLock { Set($0.asked.keys).union($0.waiting) } }

  /// Whether every path that is asked about holds up its thread, and no more can be asked about on so many threads.
  func isHeldUp(on threads: Int) -> Bool {
    let (asking, isWaiting) = state.withLock { (Array($0.asked.values), !$0.waiting.isEmpty) }
    return (!isWaiting || asking.count >= threads) && asking.allSatisfy(Threads.isHeldUp)
  }

  /// Asks about one path after the other until there is none left.
  func ask() {
    while let path = next() {
      _ = FileStatus(path)
      let isLast = state.withLock { state in
        state.asked[path] = nil
        return state.isOver
      }
      if isLast { isOver.open() }
    }
  }

  private func next() -> String? {
    state.withLock { state in
      let path = state.waiting.popLast()
      if let path { state.asked[path] = LibrarySymbols.threadNumber() }
      return path
    }
  }
}
