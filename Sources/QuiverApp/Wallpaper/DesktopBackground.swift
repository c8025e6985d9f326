import Freedesktop
import GioBridge

/// The desktop's wallpaper: the setting of GNOME, which Cinnamon and descendants of Unity keep too.
package final class DesktopBackground {
  private static let schemaName = "org.gnome.desktop.background"
  private static let keys: Set = ["picture-uri", "picture-uri-dark"]

  private let schema = SettingsSchema(schemaName)

  package init(onChange: @escaping () -> Void) {
    schema?.onChange = { key in
      if Self.keys.contains(key) { onChange() }
    }
  }

  /// The files to show, the best first; none if the setting does not exist, or names no local file.
  package func paths(prefersDark: Bool) -> [String] {
    let keys = prefersDark ? ["picture-uri-dark", "picture-uri"] : ["picture-uri"]
    let paths = keys.compactMap { self.schema?[$0]?.string }.compactMap { LaunchDocument(uri: $0).path }
    return paths.enumerated().filter { !paths[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Whether the user has chosen a picture. The default may name one of a package that is not installed.
  var isChosen: Bool { Self.keys.contains { schema?.isSet($0) == true } }
}
