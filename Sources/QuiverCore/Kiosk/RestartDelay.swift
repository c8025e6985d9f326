/// The seconds before something that has ended by itself is started again. They double each time, up to a limit, until it has
/// run for a while.
package struct RestartDelay: Equatable, Sendable {
  private var starts = 0
  /// In seconds.
  private static let (first, longest, enough) = (1.0, 300.0, 60.0)

  package init() {}

  package mutating func next(afterRunning seconds: Double) -> Double {
    if seconds >= Self.enough { starts = 0 }
    defer { starts = min(starts + 1, 16) }
    return min(Self.first * Double(1 << starts), Self.longest)
  }
}
