import GioBridge
import GtkBridge
import Posix
import QuiverCore
import QuiverSession

/// Tells the supervisor that the home screen is ready, and regularly that its main thread and its display work
/// (sd_notify(3)). Without a supervisor there is no timer.
final class Heartbeat {
  private let address: String
  /// Seconds between two signs of life; nil if the supervisor wants none.
  private let interval: Double?
  private var timer: LoopSource?
  private let display: Display
  /// When the display has to answer next, on the monotonic clock.
  private var nextAnswer = 0.0

  /// Seconds between two answers of the display.
  private static let displayInterval = 5.0

  /// nil if there is no supervisor.
  init?(_ environment: Environment, on display: Display) {
    guard let address = environment.variables["NOTIFY_SOCKET"], !address.isEmpty else { return nil }
    (self.address, self.display) = (address, display)
    // The supervisor waits for this many microseconds; sd_watchdog_enabled(3) recommends half of that.
    interval = environment.variables["WATCHDOG_USEC"].flatMap(Double.init).map { max(0.05, $0 / 2 / 1_000_000) }
  }

  /// The first frame is on screen.
  func begin() {
    NotificationSocket.send("READY=1\n", to: address)
    beat()
  }

  /// The end may take some seconds, because the disk may be slow.
  func end() {
    timer = nil
    NotificationSocket.send("STOPPING=1\n", to: address)
  }

  /// Without an answer, this process hangs, and the supervisor knows what it waits for.
  private func waitForDisplay() {
    NotificationSocket.send("\(Supervision.displayWait)\n", to: address)
    display.finishPainting()
    nextAnswer = MonotonicClock.now + Self.displayInterval
  }

  private func beat() {
    guard let interval else { return }
    if MonotonicClock.now >= nextAnswer { waitForDisplay() }
    NotificationSocket.send("WATCHDOG=1\n", to: address)
    timer = MainLoop.timer(after: interval) { [weak self] in self?.beat() }
  }
}
