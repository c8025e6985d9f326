/// Identifies a key of the configuration file.
package struct SettingName: Hashable, Sendable, CustomStringConvertible {
  package let group: String
  package let key: String

  package var description: String { "[\(group)] \(key)" }
  /// As in flags and in the `[Locked]` group: `grid.columns`.
  package var dotted: String { "\(group).\(key)" }
  /// The name in British spelling.
  var british: SettingName { SettingName(group: group.british, key: key.british) }
}
