/// Collects a burst of changes until it has ended or has lasted too long.
struct WatchDebounce<Subject: Hashable>: Equatable {
  /// A burst has ended when nothing has changed for this many seconds.
  let quiet: Double
  /// A burst that does not end is reported after this many seconds.
  let limit: Double

  private var burst: Burst?

  init(quiet: Double, limit: Double) {
    self.quiet = quiet
    self.limit = limit
  }

  private struct Burst: Equatable {
    var subjects: Set<Subject>
    let first: Double
    var last: Double
  }

  /// When to report the burst; nil if nothing has changed.
  var due: Double? {
    burst.map { min($0.last + quiet, $0.first + limit) }
  }

  mutating func note(_ subjects: Set<Subject>, at now: Double) {
    if subjects.isEmpty { return }
    burst = Burst(subjects: subjects.union(burst?.subjects ?? []), first: burst?.first ?? now, last: now)
  }

  /// Returns and clears the changes if they are due; empty otherwise.
  mutating func take(at now: Double) -> Set<Subject> {
    guard let due, due <= now, let burst else { return [] }
    self.burst = nil
    return burst.subjects
  }
}
