import CGtk

/// Work on a thread of its own, which ends with it, and then the answer on the main thread.
///
/// Swift's tasks are no good for a program that is to sleep at rest: the pool of libdispatch that they run on looks at its
/// threads once a second from then on. Wraps `g_thread_new`, `g_idle_add_full` and `GAsyncQueue`.
nonisolated package final class BackgroundTask: Sendable {
  private let work: @Sendable () -> @MainActor () -> Void
  /// What is to be done with the outcome, once, from when it is there until it is done.
  private let outcome = OutcomeQueue()

  private init(_ work: @escaping @Sendable () -> @MainActor () -> Void) {
    self.work = work
  }

  /// `body` is called with the outcome by the main loop, never at once.
  @MainActor @discardableResult
  package static func run<Outcome>(
    _ work: @escaping @Sendable () -> sending Outcome, then body: @escaping @MainActor (Outcome) -> Void
  ) -> BackgroundTask {
    let errand = BackgroundTask {
      // The thread is done with it when the main thread gets it.
      nonisolated(unsafe) let outcome = work()
      return { body(outcome) }
    }
    let thread = g_thread_new("quiver errand", Self.begin, Unmanaged.passRetained(errand).toOpaque())
    g_thread_unref(thread)
    return errand
  }

  /// Waits for the outcome, so many seconds at most. Where it comes, `body` is called before this returns.
  @MainActor
  package func wait(atMost seconds: Double) {
    outcome.next(within: seconds)?()
  }

  private static let begin: GThreadFunc = { data in
    guard let data else { return nil }
    let errand = Unmanaged<BackgroundTask>.fromOpaque(data)
    let body = errand.takeUnretainedValue().work()
    errand.takeUnretainedValue().outcome.add(body)
    g_idle_add_full(G_PRIORITY_DEFAULT, BackgroundTask.end, data, nil)
    return nil
  }

  private static let end: GSourceFunc = { data in
    guard let data else { return 0 }
    let errand = Unmanaged<BackgroundTask>.fromOpaque(data).takeRetainedValue()
    MainActor.assumeIsolated { errand.wait(atMost: 0) }
    return 0
  }
}

/// One outcome on its way from a thread to the main thread. Wraps `GAsyncQueue`.
private nonisolated final class OutcomeQueue: Sendable {
  private final class Body {
    let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) {
      self.call = call
    }
  }

  // It has a lock of its own.
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
