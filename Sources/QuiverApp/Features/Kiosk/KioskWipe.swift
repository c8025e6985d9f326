import GioBridge
import QuiverCore

/// Empties the directories of `[Kiosk] idle-wipe` on other threads. A disk may not answer, so each directory has a thread of
/// its own, and is not emptied again before that has ended.
final class KioskWipe {
  private var tasks: [String: BackgroundTask] = [:]
  private var waiting: [() -> Void] = []
  private var limit: LoopSource?
  /// Applications are still ending, and then directories are emptied.
  private var isExpected = false

  /// Nothing is opened until ``begin(_:homes:)``.
  func expect() { isExpected = true }

  func begin(_ paths: [String], homes: [String]) {
    for path in Set(paths) where tasks[path] == nil {
      tasks[path] = BackgroundTask.run {
        WipedDirectories.empty([path], homes: homes)
      } then: { [weak self] faults in
        for fault in faults { Log.warning(fault) }
        self?.tasks[path] = nil
        self?.finish()
      }
    }
    isExpected = false
    finish()
  }

  /// Seconds after which an application is opened although a disk does not answer.
  private static let longestWait = 30.0

  /// Calls `body` as soon as all directories are empty: the next visitor's application must not find what is being deleted.
  func then(_ body: @escaping () -> Void) {
    if tasks.isEmpty, !isExpected { return body() }
    waiting.append(body)
    if limit == nil { limit = MainLoop.timer(after: Self.longestWait) { [weak self] in self?.callAll() } }
  }

  private func finish() {
    if tasks.isEmpty, !isExpected { callAll() }
  }

  private func callAll() {
    limit = nil
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }
}
