import SpringboardEngine

/// When to look again for icons that are missing: packages install an application before its icon, or after.
package struct RetrySchedule: Equatable, Sendable {
  /// Seconds after the applications changed.
  private static let delays = [1.0, 6, 30]

  private var due: [Instant] = []

  package init() {}

  package var next: Instant? { due.first }

  package mutating func restart(at now: Instant) {
    due = Self.delays.map { now + $0 }
  }

  /// Whether one is due; it is then done.
  package mutating func take(at now: Instant) -> Bool {
    guard let next, next <= now else { return false }
    due.removeAll { $0 <= now }
    return true
  }
}
