import GtkBridge
import QuiverCore

/// Which directories do not answer: those of a network disk whose server is gone, say. Whoever asks such a disk anything is
/// kept waiting until it answers, so each directory is asked by a thread of its own.
final class Reachability {
  /// Other directories are unresponsive than before.
  var onChange: () -> Void = {}
  private(set) var unresponsive: Set<String> = []
  /// Seconds after which a directory is unresponsive. A local disk that is that slow is heard of a little later.
  static let timeLimit = 2.0
  /// Those that have not answered yet. Nobody is asked twice at a time: no more threads wait than there are directories.
  private var asked: Set<String> = []
  private var timeout: LoopSource?

  /// Takes what returns when a directory has answered.
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
    for directory in new.sorted() { Log.warning("\(directory) does not answer; it is left out until it does") }
    unresponsive = asked
    onChange()
  }
}
