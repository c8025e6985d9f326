import SpringboardEngine

/// When to look again for icons that are missing: packages install an application before its icon, or after.
nonisolated struct RetrySchedule: Equatable {
  /// Seconds after the applications changed.
  private static let delays = [1.0, 6, 30]

  private var due: [Instant] = []

  var next: Instant? { due.first }

  mutating func restart(at now: Instant) {
    due = Self.delays.map { now + $0 }
  }

  /// Whether one is due; it is then done.
  mutating func take(at now: Instant) -> Bool {
    guard let next, next <= now else { return false }
    due.removeAll { $0 <= now }
    return true
  }
}
