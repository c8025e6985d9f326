import Freedesktop
import GtkBridge

/// The desktop's wallpaper: the setting of GNOME, which Cinnamon and descendants of Unity keep too.
package final class DesktopBackground {
  private static let schemaName = "org.gnome.desktop.background"
  private static let keys: Set = ["picture-uri", "picture-uri-dark"]
  private static let interfaceSchemaName = "org.gnome.desktop.interface"
  private static let schemeKey = "color-scheme"

  private let schema = SettingsSchema(schemaName)
  private let interface = SettingsSchema(interfaceSchemaName)

  package init(onChange: @escaping () -> Void) {
    schema?.onChange = { key in
      if Self.keys.contains(key) { onChange() }
    }
    interface?.onChange = { key in
      if key == Self.schemeKey { onChange() }
    }
  }

  /// nil if the setting does not exist, or is not a local file.
  package func path(prefersDark: Bool) -> String? {
    let isDark = prefersDark || interface?[Self.schemeKey]?.string == "prefer-dark"
    let keys = isDark ? ["picture-uri-dark", "picture-uri"] : ["picture-uri"]
    return keys.compactMap { self.schema?[$0]?.string }.first { !$0.isEmpty }.flatMap { LaunchDocument(uri: $0).path }
  }
}
