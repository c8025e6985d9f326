import Glibc

/// One open directory in which files are made, renamed and removed by name.
struct DirectoryWriter: ~Copyable {
  let descriptor: Int32

  /// Makes the directory, and those above it, if they are missing (mode 0700: XDG Base Directory Specification).
  init(creating path: String) throws(FileFault) {
    try Self.create(path[...])
    let directory = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw .last("open") }
    descriptor = directory
  }

  deinit {
    close(descriptor)
  }

  private static func create(_ path: Substring) throws(FileFault) {
    guard !path.isEmpty, FileStatus(String(path)) == nil else { return }
    try create(path.parent)
    guard unsafe mkdir(String(path), 0o700) == 0 || errno == EEXIST else { throw .last("mkdir") }
  }

  /// Makes a new file with this content, on the disk before this returns.
  func create(_ name: String, _ bytes: [UInt8], mode: mode_t) throws(FileFault) {
    try create(name, isDurable: true, mode: mode) { file throws(FileFault) in
      try unsafe Descriptor.write(bytes.span.bytes, to: file)
    }
  }

  /// Makes a new file. What is durable is on the disk before this returns, and has just this mode, whatever bits the process
  /// takes from the modes of its new files (umask(2)).
  func create(
    _ name: String, isDurable: Bool, mode: mode_t, writing write: (Int32) throws(FileFault) -> Void
  ) throws(FileFault) {
    try remove(name)
    let file = unsafe openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last("open") }
    defer { close(file) }
    guard !isDurable || fchmod(file, mode) == 0 else { throw .last("fchmod") }
    try write(file)
    guard !isDurable || fsync(file) == 0 else { throw .last("fsync") }
  }

  /// Adds to a regular file, made if it is missing; on the disk before this returns.
  func append(_ bytes: [UInt8], to name: String, mode: mode_t) throws(FileFault) {
    let file = unsafe openat(
      descriptor, name, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last("open") }
    defer { close(file) }
    guard FileStatus(descriptor: file)?.kind == .regular else { throw .notRegular }
    try unsafe Descriptor.write(bytes.span.bytes, to: file)
    guard fsync(file) == 0 else { throw .last("fsync") }
  }

  /// Puts a file in another's place, whole or not at all.
  func rename(_ name: String, to other: String) throws(FileFault) {
    guard unsafe renameat(descriptor, name, descriptor, other) == 0 else { throw .last("rename") }
  }

  /// Gives a file a second name; false where the file system knows no such thing.
  func link(_ name: String, as other: String) throws(FileFault) -> Bool {
    if unsafe linkat(descriptor, name, descriptor, other, 0) == 0 { return true }
    guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw .last("link") }
    return false
  }

  /// What is not there is removed already.
  func remove(_ name: String) throws(FileFault) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .last("unlink") }
  }

  /// Puts the names themselves on the disk.
  func sync() throws(FileFault) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last("fsync") }
  }
}
