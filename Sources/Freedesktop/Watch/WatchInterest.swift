/// A subject that a directory is watched for, and the events that concern it.
struct WatchInterest<Subject: Hashable>: Hashable {
  enum Scope: Hashable {
    /// Removing, moving or changing the permissions of what is watched.
    case itself
    /// Events of one name in the directory: a file, or a missing directory.
    case name(String)
    /// Events of desktop entries, directories, and links to either.
    case entries
    /// All events in the directory.
    case everything
  }

  let subject: Subject
  let scope: Scope

  /// Whether an event concerns the subject. The name is one in the directory, or nil for an event of the directory
  /// itself.
  func includes(_ name: String?, isDirectory: Bool) -> Bool {
    guard let name else { return true }
    return switch scope {
    case .itself: false
    case .name(let wanted): name == wanted
    // Installers update the cache after they have changed entries, and other names that start with a dot are temporary
    // files.
    case .entries: isDirectory || name == ".desktop" || !(name.hasPrefix(".") || name.hasPrefix("mimeinfo.cache"))
    case .everything: true
    }
  }
}
