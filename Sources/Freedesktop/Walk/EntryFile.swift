/// A file that an `applications` directory holds, not yet read.
struct EntryFile {
  var id: String
  var path: String
  /// Which data directory it is in; a lower one masks a higher one.
  var precedence: Int
  /// A link that leads nowhere, a FIFO or a device is not opened at all.
  var isRegular: Bool

  /// By id, then what masks before what it masks: the more important directory, in it the plainer path, for a dash
  /// sorts before a slash.
  static func order(_ a: EntryFile, _ b: EntryFile) -> Bool {
    (a.id, a.precedence, a.path) < (b.id, b.precedence, b.path)
  }
}
