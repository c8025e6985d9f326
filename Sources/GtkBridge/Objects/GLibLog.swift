import CGtk

/// GLib's messages about wrong use.
package enum GLibLog {
  /// Ends the process at the next warning or critical message, for tests. Wraps `g_log_set_always_fatal`.
  package static func failOnWarnings() {
    g_log_set_always_fatal(GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue))
  }
}
