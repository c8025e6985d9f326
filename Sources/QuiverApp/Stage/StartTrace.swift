import Glibc
import GtkBridge
import QuiverCore

/// Tells when the start has come how far: `QUIVER_TRACE=start`. In milliseconds since the program began.
final class StartTrace {
  enum Phase: String {
    case display, bus, window, applications
    /// The first frame is on screen, as an earlier run kept it.
    case launch
    /// The first one is painted.
    case frame
    /// A frame is painted with the wallpaper and every icon in it.
    case settled
  }

  /// What came before, loading above all, is known by the processor's time alone.
  private let zero = MonotonicClock.now - Double(clock()) / Double(CLOCKS_PER_SEC)
  private(set) var reached: Set<Phase> = []

  /// nil unless it is asked for.
  init?(_ surroundings: Surroundings) {
    guard surroundings.traces("start") else { return nil }
  }

  func reach(_ phase: Phase) {
    guard reached.insert(phase).inserted else { return }
    let tenths = ((MonotonicClock.now - zero) * 10_000).rounded()
    Log.info("start \(phase.rawValue)=\(tenths / 10)")
  }
}
