import GioBridge
import Posix
import QuiverCore

/// Compares PINs in the supervisor of a kiosk, which believes nothing else, because the user's programs can end the home screen or
/// take it over.
final class PINCheck {
  private let isRight: @Sendable (String) -> Bool
  private let file: WrongPINFile
  private let log: KioskLog
  private var permission = PINPermission(startedAt: MonotonicClock.now)
  /// The requests, which are answered in order, one after the other, since a comparison takes much memory.
  private var queue: [() -> Void] = []
  private var isBusy = false

  /// `isRight` is called on another thread.
  init(file: WrongPINFile, log: KioskLog, isRight: @escaping @Sendable (String) -> Bool) {
    (self.file, self.log, self.isRight) = (file, log, isRight)
    enqueue { [weak self] in self?.recall() }
  }

  /// Compares PINs with the hash in the file of a kiosk, as it is then.
  convenience init(file: String, environment: [String: String], log: KioskLog) {
    let read: @Sendable () -> Environment = { Environment(variables: environment, kiosk: file) }
    self.init(file: WrongPINFile(read()), log: log) { pin in
      read().configuration.kiosk.pin.map { PasswordHash.isValid(pin, for: $0) } ?? false
    }
  }

  var allowsLeaving: Bool { permission.allowsLeaving(at: MonotonicClock.now) }

  /// Passes how long no PIN is accepted.
  func wait(then body: @escaping (Supervision.Answer) -> Void) {
    enqueue { [weak self] in
      guard let self else { return }
      body(.wait(permission.wrong.remaining(at: MonotonicClock.now)))
      finish()
    }
  }

  /// Compares a PIN, and records it before the answer.
  func check(_ pin: String, then body: @escaping (Supervision.Answer) -> Void) {
    enqueue { [weak self] in self?.compare(pin, then: body) }
  }

  private func recall() {
    BackgroundTask.run { [file] in
      file.read()
    } then: { [weak self] stored in
      if let stored { self?.permission.recall(stored) }
      self?.finish()
    }
  }

  private func compare(_ pin: String, then body: @escaping (Supervision.Answer) -> Void) {
    let wait = permission.wrong.remaining(at: MonotonicClock.now)
    guard wait == 0 else {
      body(.wait(wait))
      return finish()
    }
    BackgroundTask.run { [isRight, file, log, permission] in
      var changed = permission
      let isRight = isRight(pin)
      changed.enter(isRight: isRight, at: MonotonicClock.now)
      file.write(changed.wrong)
      log.write(isRight ? .rightPIN : .wrongPIN(wait: changed.wrong.wait))
      return (isRight, changed)
    } then: { [weak self] isRight, changed in
      self?.permission = changed
      body(isRight ? .right : .wrong(wait: changed.wrong.wait))
      self?.finish()
    }
  }

  private func enqueue(_ work: @escaping () -> Void) {
    queue.append(work)
    startNext()
  }

  private func finish() {
    isBusy = false
    startNext()
  }

  private func startNext() {
    guard !isBusy, !queue.isEmpty else { return }
    isBusy = true
    queue.removeFirst()()
  }
}
