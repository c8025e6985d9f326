/// A key of the configuration file: its syntax, where its value is stored, and its help. Reading, printing and
/// checking, and the tests of the documentation, use ``all``.
package struct Setting: Sendable {
  package let name: SettingName
  /// One line of documentation.
  package let help: String
  /// The values that it accepts, as words that follow “wants”.
  package private(set) var wants: String
  /// The words that it accepts, for suggestions.
  package private(set) var words: [String]
  /// Parses a value and stores it. Returns false and stores nothing if the value is invalid. The second argument is the
  /// home directory; without it a path that starts with `~/` is invalid.
  package let read: @Sendable (String, String?, inout Configuration) -> Bool
  package let write: @Sendable (Configuration) -> String

  package init<Value>(
    _ group: String, _ key: String, _ place: WritableKeyPath<Configuration, Value> & Sendable,
    _ syntax: ValueSyntax<Value>, _ help: String
  ) {
    name = SettingName(group: group, key: key)
    self.help = help
    wants = syntax.wants
    words = syntax.words
    read = { raw, home, configuration in
      guard let value = syntax.read(raw, home) else { return false }
      configuration[keyPath: place] = value
      return true
    }
    write = { syntax.write($0[keyPath: place]) }
  }
}

extension Setting {
  /// The same key with `auto` for the value of the theme.
  var followingTheme: Setting {
    var setting = self
    setting.wants = "auto for the theme's, or \(wants)"
    setting.words.append("auto")
    return setting
  }
}
