import CollectionEngine

/// When to look again for missing icons. A package may install an application before its icon, or after it.
package struct RetrySchedule: Equatable, Sendable {
  /// In seconds after the applications have changed.
  private static let delays = [1.0, 6, 30]

  private var due: [Instant] = []

  package init() {}

  package var next: Instant? { due.first }

  package mutating func restart(at now: Instant) {
    due = Self.delays.map { now + $0 }
  }

  /// Returns whether a look is due, and removes it.
  package mutating func take(at now: Instant) -> Bool {
    guard let next, next <= now else { return false }
    due.removeAll { $0 <= now }
    return true
  }
}
