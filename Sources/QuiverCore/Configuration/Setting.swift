/// A key of the configuration file: its syntax, where its value is stored, and its help. Reading, printing and
/// checking, and the tests of the documentation, use ``all``.
package struct Setting: Sendable {
  /// What a value names outside the configuration.
  enum Reference: Sendable { case applications, searchProviders, iconTheme, wallpaper, attractContent, monitors }

  /// A part of a value that has no effect, and the reason as a clause.
  struct RefusedPart: Sendable {
    let text: String
    let problem: String
    let instead: String
  }

  package let name: SettingName
  /// One line of documentation.
  package let help: String
  /// The values that it accepts, in words.
  package private(set) var values: String
  private let listsAlternatives: Bool
  /// The clause for a value that is not accepted: `“x” is not a colour`. The value is nil if it is not UTF-8.
  let refusal: @Sendable (String?) -> String
  /// How the values are written, for the same message.
  private(set) var accepted: String
  /// The words that it accepts, for suggestions.
  package private(set) var words: [String]
  /// Parses a value and stores it. Returns false and stores nothing if the value is invalid. The second argument is the
  /// home directory; without it a path that starts with `~/` is invalid.
  package let read: @Sendable (String, String?, inout Configuration) -> Bool
  package let write: @Sendable (Configuration) -> String
  /// The part of an invalid value that is wrong; nil if the whole value is.
  let wrongPart: @Sendable (String) -> String?
  /// What the value names outside the configuration; nil if it names nothing.
  private(set) var reference: Reference?
  /// The parts of the value in a configuration that have no effect. The second argument is the home directory.
  private(set) var refusedParts: @Sendable (Configuration, String?) -> [RefusedPart] = { _, _ in [] }

  package init<Value>(
    _ group: String, _ key: String, _ place: WritableKeyPath<Configuration, Value> & Sendable,
    _ syntax: ValueSyntax<Value>, _ help: String
  ) {
    name = SettingName(group: group, key: key)
    self.help = help
    values = syntax.values
    listsAlternatives = syntax.listsAlternatives
    refusal = syntax.refusal
    accepted = syntax.notation ?? syntax.values
    words = syntax.words
    read = { raw, home, configuration in
      guard let value = syntax.read(raw, home) else { return false }
      configuration[keyPath: place] = value
      return true
    }
    write = { syntax.write($0[keyPath: place]) }
    wrongPart = syntax.wrongPart
  }
}

extension Setting {
  /// The same key, whose value names something outside the configuration.
  func naming(_ kind: Reference) -> Setting {
    var setting = self
    setting.reference = kind
    return setting
  }

  /// The same key, of whose value some parts have no effect.
  func refusing(_ parts: @escaping @Sendable (Configuration, _ home: String?) -> [RefusedPart]) -> Setting {
    var setting = self
    setting.refusedParts = parts
    return setting
  }

  /// The same key with `auto` for the value of the theme.
  var followingTheme: Setting {
    var setting = self
    setting.values = values.asAlternative(to: "auto", isList: listsAlternatives)
    setting.accepted = accepted.asAlternative(to: "auto", isList: true)
    setting.words.append("auto")
    return setting
  }
}
