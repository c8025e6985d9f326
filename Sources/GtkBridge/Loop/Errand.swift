import CGtk

/// Work on a thread of its own, which ends with it, and then the answer on the main thread.
///
/// Swift's tasks are no good for a program that is to sleep at rest: the pool of libdispatch that they run on looks at its
/// threads once a second from then on. Wraps `g_thread_new` and `g_idle_add_full`.
nonisolated package final class Errand: Sendable {
  private let work: @Sendable () -> @MainActor () -> Void

  private init(_ work: @escaping @Sendable () -> @MainActor () -> Void) {
    self.work = work
  }

  /// `body` is called with the outcome by the main loop, never at once.
  @MainActor
  package static func run<Outcome>(
    _ work: @escaping @Sendable () -> sending Outcome, then body: @escaping @MainActor (Outcome) -> Void
  ) {
    let errand = Errand {
      // The thread is done with it when the main thread gets it.
      nonisolated(unsafe) let outcome = work()
      return { body(outcome) }
    }
    let thread = g_thread_new("quiver errand", Self.begin, Unmanaged.passRetained(errand).toOpaque())
    g_thread_unref(thread)
  }

  private static let begin: GThreadFunc = { data in
    guard let data else { return nil }
    let body = Unmanaged<Errand>.fromOpaque(data).takeRetainedValue().work()
    let ending = Errand { body }
    g_idle_add_full(G_PRIORITY_DEFAULT, Errand.end, Unmanaged.passRetained(ending).toOpaque(), nil)
    return nil
  }

  private static let end: GSourceFunc = { data in
    guard let data else { return 0 }
    let body = Unmanaged<Errand>.fromOpaque(data).takeRetainedValue().work()
    MainActor.assumeIsolated { body() }
    return 0
  }
}
