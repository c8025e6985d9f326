import CGio

/// GLib's messages about wrong use.
package enum GLibLog {
  /// Ends the process at the next warning or critical message, for tests. Wraps `g_log_set_always_fatal`.
  package static func failOnWarnings() {
    g_log_set_always_fatal(GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue))
  }

  /// Passes all messages on, which GLib would write to standard error, waiting for its reader. Call this once. `body` is called
  /// on any thread. Wraps `g_log_set_writer_func`.
  package static func pass(to body: @escaping @Sendable (String) -> Void) {
    g_log_set_writer_func(writeMessage, Unmanaged.passRetained(MessageWriter(body)).toOpaque(), nil)
  }
}

nonisolated private final class MessageWriter: Sendable {
  let body: @Sendable (String) -> Void

  init(_ body: @escaping @Sendable (String) -> Void) { self.body = body }
}

nonisolated private let writeMessage: GLogWriterFunc = { level, fields, count, data in
  guard let data, let fields else { return G_LOG_WRITER_UNHANDLED }
  let domain = (0..<Int(count)).first { String(cString: fields[$0].key) == "GLIB_DOMAIN" }
    .flatMap { fields[$0].value?.assumingMemoryBound(to: CChar.self) }
  guard g_log_writer_default_would_drop(level, domain) == 0,
    let text = g_log_writer_format_fields(level, fields, count, 0)
  else { return G_LOG_WRITER_HANDLED }
  defer { g_free(text) }
  Unmanaged<MessageWriter>.fromOpaque(data).takeUnretainedValue().body(String(cString: text))
  return G_LOG_WRITER_HANDLED
}
