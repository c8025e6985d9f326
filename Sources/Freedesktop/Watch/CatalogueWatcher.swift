/// Watches everything a catalogue depends on, with one descriptor: the `applications` directories and what is below
/// them, and the directories of `PATH`. Directories may be missing, come, go and come again, on their own or with a
/// directory above them.
///
/// It reads no clock and starts no timer: its owner asks whenever the descriptor is readable and when `askAgain` has come.
public final class CatalogueWatcher {
  /// Where there are no watches left, or no descriptor, everything is looked at anew this often. In seconds.
  public static let pollingInterval = 10.0

  private let applications: [String]
  private let programs: [String]
  private let inotify = Inotify()
  private var interests: [Int32: Set<WatchInterest>] = [:]
  private var debounce = WatchDebounce()
  /// When everything is to be looked at anew; nil where all is watched.
  private var nextPoll: Double?

  /// - Parameters:
  ///   - applications: The `applications` directories, absolute, there or not.
  ///   - programs: The directories of `PATH`, absolute.
  ///   - now: The time, in seconds, of any clock that does not jump.
  public init(applications: [String], programs: [String], at now: Double) {
    self.applications = applications
    self.programs = programs
    watchAll(at: now)
  }

  /// To be watched for being readable. nil where the system has none left: then it is `askAgain` alone.
  public var descriptor: Int32? { inotify.descriptor }

  /// Whether something cannot be watched and is looked at from time to time instead.
  public var isPolling: Bool { nextPoll != nil }

  /// Reads what has happened, and tells what is to be looked at anew: once, when things have calmed down.
  public func read(at now: Double) -> WatchNotice {
    for event in inotify.events() {
      debounce.note(kinds(of: event), at: now)
    }
    var rescan = debounce.take(at: now)
    if let nextPoll, nextPoll <= now { rescan = Set(WatchedKind.allCases) }
    // Watching comes before looking: what happens in between is seen by one or by the other.
    if !rescan.isEmpty { watchAll(at: now) }
    return WatchNotice(rescan: rescan, askAgain: [debounce.due, nextPoll].compactMap(\.self).min())
  }

  private func kinds(of event: Inotify.Event) -> Set<WatchedKind> {
    guard case .change(let watch, let name, let isDirectory) = event else { return Set(WatchedKind.allCases) }
    let interested = (interests[watch] ?? []).filter { $0.includes(name, isDirectory: isDirectory) }
    return Set(interested.map(\.kind))
  }

  /// Brings the watches to what is there now. A directory that is watched already keeps its watch.
  private func watchAll(at now: Double) {
    var round = WatchRound(inotify: inotify)
    for directory in applications { round.watch(applications: directory) }
    for directory in programs { round.watch(programs: directory) }
    for watch in interests.keys where round.interests[watch] == nil { inotify.remove(watch) }
    interests = round.interests
    nextPoll = round.isComplete ? nil : now + Self.pollingInterval
  }
}
