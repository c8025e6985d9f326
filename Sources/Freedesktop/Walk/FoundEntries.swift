/// The result of a search of the `applications` directories. The files have not been read.
public struct FoundEntries: Sendable {
  var files: [EntryFile] = []
  /// When each directory was last changed before it was read, in nanoseconds since 1970; 0 if it is missing. It does
  /// not contain ``unwatched`` directories.
  var directories: [String: Int] = [:]
  /// One omission for each `applications` directory that exceeds its budget.
  var omissions: [WalkOmission] = []
  /// The directories behind links, if the `applications` directory exceeds its budget. Such a link leads to a large
  /// tree that is not a menu, such as `/`, and may change all the time.
  var unwatched: [String] = []
  /// Whether the time ran out. Another search may find more, because the kernel has then cached the directories.
  var isOutOfTime = false
}

/// The file of a desktop entry that a search found. It has not been read.
struct EntryFile {
  /// The desktop file id.
  var id: String
  var path: String
  /// The index of the data directory. An entry of a lower index masks one of a higher index.
  var precedence: Int
  /// False for a broken link, a FIFO or a device, which are not opened.
  var isRegular: Bool

  /// Orders files by id, and those with the same id by importance: by directory, then by path. Of `a-b.desktop` and
  /// `a/b.desktop` the first is more important.
  static func order(_ a: EntryFile, _ b: EntryFile) -> Bool {
    (a.id, a.precedence, a.path) < (b.id, b.precedence, b.path)
  }
}
