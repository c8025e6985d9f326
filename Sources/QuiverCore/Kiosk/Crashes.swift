/// The crashes of a kiosk, which decide how it is started again.
package struct Crashes: Equatable, Sendable {
  /// When the last ones happened, in seconds.
  private var times: [Double] = []
  /// The number of crashes within a period, in seconds, that leads to the safe mode.
  private static let (limit, period) = (3, 60.0)
  /// The seconds before another start: at first, and in the safe mode.
  private static let (shortestDelay, safeDelay) = (0.05, 1.0)

  package init() {}

  package mutating func add(at time: Double) {
    times = times.filter { time - $0 < Self.period } + [time]
  }

  /// Whether the next start uses neither wallpaper nor theme nor caches, any of which may be the reason.
  package func needsSafeMode(at time: Double) -> Bool {
    times.count { time - $0 < Self.period } >= Self.limit
  }

  /// The seconds before the next start.
  package func delay(at time: Double) -> Double {
    needsSafeMode(at: time) ? Self.safeDelay : Self.shortestDelay
  }
}
