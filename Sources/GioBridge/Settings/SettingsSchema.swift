import CGio

/// The settings of a GSettings schema of the desktop. Its initializer fails if the schema is not installed, because GLib
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

  /// The names of the keys: `g_settings_schema_list_keys`.
  package var keys: [String] {
    guard let names = g_settings_schema_list_keys(schema) else { return [] }
    defer { g_strfreev(names) }
    return sequence(first: names) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.compactMap {
      $0.map { String(cString: $0) }
    }
  }

  /// Stores a value of the key's type, and returns after it was written. Returns false if the key does not exist or is locked. Wraps
  /// `g_settings_set_value`.
  package func set(_ key: String, to value: BusValue) -> Bool {
    guard isWritable(key) else { return false }
    defer { g_settings_sync() }
    return Bool(g_settings_set_value(settings.pointer.as(GSettings.self), key, value.variant))
  }

  /// Removes the values of all keys: `g_settings_reset`.
  package func reset() {
    for key in keys where isWritable(key) { g_settings_reset(settings.pointer.as(GSettings.self), key) }
    g_settings_sync()
  }

  /// Whether a key exists and no administrator has locked it: `g_settings_is_writable`.
  package func isWritable(_ key: String) -> Bool {
    Bool(g_settings_schema_has_key(schema, key))
      && Bool(g_settings_is_writable(settings.pointer.as(GSettings.self), key))
  }
}
