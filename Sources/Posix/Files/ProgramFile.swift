import Glibc

/// Checks whether a path is that of a program: `stat`, `lstat`.
package enum ProgramFile {
  package enum Kind: Sendable { case missing, executable, other }

  package enum Finding: Sendable {
    case kind(Kind)
    /// A symbolic link and its target, which may be a relative path.
    case link(String)
  }

  /// The kind of a file, after following all links.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return errno == EACCES ? .other : .missing }
    return kind(of: path, status)
  }

  /// The kind of a file, or the target of a symbolic link.
  package static func find(_ path: String) -> Finding {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return .kind(errno == EACCES ? .other : .missing) }
    guard status.st_mode & S_IFMT == S_IFLNK else { return .kind(kind(of: path, status)) }
    return (try? SymbolicLink.target(of: path)).map(Finding.link) ?? .kind(.missing)
  }

  private static func kind(of path: String, _ status: stat) -> Kind {
    status.st_mode & S_IFMT == S_IFREG && FileStatus.isExecutable(path) ? .executable : .other
  }
}
