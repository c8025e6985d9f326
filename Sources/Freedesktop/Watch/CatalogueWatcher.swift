import Posix

/// Watches everything a catalogue depends on, with one descriptor: the `applications` directories and what is below
/// them, and the directories of `PATH`. Directories may be missing, come, go and come again, on their own or with a
/// directory above them.
///
/// It reads no clock and starts no timer: its owner asks whenever the descriptor is readable and when `askAgain` has
/// come. Asking waits for no disk; making one and `watchAnew` do, and belong on a thread that may be kept waiting.
public final class CatalogueWatcher {
  /// Where there are no watches left, or no descriptor, everything is looked at anew this often. In seconds.
  public static let pollingInterval = 10.0

  /// So many missing programs outside of `PATH` are watched for at most.
  static let mostMissingPrograms = 64

  private let applications: [String]
  private let programs: [String]
  private let budget: WalkBudget
  private let watcher: Watcher<WatchedKind>
  private var found = FoundEntries()
  /// How many files the last search found.
  private var fileCount = 0

  /// - Parameters:
  ///   - applications: The `applications` directories, absolute, there or not.
  ///   - programs: The directories of `PATH`, absolute.
  ///   - budget: How much of each `applications` directory is watched.
  ///   - now: The time, in seconds, of any clock that does not jump.
  public init(applications: [String], programs: [String], budget: WalkBudget = WalkBudget(), at now: Double) {
    self.applications = applications
    self.programs = programs
    self.budget = budget
    watcher = Watcher(
      Set(WatchedKind.allCases), debounce: WatchDebounce(quiet: 0.2, limit: 2), pollingInterval: Self.pollingInterval)
    watchAnew(at: now)
  }

  /// To be watched for being readable. nil where the system has none left: then it is `askAgain` alone.
  public var descriptor: Int32? { watcher.descriptor }

  /// Whether something cannot be watched and is looked at from time to time instead.
  public var isPolling: Bool { watcher.isPolling }

  /// Brings the watches to what is there now, and searches the directories on the way. To be called before what was
  /// told of is looked at: what happens in between is then seen by one or by the other.
  public func watchAnew(at now: Double) {
    found = watcher.watchAll(at: now) { round in
      let found = round.watch(applications: applications, within: budget)
      for directory in programs { round.watch(programs: directory) }
      round.isWorthRepeating = found.isOutOfTime && found.files.count > fileCount
      return found
    }
    fileCount = found.files.count
  }

  /// The files that the last `watchAnew` found. They are given away, so that nothing is kept twice.
  public func takeFound() -> FoundEntries {
    defer { found = FoundEntries() }
    return found
  }

  /// Watches for programs that a scan found missing and that are in no directory of `PATH`, until the next `watchAnew`.
  /// One that has appeared since the scan counts as a change.
  public func watch(missing programs: Set<String>, at now: Double) {
    let programs = programs.sorted().prefix(Self.mostMissingPrograms)
    watcher.watchMore { round in
      for program in programs { round.watch(file: program, for: .programs) }
    }
    if programs.contains(where: FileStatus.isProgram) { watcher.note([.programs], at: now) }
  }

  /// Reads what has happened, and tells what is to be looked at anew: once, when things have calmed down.
  public func read(at now: Double) -> WatchNotice {
    let answer = watcher.read(at: now)
    return WatchNotice(rescan: answer.changed, askAgain: answer.askAgain)
  }
}
