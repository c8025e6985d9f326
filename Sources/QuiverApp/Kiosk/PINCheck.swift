import GtkBridge
import Posix
import QuiverCore
import SpringboardEngine

/// Compares PINs with the hash in the file of a kiosk. After each wrong one, no PIN is accepted for a longer while.
final class PINCheck {
  /// The result of a comparison.
  enum Verdict: Equatable, Sendable {
    case right
    /// No PIN is accepted for this many seconds.
    case wait(Double)
  }

  private var environment: Environment
  /// When the next PIN is accepted, on the monotonic clock, which nobody can set.
  private var next = 0.0
  /// A PIN is being compared, which takes much memory.
  private var isChecking = false
  private var known = WrongPINs()
  private let started = MonotonicClock.now
  /// Seconds after the start before which no PIN is accepted if it is not known how many wrong ones there were before: a
  /// restart must not be the faster way to try many.
  private static let unknownWait = 30.0

  init(_ environment: Environment) {
    self.environment = environment
  }

  func follow(_ environment: Environment) {
    self.environment = environment
  }

  /// Passes the seconds for which no PIN is accepted.
  func readWait(then body: @escaping (Double) -> Void) {
    let file = WrongPINFile(environment)
    BackgroundTask.run {
      file.readForSure()?.remaining(at: WallClock.seconds)
    } then: { [weak self] seconds in
      guard let self else { return }
      let now = MonotonicClock.now
      next = max(next, seconds.map { now + $0 } ?? started + Self.unknownWait)
      body(max(0, next - now))
    }
  }

  /// Records wrong PINs before the answer, so that a restart does not help.
  func check(_ pin: PIN, then body: @escaping (Verdict) -> Void) {
    guard MonotonicClock.now >= next, !isChecking else { return body(.wait(max(1, next - MonotonicClock.now))) }
    isChecking = true
    let (file, hash, log) = (WrongPINFile(environment), environment.configuration.kiosk.pin, KioskLog(environment))
    BackgroundTask.run { [known] () -> (Verdict, WrongPINs) in
      // The file may be gone, or the disk full.
      var wrong = file.read() ?? known
      if known.count > wrong.count { wrong = known }
      if let hash, pin.withCharacters({ PasswordHash.isValid($0, for: hash) }) {
        file.write(WrongPINs())
        log?.append(.rightPIN)
        return (.right, WrongPINs())
      }
      wrong.add(at: WallClock.seconds)
      file.write(wrong)
      log?.append(.wrongPIN(wait: wrong.wait))
      return (.wait(wrong.wait), wrong)
    } then: { [weak self] verdict, wrong in
      self?.finish(verdict, wrong)
      body(verdict)
    }
  }

  private func finish(_ verdict: Verdict, _ wrong: WrongPINs) {
    (isChecking, known) = (false, wrong)
    if case .wait(let seconds) = verdict { next = MonotonicClock.now + seconds }
  }
}
