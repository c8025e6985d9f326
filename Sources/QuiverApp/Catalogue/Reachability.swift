import GioBridge
import QuiverCore

/// Finds out which directories do not answer, such as those on a network disk whose server is gone. A call on such a
/// directory blocks, so each is probed on a thread of its own.
final class Reachability {
  /// Called when the set of unresponsive directories has changed.
  var onChange: () -> Void = {}
  private(set) var unresponsive: Set<String> = []
  /// Seconds after which a directory counts as unresponsive. It is used again as soon as it answers.
  static let timeLimit = 2.0
  /// The directories that are being probed. None is probed twice at a time, so that there are no more threads than
  /// directories.
  private var asked: Set<String> = []
  private var timeout: LoopSource?

  /// `ask` returns when the directory has answered.
  func probe(_ directories: Set<String>, by ask: @escaping @Sendable (String) -> Void) {
    for directory in directories.subtracting(asked) {
      asked.insert(directory)
      BackgroundTask.run {
        ask(directory)
      } then: { [weak self] in
        self?.heard(directory)
      }
    }
    timeout = MainLoop.timer(after: Self.timeLimit) { [weak self] in self?.decide() }
  }

  /// Call this when the directories have answered in time.
  func cancelTimeout() {
    timeout = nil
  }

  private func heard(_ directory: String) {
    asked.remove(directory)
    guard unresponsive.remove(directory) != nil else { return }
    Log.info("\(directory) answers again")
    onChange()
  }

  private func decide() {
    let new = asked.subtracting(unresponsive)
    guard !new.isEmpty else { return }
    for directory in new.sorted() { Log.warning(Strings.isUnresponsive(directory)) }
    unresponsive = asked
    onChange()
  }
}
