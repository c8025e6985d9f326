/// Why a directory is watched: which of its events matter, and to whom.
struct WatchInterest<Subject: Hashable>: Hashable {
  enum Scope: Hashable {
    /// Whether the file itself goes, moves or changes its permissions.
    case itself
    /// One name in it: that of a file, or of a directory which is missing.
    case name(String)
    /// Desktop entries, directories, and links to either.
    case entries
    case everything
  }

  let subject: Subject
  let scope: Scope

  /// Whether an event matters: one of a name in the directory or, without a name, of the directory itself.
  func includes(_ name: String?, isDirectory: Bool) -> Bool {
    guard let name else { return true }
    return switch scope {
    case .itself: false
    case .name(let wanted): name == wanted
    // The cache is made anew after each change; the rest are temporary files.
    case .entries: isDirectory || !(name.hasPrefix(".") || name.hasPrefix("mimeinfo.cache"))
    case .everything: true
    }
  }
}
