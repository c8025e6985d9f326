import CGtk

/// The modules that GTK loads into this process.
enum GtkModules {
  private static var original: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?

  /// Prevents GTK from loading modules. On X11, every client can tell GTK the path of a module (`Gtk/Modules` of XSETTINGS),
  /// and GTK would load it while it opens the display. Only a value of the application has a higher priority, so it is set as
  /// soon as the object of the settings exists. Wraps `GObjectClass.constructed` of `GtkSettings`.
  static func refuse() {
    guard original == nil, let settings = g_type_class_ref(gtk_settings_get_type()) else { return }
    let type = settings.as(GObjectClass.self)
    original = type.pointee.constructed
    type.pointee.constructed = { object in
      MainActor.assumeIsolated { GtkModules.original?(object) }
      var none = GValue()
      g_value_init(&none, GType(16 << 2))
      g_value_set_static_string(&none, "")
      g_object_set_property(object, "gtk-modules", &none)
      g_value_unset(&none)
    }
  }
}
