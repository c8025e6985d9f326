import Glibc

/// An open directory, in which files are created, renamed and removed by name. It owns a descriptor.
struct DirectoryWriter: ~Copyable {
  let descriptor: Int32

  /// Opens a directory. Missing directories are created with mode 0700 (XDG Base Directory Specification).
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

  /// Creates a file, and returns when it is on the disk. An existing file is removed first.
  func create(_ name: String, _ bytes: [UInt8], mode: mode_t) throws(FileFault) {
    try create(name, isDurable: true, mode: mode) { file throws(FileFault) in
      try unsafe Descriptor.write(bytes.span.bytes, to: file)
    }
  }

  /// Creates a file. An existing file is removed first. If it is durable, it returns when the file is on the disk, and
  /// the mode is not changed by the process's umask(2).
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

  /// Appends to a regular file, which is created if it is missing, and returns when the bytes are on the disk.
  func append(_ bytes: [UInt8], to name: String, mode: mode_t) throws(FileFault) {
    let file = unsafe openat(
      descriptor, name, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last("open") }
    defer { close(file) }
    guard FileStatus(descriptor: file)?.kind == .regular else { throw .notRegular }
    try unsafe Descriptor.write(bytes.span.bytes, to: file)
    guard fsync(file) == 0 else { throw .last("fsync") }
  }

  /// Renames a file atomically. A file with the other name is replaced.
  func rename(_ name: String, to other: String) throws(FileFault) {
    guard unsafe renameat(descriptor, name, descriptor, other) == 0 else { throw .last("rename") }
  }

  /// Makes a hard link; false if the file system or the kernel does not allow one for this file.
  func link(_ name: String, as other: String) throws(FileFault) -> Bool {
    if unsafe linkat(descriptor, name, descriptor, other, 0) == 0 { return true }
    guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw .last("link") }
    return false
  }

  /// Removes a file. A missing file is not an error.
  func remove(_ name: String) throws(FileFault) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .last("unlink") }
  }

  /// Returns when the directory itself, with its names, is on the disk.
  func sync() throws(FileFault) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last("fsync") }
  }
}
