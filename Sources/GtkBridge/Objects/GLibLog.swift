import CGtk

/// GLib's own complaints about wrong use.
package enum GLibLog {
  /// From now on a warning or a critical message ends the process: for tests. Wraps `g_log_set_always_fatal`.
  package static func failOnWarnings() {
    g_log_set_always_fatal(GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue))
  }
}
