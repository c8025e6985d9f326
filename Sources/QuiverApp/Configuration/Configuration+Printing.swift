nonisolated extension Configuration {
  /// Every key with the value that counts, as a dotfile; over each value that somebody chose, where that was.
  package var printed: String {
    Setting.groups.map { group in
      "[\(group)]\n" + Setting.all.filter { $0.name.group == group }.map(printed).joined()
    }.joined(separator: "\n")
  }

  private func printed(_ setting: Setting) -> String {
    let origin = origins[setting.name].map { "# \($0)\n" } ?? ""
    return "\(origin)\(setting.name.key)=\(setting.write(self))\n"
  }
}
