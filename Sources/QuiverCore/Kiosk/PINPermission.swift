/// When a kiosk accepts a PIN, and until when the right one lets the staff leave. It is in the memory of the supervisor, where no
/// restart of the home screen and no file of the user changes it. Times are in seconds on the monotonic clock, which nobody can
/// set.
package struct PINPermission: Equatable, Sendable {
  package private(set) var wrong: WrongPINs
  private var validUntil = -Double.infinity

  /// After a start no PIN is accepted for so long, because a program of the user can end the supervisor and delete what is stored.
  /// Trying half of all PINs of eight digits takes more than ten years.
  package static let startWait = 10.0
  /// How long the kiosk can be left after the right PIN. The service menu closes after half a minute without input.
  package static let validity = 120.0

  /// `now` is the time of the start.
  package init(startedAt now: Double) { wrong = WrongPINs(waitingUntil: now + Self.startWait) }

  /// Takes into account what an earlier supervisor has stored.
  package mutating func recall(_ stored: WrongPINs) { wrong.merge(stored) }

  /// Somebody has entered a PIN.
  package mutating func enter(isRight: Bool, at now: Double) {
    if isRight {
      (wrong, validUntil) = (WrongPINs(), now + Self.validity)
    } else {
      wrong.add(at: now)
      validUntil = -.infinity
    }
  }

  package func allowsLeaving(at now: Double) -> Bool { now < validUntil }
}
