import Glibc

/// The status of a file: `stat`, `lstat`, `fstat`, `access`.
package struct FileStatus: Sendable {
  package enum Kind: Sendable { case regular, directory, other }

  /// The device and inode, which are the same for all paths of a file.
  package struct Identity: Hashable {
    var device: UInt
    var inode: UInt
  }

  package var kind: Kind
  /// The size in bytes.
  package var size: Int
  /// When the content or the attributes were last changed (`st_ctim`), in nanoseconds since 1970. Unlike the
  /// modification time, programs cannot set it.
  package var changed: Int
  /// The day on which the content was last modified (`st_mtim`), in days since 1970 in UTC.
  package var modificationDay: Double
  package var identity: Identity
  /// Whether the file belongs to the effective user of this process.
  package var isOurs: Bool { owner == geteuid() }
  /// The user to whom it belongs.
  package var owner: UInt32
  /// The group to which it belongs.
  package var group: UInt32
  /// The permission bits.
  package var permissions: UInt32

  /// Whether both belong to the same file, even if its paths differ.
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

  /// Does not follow a symbolic link.
  package init?(ofLink path: String) {
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
    modificationDay = WallClock.day(ofSecond: status.st_mtim.tv_sec)
    (owner, group, permissions) = (status.st_uid, status.st_gid, status.st_mode & 0o7777)
    identity = Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino))
  }
}

extension FileStatus {
  /// Whether there is anything under a path, or it is not known because a directory cannot be searched: `lstat`.
  package static func mayExist(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR)
  }

  /// Whether there is a regular file that this process may execute.
  package static func isProgram(_ path: String) -> Bool {
    FileStatus(path)?.kind == .regular && isExecutable(path)
  }

  /// Whether this process may execute a file, or search a directory.
  package static func isExecutable(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0
  }

  /// Whether there is a directory that this process may search, so that it can be a working directory.
  package static func isSearchableDirectory(_ path: String) -> Bool {
    FileStatus(path)?.kind == .directory && isExecutable(path)
  }
}
