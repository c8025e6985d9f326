import Glibc

/// The names of temporary files, which end in the number of the process that writes them.
enum TemporaryFile {
  /// nil if the name has no number.
  static func writer(of name: String) -> pid_t? { name.split(separator: ".").last.flatMap { pid_t($0) } }

  /// Whether its writer has ended: there is no process with that number any more (`kill`), or it is the number of this one, which
  /// is not writing.
  static func isLeft(_ name: String) -> Bool {
    guard let writer = writer(of: name) else { return false }
    return writer == getpid() || hasEnded(writer)
  }

  /// Whether there is no process with this number any more: `kill`.
  static func hasEnded(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }
}
