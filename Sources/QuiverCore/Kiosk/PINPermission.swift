/// When a kiosk accepts a PIN, and until when the right one lets the staff leave. It is in the memory of the supervisor, where no
/// restart of the home screen and no file of the user changes it. Times are in seconds on the monotonic clock, which nobody can
/// set, unless something else is said.
package struct PINPermission: Equatable, Sendable {
  package private(set) var wrong = WrongPINs()
  private var next: Double
  private var validUntil = -Double.infinity

  /// After a start no PIN is accepted for so long, because a program of the user can end the supervisor and delete what is stored.
  /// Trying half of all PINs of eight digits takes more than ten years.
  package static let startWait = 10.0
  /// How long the kiosk can be left after the right PIN. The service menu closes after half a minute without input.
  package static let validity = 120.0

  /// `now` is the time of the start.
  package init(startedAt now: Double) { next = now + Self.startWait }

  /// Takes into account what an earlier supervisor has stored. `time` is in seconds since 1970.
  package mutating func recall(_ stored: WrongPINs, at now: Double, time: Double) {
    if stored.count > wrong.count { wrong = stored }
    next = max(next, now + stored.remaining(at: time))
  }

  /// The seconds for which no PIN is accepted.
  package func wait(at now: Double) -> Double { max(0, next - now) }

  /// Somebody has entered a PIN. `time` is in seconds since 1970.
  package mutating func enter(isRight: Bool, at now: Double, time: Double) {
    if isRight {
      (wrong, validUntil) = (WrongPINs(), now + Self.validity)
    } else {
      wrong.add(at: time)
      (next, validUntil) = (now + wrong.wait, -.infinity)
    }
  }

  package func allowsLeaving(at now: Double) -> Bool { now < validUntil }
}
