extension Configuration {
  /// Every key with its effective value, in the format of the configuration file. A comment says where a value was set
  /// or locked.
  package var printed: String {
    Setting.groups.map { group in
      "[\(group)]\n" + Setting.all.filter { $0.name.group == group }.map(printed).joined()
    }.joined(separator: "\n")
  }

  private func printed(_ setting: Setting) -> String {
    let comment = comment(on: setting.name).map { "# \($0)\n" } ?? ""
    return "\(comment)\(setting.name.key)=\(setting.write(self))\n"
  }

  private func comment(on name: SettingName) -> String? {
    let origin = origins[name]?.description
    guard let lock = lock.origin(of: name) else { return origin }
    return origin.map { tr("%1$s, locked by %2$s", $0, lock.description) }
      ?? tr("the default, locked by %1$s", lock.description)
  }
}
