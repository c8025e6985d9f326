import Freedesktop
import GtkBridge

/// The picture that the desktop itself shows, live: GNOME's setting, which Cinnamon's and Unity's descendants keep too.
package final class DesktopBackground {
  private static let schemaName = "org.gnome.desktop.background"
  private static let keys: Set = ["picture-uri", "picture-uri-dark"]

  private let schema = SettingsSchema(schemaName)

  package init(onChange: @escaping () -> Void) {
    schema?.onChange = { key in
      if Self.keys.contains(key) { onChange() }
    }
  }

  /// nil: the setting is not there, or names no local file.
  package func path(prefersDark: Bool) -> String? {
    let keys = prefersDark ? ["picture-uri-dark", "picture-uri"] : ["picture-uri"]
    return keys.lazy.compactMap { self.schema?[$0]?.string }.first { !$0.isEmpty }.flatMap { Document(uri: $0).path }
  }
}
