/// The files of desktop entries that a search of the `applications` directories found, not yet read.
public struct FoundEntries: Sendable {
  var files: [EntryFile] = []
  /// When each directory was last changed before it was read, in nanoseconds; 0: it is not there. Directories that are
  /// too many to be watched are not in it.
  var directories: [String: Int] = [:]
  /// One for each `applications` directory that holds more than its budget allows.
  var omissions: [WalkOmission] = []
  /// Directories behind the links of an `applications` directory that is over its budget. What they are part of is no
  /// menu, and may change all the time.
  var unwatched: [String] = []
  /// More would have been found in more time: the next search may be quicker, since the disk's answers are then in
  /// memory.
  var isOutOfTime = false
}
