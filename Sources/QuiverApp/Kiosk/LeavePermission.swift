import GtkBridge
import Posix
import QuiverCore

/// Decides in the supervisor whether the staff leaves the kiosk. The supervisor sees the PIN itself and believes nothing else,
/// because the user's programs can end the home screen.
final class LeavePermission {
  /// Called when the staff leaves the kiosk.
  var onLeave: () -> Void = {}
  private let isRight: @Sendable (String) -> Bool
  /// Another PIN is compared after the present one, since this takes much memory.
  private var isChecking = false
  /// Somebody has chosen to leave the kiosk while a PIN was being compared.
  private var isAsked = false
  /// Until when a right PIN is valid, and until when no PIN is compared after a wrong one, on the monotonic clock.
  private var (validUntil, nextCheck) = (0.0, 0.0)

  /// Seconds after the right PIN in which the kiosk can be left. The service menu closes after half a minute without input.
  private static let validity = 120.0
  /// Seconds after a wrong PIN in which no other one is compared. The home screen compares each PIN before it tells it.
  private static let delay = 2.0

  /// `isRight` is called on another thread.
  init(isRight: @escaping @Sendable (String) -> Bool) { self.isRight = isRight }

  /// Compares PINs with the hash in the file of a kiosk.
  convenience init(file: String, environment: [String: String]) {
    self.init { pin in
      let configuration = Environment(variables: environment, kiosk: file).configuration
      return configuration.kiosk.pin.map { PasswordHash.isValid(pin, for: $0) } ?? false
    }
  }

  /// Somebody has chosen to leave the kiosk.
  func ask() {
    isAsked = true
    decide()
  }

  /// Somebody has entered a PIN.
  func check(_ pin: String) {
    guard !isChecking, MonotonicClock.now >= nextCheck else { return }
    isChecking = true
    BackgroundTask.run { [isRight] in
      isRight(pin)
    } then: { [weak self] isRight in
      self?.checked(isRight)
    }
  }

  private func checked(_ isRight: Bool) {
    isChecking = false
    if isRight { validUntil = MonotonicClock.now + Self.validity } else { nextCheck = MonotonicClock.now + Self.delay }
    decide()
  }

  private func decide() {
    guard isAsked, !isChecking else { return }
    isAsked = false
    guard MonotonicClock.now < validUntil else {
      return Log.warning("leaving without the right PIN is refused")
    }
    onLeave()
  }
}
