/// The keys that only the administrator's file can set. The `[Locked]` group lists them.
package struct Lock: Equatable, Sendable {
  static let group = "Locked"
  static let list = SettingName(group: group, key: "keys")

  /// Where each key was locked.
  private var origins: [SettingName: Origin] = [:]
  /// The administrator's layout, if the layout is locked. `[home] file` may name another.
  package var layout: String?

  package init() {}

  package func origin(of name: SettingName) -> Origin? { origins[name] }

  package func contains(_ name: SettingName) -> Bool { origins[name] != nil }

  package mutating func lock(_ names: [SettingName], at origin: Origin) {
    for name in names where origins[name] == nil { origins[name] = origin }
  }
}
