/// Work on another thread of which only the latest counts: a newer request supersedes an older one, whose result is dropped.
package final class LatestJob {
  private var task: BackgroundTask?
  private var number = 0

  package init() {}

  /// Whether the result of the latest request has not come yet.
  package var isRunning: Bool { task != nil }

  /// Runs work on another thread. The main loop calls `body` with its result, unless there is a newer request by then.
  package func run<Outcome>(
    _ work: @escaping @Sendable () -> sending Outcome, then body: @escaping @MainActor (Outcome) -> Void
  ) {
    number += 1
    task = BackgroundTask.run(work) { [weak self, number] outcome in
      guard let self, self.number == number else { return }
      task = nil
      body(outcome)
    }
  }

  /// Drops the result of the latest request.
  package func cancel() {
    number += 1
    task = nil
  }

  /// Waits at most this many seconds for the result of the latest request.
  package func wait(atMost seconds: Double) { task?.wait(atMost: seconds) }
}

/// A value that one thread at a time uses, on its way to another thread or back.
nonisolated package struct Lent<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
