import Posix

/// Watches files and directories for a set of subjects, and reports which subjects have changed.
///
/// It reads no clock and starts no timer. Its owner calls ``read(at:)`` whenever the descriptor is readable, and at the
/// time that the last report named in `askAgain`. `read` never blocks, but setting watches blocks while a disk does not
/// respond.
final class Watcher<Subject: Hashable> {
  struct Report: Equatable {
    var changed: Set<Subject>
    /// When to call `read` even if the descriptor is not readable before, in seconds; nil: only when it is readable.
    var askAgain: Double?
  }

  private let subjects: Set<Subject>
  private let inotify = Inotify()
  private var interests: [Int32: Set<WatchInterest<Subject>>] = [:]
  private var debounce: WatchDebounce<Subject>
  /// How often all subjects are reported if something cannot be watched, in seconds; nil: never.
  private let pollingInterval: Double?
  private let mostWatches: Int
  /// When to report all subjects; nil if everything is watched.
  private var nextPoll: Double?
  /// Whether something cannot be watched.
  private(set) var isPolling = false

  /// Makes a watcher without watches.
  init(
    _ subjects: Set<Subject>, debounce: WatchDebounce<Subject>, pollingInterval: Double?, mostWatches: Int = .max
  ) {
    self.subjects = subjects
    self.debounce = debounce
    self.pollingInterval = pollingInterval
    self.mostWatches = mostWatches
  }

  var descriptor: Int32? { inotify.descriptor }

  func read(at now: Double) -> Report {
    for event in inotify.events() {
      debounce.note(subjects(of: event), at: now)
    }
    var changed = debounce.take(at: now)
    if let nextPoll, nextPoll <= now {
      changed = subjects
      self.nextPoll = pollingInterval.map { now + $0 }
    }
    return Report(changed: changed, askAgain: [debounce.due, nextPoll].compactMap(\.self).min())
  }

  private func subjects(of event: Inotify.Event) -> Set<Subject> {
    guard case .change(let watch, let name, let isDirectory) = event else { return subjects }
    let interested = (interests[watch] ?? []).filter { $0.includes(name, isDirectory: isDirectory) }
    return Set(interested.map(\.subject))
  }

  /// Replaces all watches by those that `set` adds, and returns the result of `set`. A directory that is watched before
  /// and after keeps its watch, so that no event is lost.
  func watchAll<Result>(at now: Double, _ set: (inout WatchRound<Subject>) -> Result) -> Result {
    var round = WatchRound<Subject>(inotify: inotify, mostWatches: mostWatches)
    let result = set(&round)
    for watch in interests.keys where round.interests[watch] == nil { inotify.remove(watch) }
    interests = round.interests
    isPolling = !round.isComplete
    nextPoll = isPolling || round.isWorthRepeating ? pollingInterval.map { now + $0 } : nil
    return result
  }

  /// Adds watches, which last until the next ``watchAll(at:_:)``.
  func watchMore(_ set: (inout WatchRound<Subject>) -> Void) {
    var round = WatchRound<Subject>(inotify: inotify, mostWatches: mostWatches, interests: interests)
    set(&round)
    interests = round.interests
  }

  /// Treats subjects as changed.
  func note(_ subjects: Set<Subject>, at now: Double) {
    debounce.note(subjects, at: now)
  }
}
