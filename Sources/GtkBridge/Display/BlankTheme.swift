import CGtk

/// A theme with nothing in it, which GTK reads in place of the desktop's own: that one takes it longer than everything else
/// before the first frame, and a window of one canvas wears none of it. Native widgets wear a ``StyleSheet``.
package enum BlankTheme {
  /// To be called before there is another thread: it sets `GTK_THEME` and `GTK_DATA_PREFIX`, which GTK looks at again
  /// whenever the desktop's settings change. `prefix` is a directory with `share/themes` in it. Wraps `g_setenv`.
  package static func apply(_ name: String, from prefix: String) {
    g_setenv("GTK_THEME", name, 1)
    g_setenv("GTK_DATA_PREFIX", prefix, 1)
  }
}
