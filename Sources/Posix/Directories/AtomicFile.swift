import Glibc

/// A file that is replaced atomically, with older generations in the same directory.
///
/// If the path is a symbolic link, the link is kept and the file that it leads to is replaced. When
/// ``write(_:keeping:)`` returns, the content is on the disk. At every moment there is a complete file under the name.
package struct AtomicFile: Equatable, Sendable {
  /// The path of the file, after following all links.
  package let path: String

  /// Takes an absolute path. The file and its directory may be missing.
  package init(_ path: String) throws(FileFault) {
    self.path = try Self.real(path)
  }

  /// The path of an older generation. Generation 1 is the content before the last write.
  package func generation(_ number: Int) -> String { "\(path).\(number)" }

  /// Replaces the content, and keeps the given number of older generations.
  package func write(_ bytes: [UInt8], keeping generations: Int = 0) throws(FileFault) {
    try replace(with: bytes) { directory throws(FileFault) in try keepGenerations(generations, in: directory) }
  }

  /// Replaces the content, and keeps the old file under another name, such as `home.conf.bad-…`. The new content is on
  /// the disk before anything is renamed.
  ///
  /// - Returns: The new path of the old file.
  package func write(_ bytes: [UInt8], settingAsideAs suffix: String) throws(FileFault) -> String {
    let aside = freeName(suffix)
    try replace(with: bytes) { directory throws(FileFault) in
      // A directory cannot be linked, and on many systems neither can another user's file.
      if try !directory.link(name, as: aside) { try directory.rename(name, to: aside) }
    }
    return "\(self.directory)/\(aside)"
  }

  /// Appends bytes, and returns when they are on the disk. An interrupted call may leave a part of them.
  package func append(_ bytes: [UInt8]) throws(FileFault) {
    let directory = try DirectoryWriter(creating: directory)
    let isNew = FileStatus(path) == nil
    try directory.append(bytes, to: name, mode: mode)
    if isNew { try directory.sync() }
  }

  private func replace(
    with bytes: [UInt8], after prepare: (borrowing DirectoryWriter) throws(FileFault) -> Void
  ) throws(FileFault) {
    let directory = try DirectoryWriter(creating: directory)
    do throws(FileFault) {
      try directory.create(temporaryName, bytes, mode: mode)
      try prepare(directory)
      try directory.rename(temporaryName, to: name)
    } catch {
      try? directory.remove(temporaryName)
      throw error
    }
    try directory.sync()
  }

  /// Renames the file and the given number of older generations. The oldest is renamed first and the file last, so that
  /// an interrupted call can be repeated.
  ///
  /// - Returns: The new path of the file.
  package func setAside(as suffix: String, withGenerations generations: Int = 0) throws(FileFault) -> String {
    let directory = try DirectoryWriter(creating: directory)
    let aside = freeName(suffix)
    for number in (1..<generations + 1).reversed() where FileStatus(generation(number)) != nil {
      try directory.rename("\(name).\(number)", to: "\(aside).\(number)")
    }
    try directory.rename(name, to: aside)
    try directory.sync()
    return "\(self.directory)/\(aside)"
  }

  private func freeName(_ suffix: String) -> String {
    var name = "\(name).\(suffix)"
    while SymbolicLink.isThere("\(directory)/\(name)") { name += "+" }
    return name
  }

  /// Locks the directory of the file: see ``DirectoryLock``.
  package func lock(waitingAtMost seconds: Double) throws(FileFault) -> DirectoryLock {
    try DirectoryLock(directory, waitingAtMost: seconds)
  }

  /// Removes temporary files of writers that were killed. The caller has to hold the lock, so that no other writer is
  /// active.
  package func removeLitter() { removeLitter { _ in true } }

  /// Removes temporary files of writers that were killed: those of processes that have ended, and those of an earlier process
  /// with the number of this one. Call this before this process writes the file; it needs no lock.
  package func removeLitterOfEndedProcesses() {
    removeLitter(where: TemporaryFile.isLeft)
  }

  private func removeLitter(where isLitter: (String) -> Bool) {
    guard let reader = DirectoryReader(directory) else { return }
    let litter = reader.items().map(\.name).filter { $0.hasPrefix(temporaryPrefix) && isLitter($0) }
    guard !litter.isEmpty, let writer = try? DirectoryWriter(creating: directory) else { return }
    for name in litter { try? writer.remove(name) }
  }

  var directory: String { String(path[...].parent) }
  var name: String { String(path.dropFirst(directory.count + 1)) }
  private var temporaryPrefix: String { ".\(name).new" }
  /// Each process uses its own name.
  private var temporaryName: String { "\(temporaryPrefix).\(getpid())" }
}

extension AtomicFile {
  /// The permissions of the file, extended so that its owner may read it; for a new file only the user may read and
  /// write it.
  var mode: mode_t {
    var status = stat()
    let isFile = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return isFile ? status.st_mode & 0o777 | 0o400 : 0o600
  }

  /// Renames each generation to the next number, and keeps the present content as generation 1.
  private func keepGenerations(_ count: Int, in directory: borrowing DirectoryWriter) throws(FileFault) {
    guard count > 0, FileStatus(path) != nil else { return }
    for number in (1..<count).reversed() where FileStatus(generation(number)) != nil {
      try directory.rename("\(name).\(number)", to: "\(name).\(number + 1)")
    }
    try directory.remove("\(name).1")
    if try !directory.link(name, as: "\(name).1") {
      try directory.create("\(name).1", RegularFile.read(path, limit: .max), mode: mode)
    }
  }

  /// Follows the symbolic links of the last component of a path. The file may be missing.
  private static func real(_ path: String) throws(FileFault) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = try SymbolicLink.target(of: path) else { return path }
      path = target.hasPrefix("/") ? target : "\(path[...].parent)/\(target)"
    }
    throw .system(call: "readlink", code: ELOOP)
  }
}
