import CGio

/// Runs work on a thread of its own, and then a closure with its result on the main thread.
///
/// Swift's tasks run on the thread pool of libdispatch, which wakes up once a second from then on, so a program that
/// should sleep cannot use them. Wraps `g_thread_new`, `g_idle_add_full` and `GAsyncQueue`.
nonisolated package final class BackgroundTask: Sendable {
  private let work: @Sendable () -> @MainActor () -> Void
  /// Holds the closure for the main thread, from when the work is done until the closure is called.
  private let outcome = OutcomeQueue()

  private init(_ work: @escaping @Sendable () -> @MainActor () -> Void) {
    self.work = work
  }

  /// The main loop calls `body` with the result, never before this returns.
  @MainActor @discardableResult
  package static func run<Outcome>(
    _ work: @escaping @Sendable () -> sending Outcome, then body: @escaping @MainActor (Outcome) -> Void
  ) -> BackgroundTask {
    let task = BackgroundTask {
      // The thread no longer uses the outcome when the main thread receives it.
      nonisolated(unsafe) let outcome = work()
      return { body(outcome) }
    }
    let thread = g_thread_new("quiver task", Self.begin, Unmanaged.passRetained(task).toOpaque())
    g_thread_unref(thread)
    return task
  }

  /// Waits at most this many seconds for the result, and calls `body` with it before returning.
  @MainActor
  package func wait(atMost seconds: Double) {
    outcome.next(within: seconds)?()
  }

  private static let begin: GThreadFunc = { data in
    guard let data else { return nil }
    let task = Unmanaged<BackgroundTask>.fromOpaque(data)
    let body = task.takeUnretainedValue().work()
    task.takeUnretainedValue().outcome.add(body)
    g_idle_add_full(G_PRIORITY_DEFAULT, BackgroundTask.end, data, nil)
    return nil
  }

  private static let end: GSourceFunc = { data in
    guard let data else { return 0 }
    let task = Unmanaged<BackgroundTask>.fromOpaque(data).takeRetainedValue()
    MainActor.assumeIsolated { task.wait(atMost: 0) }
    return 0
  }
}

/// Passes a closure from a thread to the main thread, once. Wraps `GAsyncQueue`.
private nonisolated final class OutcomeQueue: Sendable {
  private final class Body {
    let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) {
      self.call = call
    }
  }

  // A GAsyncQueue is thread-safe.
  nonisolated(unsafe) private let queue = g_async_queue_new_full { data in
    data.map { Unmanaged<Body>.fromOpaque($0).release() }
  }

  deinit {
    g_async_queue_unref(queue)
  }

  func add(_ call: @escaping @MainActor () -> Void) {
    g_async_queue_push(queue, Unmanaged.passRetained(Body(call)).toOpaque())
  }

  func next(within seconds: Double) -> (@MainActor () -> Void)? {
    let microseconds = guint64(seconds * 1_000_000)
    let data = seconds > 0 ? g_async_queue_timeout_pop(queue, microseconds) : g_async_queue_try_pop(queue)
    return data.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().call }
  }
}
