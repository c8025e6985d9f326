import Freedesktop

/// The directories that a kiosk empties when nobody uses it.
package struct WipedDirectories: Equatable, Sendable {
  /// The directories whose content is deleted.
  package let paths: [String]
  /// Those that somebody can only have named by mistake, and that are left alone.
  package let refused: [String]

  /// Refuses the root and its children, the home directories and those that contain one, and paths with `.` or `..`.
  package init(_ wanted: [String], homes: [String]) {
    (paths, refused) = (wanted.filter { !Self.refuses($0, homes) }, wanted.filter { Self.refuses($0, homes) })
  }

  private static func refuses(_ path: String, _ homes: [String]) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count < 2 || parts.contains("..") || parts.contains(".")
      || homes.contains { $0.split(separator: "/").starts(with: parts) }
  }

  /// The command that empties a directory. It follows no links, also if the directory itself is one, and stays on the
  /// file system of the directory.
  package static func command(for path: String) -> [String] {
    ["/usr/bin/find", path, "-xdev", "-mindepth", "1", "-delete"]
  }
}
