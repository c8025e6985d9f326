/// One key of the dotfile: how it is written, where its value lands and what it is for. Reading, printing, checking and
/// the documentation's tests all stand on ``all``.
package struct Setting: Sendable {
  package struct Name: Hashable, Sendable, CustomStringConvertible {
    package let group: String
    package let key: String

    package var description: String { "[\(group)] \(key)" }
    /// As a flag and the `[Locked]` group have it: `grid.columns`.
    var dotted: String { "\(group).\(key)" }
  }

  package let name: Name
  /// One line for those who write the dotfile.
  package let help: String
  /// What it takes, in words that follow “wants”.
  package private(set) var wants: String
  /// The words it takes, to guess from when one is misspelt.
  package private(set) var words: [String]
  /// Takes the value as written, the user's home, and where to put it; false, and nothing is changed, if it is not one.
  /// Without a home a path that starts with `~/` is no value.
  package let read: @Sendable (String, String?, inout Configuration) -> Bool
  package let write: @Sendable (Configuration) -> String

  package init<Value>(
    _ group: String, _ key: String, _ place: WritableKeyPath<Configuration, Value> & Sendable,
    _ syntax: ValueSyntax<Value>, _ help: String
  ) {
    name = Name(group: group, key: key)
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
  /// The same key where it may also be left to the theme.
  var followingTheme: Setting {
    var setting = self
    setting.wants = "auto for the theme's, or \(wants)"
    setting.words.append("auto")
    return setting
  }
}
