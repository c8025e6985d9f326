import Glibc

/// A file that is replaced whole or not at all, and that keeps its older generations beside it.
///
/// A symbolic link stays a link: the file it leads to is replaced, in its own directory. What is written is on the disk
/// when ``write(_:keeping:)`` returns. At every moment in between there is a whole file under the name.
package struct AtomicFile: Equatable, Sendable {
  /// The real file, where all links lead.
  package let path: String

  /// Takes an absolute path; nothing need be there yet.
  package init(_ path: String) throws(FileFault) {
    self.path = try Self.real(path)
  }

  /// Where the content before the last write is kept is 1, the one before that 2, and so on.
  package func generation(_ number: Int) -> String { "\(path).\(number)" }

  /// Replaces the content; so many older ones are kept.
  package func write(_ bytes: [UInt8], keeping generations: Int = 0) throws(FileFault) {
    try replace(with: bytes) { directory throws(FileFault) in try keepGenerations(generations, in: directory) }
  }

  /// Replaces a file that cannot be used, which keeps its content under a new name beside it: `home.conf.bad-…`. The new
  /// content is complete on the disk before anything is renamed.
  ///
  /// - Returns: The new path of the old file.
  package func write(_ bytes: [UInt8], settingAsideAs suffix: String) throws(FileFault) -> String {
    let aside = freeName(suffix)
    try replace(with: bytes) { directory throws(FileFault) in
      // A directory, and a file that is somebody else's, cannot have a second name.
      if try !directory.link(name, as: aside) { try directory.rename(name, to: aside) }
    }
    return "\(self.directory)/\(aside)"
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

  /// Renames the file, and before it so many older generations, the oldest first: while one is left, so is the file.
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

  /// Waits for the right to write in the file's directory: see ``DirectoryLock``.
  package func lock(waitingAtMost seconds: Double) throws(FileFault) -> DirectoryLock {
    try DirectoryLock(directory, waitingAtMost: seconds)
  }

  /// Removes what writers that were killed left behind; whoever calls this holds the lock, so that no other writer is at work.
  package func removeLitter() {
    guard let reader = DirectoryReader(directory) else { return }
    let litter = reader.items().map(\.name).filter { $0.hasPrefix(temporaryPrefix) }
    guard !litter.isEmpty, let writer = try? DirectoryWriter(creating: directory) else { return }
    for name in litter { try? writer.remove(name) }
  }

  var directory: String { String(path[...].parent) }
  var name: String { String(path.dropFirst(directory.count + 1)) }
  private var temporaryPrefix: String { ".\(name).new" }
  /// Each writer has its own.
  private var temporaryName: String { "\(temporaryPrefix).\(getpid())" }
}

extension AtomicFile {
  /// The file's own permissions, which its owner may at least read, else those of any new file of the user's.
  var mode: mode_t {
    var status = stat()
    let isFile = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return isFile ? status.st_mode & 0o777 | 0o400 : 0o600
  }

  /// Moves each generation one further on and keeps the present content as the first.
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

  /// Follows the links of the last part of a path, to a file that need not exist.
  private static func real(_ path: String) throws(FileFault) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = try SymbolicLink.target(of: path) else { return path }
      path = target.hasPrefix("/") ? target : "\(path[...].parent)/\(target)"
    }
    throw .system(call: "readlink", code: ELOOP)
  }
}
