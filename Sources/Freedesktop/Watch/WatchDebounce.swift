/// Gathers changes until they have stopped for a while, but never for too long.
struct WatchDebounce: Equatable {
  /// A burst is over when nothing has changed for this long. In seconds.
  static let quiet = 0.2
  /// A burst that does not end is answered after this long. In seconds.
  static let limit = 2.0

  private var burst: Burst?

  private struct Burst: Equatable {
    var kinds: Set<WatchedKind>
    let first: Double
    var last: Double
  }

  /// When the burst is to be answered; nil while nothing has changed.
  var due: Double? {
    burst.map { min($0.last + Self.quiet, $0.first + Self.limit) }
  }

  mutating func note(_ kinds: Set<WatchedKind>, at now: Double) {
    if kinds.isEmpty { return }
    burst = Burst(kinds: kinds.union(burst?.kinds ?? []), first: burst?.first ?? now, last: now)
  }

  /// The kinds that have changed, once, when they are due; empty before.
  mutating func take(at now: Double) -> Set<WatchedKind> {
    guard let due, due <= now, let burst else { return [] }
    self.burst = nil
    return burst.kinds
  }
}
