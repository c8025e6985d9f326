import Posix

/// Watches everything that a ``Catalogue`` depends on: the `applications` directories with everything below them, and
/// the directories of `PATH`. Missing directories are watched for too, including those above them.
///
/// It reads no clock and starts no timer. Its owner calls ``read(at:)`` whenever the descriptor is readable, and at the
/// time that the last report named in `askAgain`. `read` never blocks. The initializer and ``watchAnew(at:)`` block
/// while a disk does not respond, so do not call them on the main thread.
public final class CatalogueWatcher {
  /// The changes since the last call of ``read(at:)``.
  public struct Report: Equatable, Sendable {
    /// The kinds of files to read again now.
    public var rescan: Set<WatchedKind>
    /// When to call `read` even if the descriptor is not readable before, in seconds of the caller's clock; nil: only
    /// when the descriptor is readable.
    public var askAgain: Double?

    /// Makes a report from values.
    public init(rescan: Set<WatchedKind>, askAgain: Double?) {
      self.rescan = rescan
      self.askAgain = askAgain
    }
  }

  /// How often everything is reported as changed if the system has no watches or descriptors left, in seconds.
  public static let pollingInterval = 10.0

  /// How many missing programs outside of `PATH` are watched for at most.
  static let mostMissingPrograms = 64

  private let applications: [String]
  private let programs: [String]
  private let budget: WalkBudget
  private let watcher: Watcher<WatchedKind>
  private var found = FoundEntries()
  /// The number of files that the last search found.
  private var fileCount = 0

  /// Sets watches and searches the `applications` directories. It blocks while a disk does not respond.
  ///
  /// - Parameters:
  ///   - applications: The absolute paths of the `applications` directories, including missing ones.
  ///   - programs: The absolute directories of `PATH`.
  ///   - budget: The limits of the search in each `applications` directory. What exceeds them is not watched.
  ///   - now: The present time, in seconds of any monotonic clock.
  public init(applications: [String], programs: [String], budget: WalkBudget = WalkBudget(), at now: Double) {
    self.applications = applications
    self.programs = programs
    self.budget = budget
    watcher = Watcher(
      Set(WatchedKind.allCases), debounce: WatchDebounce(quiet: 0.2, limit: 2), pollingInterval: Self.pollingInterval)
    watchAnew(at: now)
  }

  /// The descriptor that becomes readable when something has changed. The watcher owns it. It is nil if the system has
  /// no descriptors left; the owner then relies on `askAgain`.
  public var descriptor: Int32? { watcher.descriptor }

  /// Whether something cannot be watched, so that everything is reported as changed at every ``pollingInterval``.
  public var isPolling: Bool { watcher.isPolling }

  /// Sets the watches again for the directories that exist now, and searches the `applications` directories.
  ///
  /// Call it before the catalogue is read again, so that a change in between is either read or reported. It blocks
  /// while a disk does not respond.
  ///
  /// - Parameter now: The present time, in seconds of the same clock.
  public func watchAnew(at now: Double) {
    found = watcher.watchAll(at: now) { round in
      let found = round.watch(applications: applications, within: budget)
      for directory in programs { round.watch(programs: directory) }
      round.isWorthRepeating = found.isOutOfTime && found.files.count > fileCount
      return found
    }
    fileCount = found.files.count
  }

  /// Returns the result of the search by the last ``watchAnew(at:)``, and empties it to free the memory.
  public func takeFound() -> FoundEntries {
    defer { found = FoundEntries() }
    return found
  }

  /// Watches for missing programs outside of `PATH` until the next ``watchAnew(at:)``. A program that has appeared
  /// since the scan is reported as a change.
  ///
  /// - Parameters:
  ///   - programs: The absolute paths of programs: see ``Catalogue/missingPrograms``.
  ///   - now: The present time, in seconds of the same clock.
  public func watch(missing programs: Set<String>, at now: Double) {
    let programs = programs.sorted().prefix(Self.mostMissingPrograms)
    watcher.watchMore { round in
      for program in programs { round.watch(file: program, for: .programs) }
    }
    if programs.contains(where: FileStatus.isProgram) { watcher.note([.programs], at: now) }
  }

  /// Reads the pending events. Each burst of changes is reported once, after it has ended. It never blocks.
  ///
  /// - Parameter now: The present time, in seconds of the same clock.
  /// - Returns: What to read again, and when to call this again.
  public func read(at now: Double) -> Report {
    let report = watcher.read(at: now)
    return Report(rescan: report.changed, askAgain: report.askAgain)
  }
}

/// The kinds of files that a ``CatalogueWatcher`` watches.
public enum WatchedKind: CaseIterable, Sendable {
  /// Desktop entries. The catalogue has to be scanned again.
  case applications
  /// Programs in `PATH`. The `TryExec` or `Exec` of an entry may have been installed or removed.
  case programs
}

extension WatchRound<WatchedKind> {
  /// Watches a directory of `PATH`.
  mutating func watch(programs directory: String) {
    watchPath(to: directory, for: .programs)
    _ = add(directory, .contents, WatchInterest(subject: .programs, scope: .everything))
  }

  /// Searches the `applications` directories, and watches those that it reads. It sets each watch before it reads the
  /// directory, so that every change is either read or reported.
  mutating func watch(applications roots: [String], within budget: WalkBudget) -> FoundEntries {
    for root in roots { watchPath(to: root, for: .applications) }
    let interest = WatchInterest(subject: WatchedKind.applications, scope: .entries)
    var watches: [String: Int32] = [:]
    let found = EntryWalk(roots, within: budget) { path in
      if let watch = watch(contentsOf: path, interest) { watches[path] = watch }
    }.found
    for path in found.unwatched {
      if let watch = watches[path] { remove(interest, of: watch) }
    }
    return found
  }
}
