import GioBridge
import Glibc
import QuiverCore

/// Logs when the start reaches each phase, in milliseconds since the program began. `QUIVER_TIMING=start` asks for it.
final class StartTiming {
  enum Phase: String {
    case display, bus, window, applications
    /// The first frame is on screen, and it comes from the cache of the run before.
    case cachedFrame = "cached-frame"
    /// A second frame is on screen, because something differs from the first one, which came from the cache.
    case repainted
    /// The first frame is on screen, painted or from the cache.
    case firstFrame = "first-frame"
    /// A frame with the wallpaper and all icons is painted.
    case settled
  }

  /// When the program began. The time before this line, mostly that of loading, is known only as processor time.
  private let start = MonotonicClock.now - Double(clock()) / Double(CLOCKS_PER_SEC)
  private(set) var reached: Set<Phase> = []

  /// nil if nobody asks for it.
  init?(_ environment: Environment) {
    guard environment.logsTiming(of: "start") else { return nil }
  }

  func reach(_ phase: Phase) {
    guard reached.insert(phase).inserted else { return }
    let tenths = ((MonotonicClock.now - start) * 10_000).rounded()
    Log.info("start \(phase.rawValue)=\(tenths / 10)")
  }
}
