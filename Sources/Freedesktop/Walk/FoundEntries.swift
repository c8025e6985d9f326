/// The files of desktop entries that a search of the `applications` directories found, not yet read.
public struct FoundEntries: Sendable {
  var files: [EntryFile] = []
  /// When each directory was last changed before it was read, in nanoseconds; 0: it is not there. Directories that are too
  /// many to be watched are not in it.
  var directories: [String: Int] = [:]
  /// One for each `applications` directory that holds more than its budget allows.
  var omissions: [WalkOmission] = []
  /// Directories behind the links of an `applications` directory that is over its budget. What they are part of is no menu,
  /// and may change all the time.
  var unwatched: [String] = []
  /// More would have been found in more time: the next search may be quicker, since the disk's answers are then in memory.
  var isOutOfTime = false
}

/// A file that an `applications` directory holds, not yet read.
struct EntryFile {
  var id: String
  var path: String
  /// Which data directory it is in; a lower one masks a higher one.
  var precedence: Int
  /// A link that leads nowhere, a FIFO or a device is not opened at all.
  var isRegular: Bool

  /// By id, then what masks before what it masks: the more important directory, in it the plainer path, for a dash sorts
  /// before a slash.
  static func order(_ a: EntryFile, _ b: EntryFile) -> Bool {
    (a.id, a.precedence, a.path) < (b.id, b.precedence, b.path)
  }
}
