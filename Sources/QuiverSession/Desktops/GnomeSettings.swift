import GioBridge

/// The settings in which GNOME Shell keeps the arrangement of its applications.
package enum GnomeSettings {
  /// What `dconf dump /` would print of them; nil if nobody has changed them, or if GNOME is not installed.
  package static var layout: String? {
    let (shell, folders) = (SettingsSchema("org.gnome.shell"), SettingsSchema("org.gnome.desktop.app-folders"))
    let isChanged =
      ["app-picker-layout", "favorite-apps"].contains { shell?.isSet($0) == true }
      || folders?.isSet("folder-children") == true
    guard isChanged else { return nil }
    let ids = folders?["folder-children"]?.strings ?? []
    return group("org/gnome/shell", shell, ["app-picker-layout", "favorite-apps"])
      + group("org/gnome/desktop/app-folders", folders, ["folder-children"])
      + ids.map { id in
        let path = "org/gnome/desktop/app-folders/folders/\(id)"
        return group(
          path, SettingsSchema("org.gnome.desktop.app-folders.folder", path: "/\(path)/"),
          ["name", "translate", "apps", "categories", "excluded-apps"])
      }.joined()
  }

  private static func group(_ name: String, _ schema: SettingsSchema?, _ keys: [String]) -> String {
    let lines = keys.compactMap { key in schema?.text(of: key).map { "\(key)=\($0)\n" } }
    return "[\(name)]\n\(lines.joined())\n"
  }
}
