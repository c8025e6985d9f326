import Posix

/// Watches for a number of subjects with one descriptor, and tells which of them are to be looked at anew.
///
/// It reads no clock and starts no timer: its owner asks whenever the descriptor is readable and when `askAgain` has
/// come. Asking waits for nobody. Setting watches does: a disk may not answer.
final class Watcher<Subject: Hashable> {
  /// What it answers each time it is asked.
  struct Answer: Equatable {
    var changed: Set<Subject>
    var askAgain: Double?
  }

  private let subjects: Set<Subject>
  private let inotify = Inotify()
  private var interests: [Int32: Set<WatchInterest<Subject>>] = [:]
  private var debounce: WatchDebounce<Subject>
  /// In seconds; nil: what cannot be watched is not looked at.
  private let pollingInterval: Double?
  private let mostWatches: Int
  /// When everything is to be looked at anew; nil where all is watched.
  private var nextPoll: Double?
  /// Something cannot be watched.
  private(set) var isPolling = false

  /// Watches nothing yet.
  init(
    _ subjects: Set<Subject>, debounce: WatchDebounce<Subject>, pollingInterval: Double?, mostWatches: Int = .max
  ) {
    self.subjects = subjects
    self.debounce = debounce
    self.pollingInterval = pollingInterval
    self.mostWatches = mostWatches
  }

  var descriptor: Int32? { inotify.descriptor }

  func read(at now: Double) -> Answer {
    for event in inotify.events() {
      debounce.note(subjects(of: event), at: now)
    }
    var changed = debounce.take(at: now)
    if let nextPoll, nextPoll <= now {
      changed = subjects
      self.nextPoll = pollingInterval.map { now + $0 }
    }
    return Answer(changed: changed, askAgain: [debounce.due, nextPoll].compactMap(\.self).min())
  }

  private func subjects(of event: Inotify.Event) -> Set<Subject> {
    guard case .change(let watch, let name, let isDirectory) = event else { return subjects }
    let interested = (interests[watch] ?? []).filter { $0.includes(name, isDirectory: isDirectory) }
    return Set(interested.map(\.subject))
  }

  /// Brings the watches to what is there now, and returns what `set` does. A directory that is watched already keeps
  /// its watch.
  func watchAll<Result>(at now: Double, _ set: (inout WatchRound<Subject>) -> Result) -> Result {
    var round = WatchRound<Subject>(inotify: inotify, mostWatches: mostWatches)
    let result = set(&round)
    for watch in interests.keys where round.interests[watch] == nil { inotify.remove(watch) }
    interests = round.interests
    isPolling = !round.isComplete
    nextPoll = isPolling || round.isWorthRepeating ? pollingInterval.map { now + $0 } : nil
    return result
  }

  /// Watches more than before, until all is watched anew.
  func watchMore(_ set: (inout WatchRound<Subject>) -> Void) {
    var round = WatchRound<Subject>(inotify: inotify, mostWatches: mostWatches, interests: interests)
    set(&round)
    interests = round.interests
  }

  /// Counts as a change that was just read.
  func note(_ subjects: Set<Subject>, at now: Double) {
    debounce.note(subjects, at: now)
  }
}
