import CGtk
import GioBridge

/// Finds an icon's file by the Icon Theme Specification. Needs no display. Owns a GtkIconTheme.
package final class IconTheme {
  private let theme: UnsafeMutablePointer<GtkIconTheme>

  /// `searchPath` comes before the directories of the environment.
  package init(named name: String, searchPath: [String]) {
    theme = gtk_icon_theme_new()
    for directory in searchPath.reversed() {
      gtk_icon_theme_prepend_search_path(theme, directory)
    }
    gtk_icon_theme_set_custom_theme(theme, name)
  }

  /// `size` is in logical pixels. Returns nil if no theme has the icon.
  package func file(named name: String, size: Int, scale: Int) -> String? {
    let found = gtk_icon_theme_lookup_icon_for_scale(theme, name, gint(size), gint(scale), GTK_ICON_LOOKUP_FORCE_SIZE)
    guard let found else { return nil }
    defer { g_object_unref(found.raw) }
    return gtk_icon_info_get_filename(found).map { String(cString: $0) }
  }

  /// The user's home directory.
  package static var home: String { String(cString: g_get_home_dir()) }

  isolated deinit {
    g_object_unref(theme)
  }
}
