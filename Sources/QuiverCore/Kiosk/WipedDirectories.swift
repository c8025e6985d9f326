import Freedesktop

/// The directories that a kiosk empties when nobody uses it.
package struct WipedDirectories: Equatable, Sendable {
  /// The directories whose content is deleted.
  package let paths: [String]

  /// Leaves out directories that somebody can only have named by mistake: the root and its children, and the home directory
  /// and those that contain it.
  package init(_ wanted: [String], home: String) {
    paths = wanted.filter { path in
      let parts = path.split(separator: "/")
      return parts.count >= 2 && !parts.contains("..") && !parts.contains(".")
        && !home.split(separator: "/").starts(with: parts)
    }
  }

  /// The command that empties a directory. It follows no links, also if the directory itself is one, and stays on the
  /// file system of the directory.
  package static func command(for path: String) -> [String] {
    ["/usr/bin/find", path, "-xdev", "-mindepth", "1", "-delete"]
  }
}
