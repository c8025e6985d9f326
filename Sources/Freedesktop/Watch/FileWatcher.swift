/// Watches named files with one descriptor. They may be missing, with directories above them, be symbolic links, be
/// written to or be replaced.
///
/// It reads no clock and starts no timer: its owner asks whenever the descriptor is readable and when `askAgain` has
/// come. Asking waits for no disk; making one and `watchAnew` do, and belong on a thread that may be kept waiting.
public final class FileWatcher {
  /// What became of the files.
  public struct Notice: Equatable, Sendable {
    /// The files to look at anew, now.
    public var changed: Set<String>
    /// When to ask again even if the descriptor stays silent, on the same clock; nil: when it becomes readable.
    public var askAgain: Double?
  }

  /// Where there are no watches left, or no descriptor, everything is looked at anew this often. In seconds.
  public static let pollingInterval = 10.0

  private let files: Set<String>
  private let watcher: Watcher<String>

  /// - Parameters:
  ///   - files: Absolute paths, there or not.
  ///   - now: The time, in seconds, of any clock that does not jump.
  public init(_ files: Set<String>, at now: Double) {
    self.files = files
    watcher = Watcher(files, debounce: WatchDebounce(quiet: 0.1, limit: 1), pollingInterval: Self.pollingInterval)
    watchAnew(at: now)
  }

  /// To be watched for being readable. nil where the system has none left: then it is `askAgain` alone.
  public var descriptor: Int32? { watcher.descriptor }

  /// Watches the files as they are there now. To be called before what was told of is looked at: what happens in
  /// between is then seen by one or by the other.
  public func watchAnew(at now: Double) {
    watcher.watchAll(at: now) { round in
      for file in files { round.watch(file: file, for: file) }
    }
  }

  /// Reads what has happened, and tells which files are to be looked at anew: once, when things have calmed down.
  public func read(at now: Double) -> Notice {
    let answer = watcher.read(at: now)
    return Notice(changed: answer.changed, askAgain: answer.askAgain)
  }
}
