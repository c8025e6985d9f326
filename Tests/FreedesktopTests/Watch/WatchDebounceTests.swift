import Testing

@testable import Freedesktop

@Suite("Debouncing changes")
struct WatchDebounceTests {
  /// Times of the changes and of the report, in seconds.
  static let bursts: [(changes: [Double], answered: Double?)] = [
    ([], nil),
    ([0], 0.2),
    ([5], 5.2),
    ([0, 0.1], 0.3),
    ([0, 0.1, 0.25], 0.45),
  ]

  @Test("A burst is reported 200 ms after its last change", arguments: bursts)
  func burst(changes: [Double], answered: Double?) {
    var debounce = WatchDebounce<WatchedKind>(quiet: 0.2, limit: 2)
    changes.forEach { debounce.note([.applications], at: $0) }
    #expect(debounce.due.map { ($0 * 1000).rounded() } == answered.map { $0 * 1000 })
  }

  @Test("A burst that goes on is reported two seconds after its first change", arguments: [(1.9, 0.1), (60, 0.125)])
  func burstThatGoesOn(seconds: Double, interval: Double) {
    burst(changes: Array(stride(from: 0, through: seconds, by: interval)), answered: 2)
  }

  @Test("Kinds are collected and reported once when due")
  func kindsAreCollectedAndReportedOnceWhenDue() {
    var debounce = WatchDebounce<WatchedKind>(quiet: 0.2, limit: 2)
    debounce.note([.applications], at: 0)
    debounce.note([.programs], at: 0.1)
    debounce.note([], at: 0.25)
    #expect(debounce.take(at: 0.29) == [])
    #expect(debounce.take(at: 0.31) == [.applications, .programs])
    #expect(debounce.take(at: 9) == [])
    #expect(debounce.due == nil)
  }
}
