/// Gathers changes until they have stopped for a while, but never for too long.
struct WatchDebounce<Subject: Hashable>: Equatable {
  /// A burst is over when nothing has changed for this long. In seconds.
  let quiet: Double
  /// A burst that does not end is answered after this long. In seconds.
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

  /// When the burst is to be answered; nil while nothing has changed.
  var due: Double? {
    burst.map { min($0.last + quiet, $0.first + limit) }
  }

  mutating func note(_ subjects: Set<Subject>, at now: Double) {
    if subjects.isEmpty { return }
    burst = Burst(subjects: subjects.union(burst?.subjects ?? []), first: burst?.first ?? now, last: now)
  }

  /// What has changed, once, when it is due; empty before.
  mutating func take(at now: Double) -> Set<Subject> {
    guard let due, due <= now, let burst else { return [] }
    self.burst = nil
    return burst.subjects
  }
}
