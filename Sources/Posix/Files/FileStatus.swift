import Glibc

/// What `stat` says of a file.
package struct FileStatus: Sendable {
  package enum Kind: Sendable { case regular, directory, other }

  /// What tells one file from every other, by whatever path it is reached.
  package struct Identity: Hashable {
    var device: UInt
    var inode: UInt
  }

  package var kind: Kind
  /// Bytes.
  package var size: Int
  /// When the content or the attributes were last changed, in nanoseconds since 1970: unlike the time of the content alone,
  /// nobody can set it back.
  package var changed: Int
  package var identity: Identity
  /// It belongs to whom this process acts for.
  var isOurs: Bool

  /// Whether both are of one file, by whatever path it was reached.
  package func isSameFile(as other: FileStatus) -> Bool { identity == other.identity }

  init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Follows symbolic links.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// What is there itself, if it is a symbolic link.
  init?(ofLink path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      default: .other
      }
    size = Int(status.st_size)
    changed = status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
    isOurs = status.st_uid == geteuid()
    identity = Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino))
  }
}

extension FileStatus {
  /// Whether there is a regular file that we may execute.
  package static func isProgram(_ path: String) -> Bool {
    FileStatus(path)?.kind == .regular && isExecutable(path)
  }

  /// Whether we may execute a file, or search a directory.
  package static func isExecutable(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0
  }

  /// Whether there is a directory that we may search, and so run a program in.
  package static func isSearchableDirectory(_ path: String) -> Bool {
    FileStatus(path)?.kind == .directory && isExecutable(path)
  }
}
