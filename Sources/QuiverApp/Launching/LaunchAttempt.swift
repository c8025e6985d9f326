import GtkBridge
import Synchronization

/// One piece of work for a launch, on another thread: it may touch disks, and is given up when one of them does not answer.
final class LaunchAttempt {
  /// Seconds that a person waits for a launch to begin.
  private static let timeLimit = 2.0

  private let isGivenUp = Flag()
  private var timeout: LoopSource?

  /// Set once, from the main thread; read from any.
  private nonisolated final class Flag: Sendable {
    private let value = Mutex(false)
    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }

  /// Does `work`, which is told how to find out whether its result is still wanted, and gives that to `body`. When it has not
  /// come in time, `late` is called instead, and `dropped` with a result that comes after that.
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
