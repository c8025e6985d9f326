import GtkBridge
import QuiverCore

/// Counts the time that nobody uses a kiosk. In the last ten seconds it counts down, and then everything is closed.
final class IdleReset {
  /// Called each second of the countdown with the seconds that are left, and with nil when somebody uses the kiosk again.
  var onCountdown: (Int?) -> Void = { _ in }
  var onReset: () -> Void = {}
  /// Whether there is anything to close.
  var isNeeded: () -> Bool = { true }

  private let display: Display
  /// The seconds without input before the reset; nil for none.
  private var limit: Double?
  private var watch: IdleWatch?
  /// Waits for the countdown if the display does not tell when other programs get input.
  private var ownTimer: LoopSource?
  private var tick: LoopSource?
  private var isCounting = false
  /// When the countdown was stopped. The display may report that before the touch.
  private var stopped: Double?
  /// Seconds within which an event is part of the touch that has stopped the countdown.
  private static let sameTouch = 0.3
  /// The seconds of the countdown.
  private static let countdown = 10

  /// Whether input to other programs is known. Otherwise somebody may use an application that is in front.
  var knowsAllInput: Bool { watch != nil }

  init(on display: Display) {
    self.display = display
  }

  func follow(_ environment: Environment) {
    let wanted = environment.configuration.isKiosk ? environment.configuration.kiosk.idleReset : nil
    guard wanted != limit else { return }
    limit = wanted
    stop()
    (watch, ownTimer) = (nil, nil)
    guard let delay else { return }
    watch = IdleWatch(
      on: display, after: delay, onIdle: { [weak self] in self?.begin() }, onActive: { [weak self] in self?.stop() })
    if watch == nil { waitForOwnInput() }
  }

  /// The home screen got input. Returns whether the event has only stopped the countdown: the user touched the screen for
  /// that, and not what happens to be there.
  func used(by event: Event) -> Bool {
    guard limit != nil else { return false }
    stop()
    let hasStopped = event.begins && stopped.map { MonotonicClock.now - $0 < Self.sameTouch } ?? false
    stopped = nil
    if watch == nil { waitForOwnInput() }
    return hasStopped
  }

  private var delay: Double? { limit.map { $0 - Double(Self.countdown) } }

  private func waitForOwnInput() {
    guard let delay else { return }
    ownTimer = MainLoop.timer(after: delay) { [weak self] in self?.begin() }
  }

  private func begin() {
    guard isNeeded() else { return }
    isCounting = true
    count(Self.countdown)
  }

  private func count(_ seconds: Int) {
    guard seconds > 0 else { return finish() }
    onCountdown(seconds)
    tick = MainLoop.timer(after: 1) { [weak self] in self?.count(seconds - 1) }
  }

  private func stop() {
    tick = nil
    guard isCounting else { return }
    (isCounting, stopped) = (false, MonotonicClock.now)
    onCountdown(nil)
  }

  private func finish() {
    (tick, isCounting) = (nil, false)
    onReset()
  }
}

extension Event {
  /// Whether it is the start of a touch, or a key.
  fileprivate var begins: Bool {
    switch self {
    case .pointer(let event): event.phase == .down
    case .key(let event): event.phase == .down
    case .scroll, .pinch: false
    }
  }
}
