import CGio

extension MainLoop {
  /// Calls `body` once when the monotonic clock has reached `deadline` (seconds), never earlier. Wraps
  /// `g_timeout_source_new`.
  package static func timer(at deadline: Double, _ body: @escaping () -> Void) -> LoopSource {
    let milliseconds = ((deadline - MonotonicClock.now) * 1000).rounded(.up)
    let wait = min(max(milliseconds, 0), Double(guint.max))
    return once(g_timeout_source_new(guint(wait)), priority: G_PRIORITY_DEFAULT, body)
  }

  package static func timer(after seconds: Double, _ body: @escaping () -> Void) -> LoopSource {
    timer(at: MonotonicClock.now + seconds, body)
  }

  /// Calls `body` once before any further event or frame. Wraps `g_idle_source_new`.
  package static func soon(_ body: @escaping () -> Void) -> LoopSource {
    once(g_idle_source_new(), priority: G_PRIORITY_HIGH, body)
  }

  /// Calls `body` once when no events and no frames are pending. Wraps `g_idle_source_new`.
  package static func idle(_ body: @escaping () -> Void) -> LoopSource {
    once(g_idle_source_new(), priority: G_PRIORITY_DEFAULT_IDLE, body)
  }

  /// Calls `body` on the main thread whenever the signal arrives: SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2 or
  /// SIGWINCH. Wraps `g_unix_signal_source_new`.
  package static func watch(signal: Int32, _ body: @escaping () -> Void) -> LoopSource {
    let function: GSourceFunc = { data in
      Callback<() -> Void>.body(data)()
      return 1
    }
    return LoopSource(
      g_unix_signal_source_new(signal), priority: G_PRIORITY_DEFAULT, function, Callback(body).retained())
  }

  /// Calls `body` as long as the descriptor is readable or its other end is closed. The caller keeps the descriptor.
  /// Wraps `g_unix_fd_source_new`.
  package static func watch(
    descriptor: Int32, _ body: @escaping (DescriptorEvents) -> Void
  ) -> LoopSource {
    let function: GUnixFDSourceFunc = { _, condition, data in
      Callback<(DescriptorEvents) -> Void>.body(data)(DescriptorEvents(condition))
      return 1
    }
    let conditions = GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    return LoopSource(
      g_unix_fd_source_new(descriptor, conditions), priority: G_PRIORITY_DEFAULT,
      unsafeBitCast(function, to: GSourceFunc.self), Callback(body).retained())
  }

  private static func once(
    _ source: UnsafeMutablePointer<GSource>, priority: Int32, _ body: @escaping () -> Void
  ) -> LoopSource {
    let function: GSourceFunc = { data in
      Callback<() -> Void>.body(data)()
      return 0
    }
    return LoopSource(source, priority: priority, function, Callback(body).retained())
  }
}

/// The events of a watched descriptor. Both can be set: the last bytes, and the end.
package struct DescriptorEvents: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let readable = DescriptorEvents(rawValue: 1)
  /// The other end is closed, or the descriptor is in error.
  package static let hangUp = DescriptorEvents(rawValue: 2)

  init(_ condition: GIOCondition) {
    self = []
    if condition.rawValue & G_IO_IN.rawValue != 0 { insert(.readable) }
    if condition.rawValue & (G_IO_HUP.rawValue | G_IO_ERR.rawValue) != 0 { insert(.hangUp) }
  }
}
