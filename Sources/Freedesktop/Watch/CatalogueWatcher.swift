/// Watches everything a catalogue depends on, with one descriptor: the `applications` directories and what is below
/// them, and the directories of `PATH`. Directories may be missing, come, go and come again, on their own or with a
/// directory above them.
///
/// It reads no clock and starts no timer: its owner asks whenever the descriptor is readable and when `askAgain` has come.
/// Asking waits for no disk; making one and `watchAnew` do, and belong on a thread that may be kept waiting.
public final class CatalogueWatcher {
  /// Where there are no watches left, or no descriptor, everything is looked at anew this often. In seconds.
  public static let pollingInterval = 10.0

  private let watcher: Watcher<WatchedKind>

  /// - Parameters:
  ///   - applications: The `applications` directories, absolute, there or not.
  ///   - programs: The directories of `PATH`, absolute.
  ///   - now: The time, in seconds, of any clock that does not jump.
  public init(applications: [String], programs: [String], at now: Double) {
    watcher = Watcher(
      Set(WatchedKind.allCases), debounce: WatchDebounce(quiet: 0.2, limit: 2), pollingInterval: Self.pollingInterval,
      at: now
    ) { round in
      for directory in applications { round.watch(applications: directory) }
      for directory in programs { round.watch(programs: directory) }
    }
  }

  /// To be watched for being readable. nil where the system has none left: then it is `askAgain` alone.
  public var descriptor: Int32? { watcher.descriptor }

  /// Whether something cannot be watched and is looked at from time to time instead.
  public var isPolling: Bool { watcher.isPolling }

  /// Brings the watches to what is there now. To be called before what was told of is looked at: what happens in between is
  /// then seen by one or by the other.
  public func watchAnew(at now: Double) {
    watcher.watchAll(at: now)
  }

  /// Reads what has happened, and tells what is to be looked at anew: once, when things have calmed down.
  public func read(at now: Double) -> WatchNotice {
    let answer = watcher.read(at: now)
    return WatchNotice(rescan: answer.changed, askAgain: answer.askAgain)
  }
}
