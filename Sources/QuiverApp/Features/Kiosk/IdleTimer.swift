import GioBridge
import GtkBridge

/// Tells when a kiosk has not been used for a while, and when it is used again. If the display does not tell when other
/// programs get input, only that of the home screen counts.
final class IdleTimer {
  /// Whether input to other programs is known. Otherwise somebody may use an application that is in front.
  let knowsAllInput: Bool

  private let seconds: Double
  private let onIdle: () -> Void
  private let onActive: () -> Void
  private var watch: IdleWatch?
  private var ownTimer: LoopSource?

  /// `onIdle` is called after this many seconds without input, and `onActive` at the next input, in turn.
  init(on display: Display, after seconds: Double, onIdle: @escaping () -> Void, onActive: @escaping () -> Void) {
    (self.seconds, self.onIdle, self.onActive) = (seconds, onIdle, onActive)
    watch = IdleWatch(on: display, after: seconds, onIdle: onIdle, onActive: onActive)
    knowsAllInput = watch != nil
    if !knowsAllInput { wait() }
  }

  /// The home screen got input.
  func receiveInput() {
    guard !knowsAllInput else { return }
    let wasIdle = ownTimer?.isWaiting == false
    wait()
    if wasIdle { onActive() }
  }

  private func wait() {
    ownTimer = MainLoop.timer(after: seconds) { [weak self] in self?.onIdle() }
  }
}
