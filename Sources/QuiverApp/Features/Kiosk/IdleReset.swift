import GioBridge
import GtkBridge
import QuiverCore

/// Counts the time that nobody uses a kiosk. In the last ten seconds it counts down, and then everything is closed.
final class IdleReset {
  /// Called each second of the countdown with the seconds that are left, and with nil when somebody uses the kiosk again.
  var onCountdown: (Int?) -> Void = { _ in }
  var onReset: () -> Void = {}
  /// Whether there is anything to close.
  var isNeeded: () -> Bool = { true }
  /// Called when nobody has used the kiosk until then, and there was nothing to close.
  var onIdle: () -> Void = {}
  /// Called when somebody uses the kiosk.
  var onActive: () -> Void = {}
  /// Whether ``onIdle`` has something to do.
  var wantsIdle: () -> Bool = { false }

  private enum Phase {
    case waiting
    case countingDown(LoopSource)
    /// There is nothing to close, and ``onIdle`` is called when a countdown would have ended.
    case becomingIdle(LoopSource)
    /// When the countdown was stopped. The display may report that before the touch.
    case stopped(at: Double)
  }

  private let display: Display
  /// The seconds without input before the reset; nil for none.
  private var limit: Double?
  private var timer: IdleTimer?
  private var phase = Phase.waiting
  /// The seconds of the countdown.
  private static let countdown = 10

  /// Whether input to other programs is known. Otherwise somebody may use an application that is in front.
  var knowsAllInput: Bool { timer?.knowsAllInput == true }

  init(on display: Display) {
    self.display = display
  }

  func follow(_ environment: Environment) {
    let wanted = environment.configuration.isKiosk ? environment.configuration.kiosk.idleReset : nil
    guard wanted != limit else { return }
    limit = wanted
    stop()
    timer = wanted.map { limit in
      IdleTimer(
        on: display, after: limit - Double(Self.countdown), onIdle: { [weak self] in self?.begin() },
        onActive: { [weak self] in self?.displayUsed() })
    }
  }

  /// The home screen got input. Returns whether the event has only stopped the countdown: the user touched the screen for
  /// that, and not what happens to be there.
  func receive(_ event: Event) -> Bool {
    guard let timer else { return false }
    timer.receiveInput()
    displayUsed()
    guard case .stopped(let time) = phase else { return false }
    phase = .waiting
    return event.begins && MonotonicClock.now - time < ScreenCover.sameTouch
  }

  private func displayUsed() {
    stop()
    onActive()
  }

  private func begin() {
    if isNeeded() {
      count(Self.countdown)
    } else if wantsIdle() {
      phase = .becomingIdle(MainLoop.timer(after: Double(Self.countdown)) { [weak self] in self?.onIdle() })
    }
  }

  private func count(_ seconds: Int) {
    guard seconds > 0 else {
      phase = .waiting
      return onReset()
    }
    phase = .countingDown(MainLoop.timer(after: 1) { [weak self] in self?.count(seconds - 1) })
    onCountdown(seconds)
  }

  private func stop() {
    switch phase {
    case .waiting, .stopped: break
    case .becomingIdle: phase = .waiting
    case .countingDown:
      phase = .stopped(at: MonotonicClock.now)
      onCountdown(nil)
    }
  }
}
