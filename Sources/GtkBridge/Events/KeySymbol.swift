import CGtk

/// The symbols of keys.
package enum KeySymbol {
  /// Whether there is a symbol of this name, such as `Page_Up` and `XF86HomePage`: `gdk_keyval_from_name`.
  package static func exists(_ name: String) -> Bool { gdk_keyval_from_name(name) != GDK_KEY_VoidSymbol }
}
