import CGtk
import GioBridge

/// The modules that GTK loads into this process.
enum GtkModules {
  private static var original: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?

  /// Prevents GTK from loading modules. On X11, every client can tell GTK the path of a module (`Gtk/Modules` of XSETTINGS).
  /// Call this before the display is opened. Wraps `gtk_parse_args`, which `gtk_init_check` does not repeat.
  static func refuse() {
    gtk_parse_args(nil, nil)
    ignoreOpenedDisplay()
    overrideSettings()
  }

  /// GTK reads the setting itself when a display is opened, in the only handler of this signal. Wraps
  /// `GdkDisplayManager::display-opened`.
  private static func ignoreOpenedDisplay() {
    guard let manager = gdk_display_manager_get() else { return }
    let signal = g_signal_lookup("display-opened", gdk_display_manager_get_type())
    let handler = g_signal_handler_find(gpointer(manager), G_SIGNAL_MATCH_ID, signal, 0, nil, nil, nil)
    if handler != 0 { g_signal_handler_disconnect(gpointer(manager), handler) }
  }

  /// Afterwards GTK takes the value of `GtkSettings`, where only a value of the application has a higher priority. It is set as
  /// soon as the object exists. Wraps `GObjectClass.constructed`.
  private static func overrideSettings() {
    guard original == nil, let settings = g_type_class_ref(gtk_settings_get_type()) else { return }
    let type = settings.as(GObjectClass.self)
    original = type.pointee.constructed
    type.pointee.constructed = { object in
      MainActor.assumeIsolated { GtkModules.original?(object) }
      var none = GValue()
      // `G_TYPE_STRING`, a macro that Swift does not import.
      g_value_init(&none, g_type_from_name("gchararray"))
      g_value_set_static_string(&none, "")
      g_object_set_property(object, "gtk-modules", &none)
      g_value_unset(&none)
    }
  }
}
