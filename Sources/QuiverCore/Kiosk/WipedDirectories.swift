import Posix

/// The directories that a kiosk empties when nobody uses it.
package struct WipedDirectories: Equatable, Sendable {
  /// The directories whose content is deleted.
  package let paths: [String]
  /// The directories that somebody can only have named by mistake, and that are left alone.
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

  /// Empties them one after the other, and returns the faults. It may take long; call this on another thread.
  package static func empty(_ paths: [String], homes: [String]) -> [String] {
    paths.compactMap { path in
      do throws(FileFault) {
        try WipedDirectory(path, homes: homes).empty()
        return nil
      } catch .absent {
        return nil
      } catch {
        return tr("%1$s cannot be emptied completely: %2$s", path, Strings.clause(for: error))
      }
    }
  }
}
