import CGtk

/// A GSettings schema of the desktop, for reading. Its initializer fails if the schema is not installed, because GLib
/// would abort.
package final class SettingsSchema {
  /// Called with the key that changed.
  package var onChange: (String) -> Void = { _ in }
  private let settings: ObjectReference
  private let schema: OpaquePointer
  private var connection: SignalConnection?

  /// `path` is where the settings are, for a schema that several have in common. Wraps `g_settings_schema_source_lookup` and
  /// `g_settings_new_full`.
  package init?(_ name: String, path: String? = nil) {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, name, 1)
    else { return nil }
    guard (g_settings_schema_get_path(schema) == nil) == (path != nil),
      let settings = g_settings_new_full(schema, nil, path)
    else {
      g_settings_schema_unref(schema)
      return nil
    }
    self.schema = schema
    self.settings = ObjectReference(owning: gpointer(settings))
    connection = SignalConnection(gpointer(settings), "changed") { [weak self] arguments in
      self?.onChange(arguments.string(1) ?? "")
    }
  }

  isolated deinit {
    g_settings_schema_unref(schema)
  }

  /// nil if this version of the schema has no such key. A key must be read once before its changes are reported.
  package subscript(key: String) -> BusValue? {
    guard Bool(g_settings_schema_has_key(schema, key)),
      let value = g_settings_get_value(settings.pointer.as(GSettings.self), key)
    else { return nil }
    defer { g_variant_unref(value) }
    return BusValue(value)
  }

  /// A value in GVariant's text format, on one line: `g_variant_print`. nil if this version of the schema has no such key.
  package func text(of key: String) -> String? {
    guard Bool(g_settings_schema_has_key(schema, key)),
      let value = g_settings_get_value(settings.pointer.as(GSettings.self), key)
    else { return nil }
    defer { g_variant_unref(value) }
    return String(consuming: g_variant_print(value, 1))
  }

  /// Whether a key has a value that is not the schema's default: `g_settings_get_user_value`.
  package func isSet(_ key: String) -> Bool {
    guard Bool(g_settings_schema_has_key(schema, key)),
      let value = g_settings_get_user_value(settings.pointer.as(GSettings.self), key)
    else { return false }
    g_variant_unref(value)
    return true
  }
}
