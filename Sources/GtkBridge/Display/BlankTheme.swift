import CGtk

/// An empty theme that GTK reads instead of the desktop's. Reading that one takes longer than everything else before
/// the first frame, and the canvas uses none of it. Native widgets use a ``StyleSheet``.
package enum BlankTheme {
  /// Sets `GTK_THEME` and `GTK_DATA_PREFIX`, which GTK reads again whenever the desktop's settings change; call this
  /// before there is another thread. `prefix` is a directory that contains `share/themes`. Wraps `g_setenv`.
  package static func apply(_ name: String, from prefix: String) {
    g_setenv("GTK_THEME", name, 1)
    g_setenv("GTK_DATA_PREFIX", prefix, 1)
  }
}
