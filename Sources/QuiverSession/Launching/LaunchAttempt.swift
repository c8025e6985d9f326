import GioBridge
import Synchronization

/// A part of a launch that runs on another thread, because it may access disks. It is given up if a disk does not
/// answer.
final class LaunchAttempt {
  /// Seconds that a user waits for a launch to begin.
  private static let timeLimit = 2.0

  private let isGivenUp = Flag()
  private var timeout: LoopSource?

  /// Set once by the main thread; read by any thread.
  private nonisolated final class Flag: Sendable {
    private let value = Mutex(false)
    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }

  /// Runs `work` and passes its result to `body`. If the result does not come in time, `late` is called instead, and
  /// `dropped` with a result that comes after that. `work` can ask whether its result is still wanted.
  init<Result: Sendable>(
    _ work: @escaping @Sendable (_ isWanted: () -> Bool) -> Result, then body: @escaping (Result) -> Void,
    late: @escaping () -> Void, dropped: @escaping (Result) -> Void = { _ in }
  ) {
    timeout = MainLoop.timer(after: Self.timeLimit) { [self] in
      timeout = nil
      isGivenUp.set()
      late()
    }
    BackgroundTask.run { [isGivenUp] in
      work { !isGivenUp.isSet }
    } then: { [self] result in
      timeout = nil
      if isGivenUp.isSet { dropped(result) } else { body(result) }
    }
  }
}
