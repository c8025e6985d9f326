import Glibc

/// A file that is replaced whole or not at all, and that keeps its older generations beside it.
///
/// A symbolic link stays a link: the file it leads to is replaced, in its own directory. What is written is on the disk
/// when ``write(_:keeping:)`` returns. At every moment in between there is a whole file under the name.
public struct AtomicFile: Equatable, Sendable {
  /// The real file, where all links lead.
  public let path: String

  /// Takes an absolute path; nothing need be there yet.
  public init(_ path: String) throws(FileFault) {
    self.path = try Self.real(path)
  }

  /// Where the content before the last write is kept is 1, the one before that 2, and so on.
  public func generation(_ number: Int) -> String { "\(path).\(number)" }

  /// Replaces the content; so many older ones are kept.
  public func write(_ bytes: [UInt8], keeping generations: Int = 0) throws(FileFault) {
    let directory = try DirectoryWriter(creating: directory)
    do throws(FileFault) {
      try directory.create(temporaryName, bytes, mode: mode)
      try keepGenerations(generations, in: directory)
      try directory.rename(temporaryName, to: name)
    } catch {
      try? directory.remove(temporaryName)
      throw error
    }
    try directory.sync()
  }

  /// Renames the file to a new name beside it: `home.conf.bad-…`. Returns its new path.
  public func setAside(as suffix: String) throws(FileFault) -> String {
    let directory = try DirectoryWriter(creating: directory)
    var aside = "\(name).\(suffix)"
    while FileStatus("\(self.directory)/\(aside)") != nil { aside += "+" }
    try directory.rename(name, to: aside)
    try directory.sync()
    return "\(self.directory)/\(aside)"
  }

  /// Removes what a write that was cut short left behind.
  public func removeLitter() {
    guard FileStatus("\(directory)/\(temporaryName)") != nil else { return }
    try? DirectoryWriter(creating: directory).remove(temporaryName)
  }

  var directory: String { String(path[...].parent) }
  var name: String { String(path.dropFirst(directory.count + 1)) }
  private var temporaryName: String { ".\(name).new" }
}

extension AtomicFile {
  /// The file's own permissions, else those of any new file of the user's.
  var mode: mode_t {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
  }

  /// Moves each generation one further on and keeps the present content as the first.
  private func keepGenerations(_ count: Int, in directory: borrowing DirectoryWriter) throws(FileFault) {
    guard count > 0, FileStatus(path) != nil else { return }
    for number in (1..<count).reversed() where FileStatus(generation(number)) != nil {
      try directory.rename("\(name).\(number)", to: "\(name).\(number + 1)")
    }
    try directory.remove("\(name).1")
    if try !directory.link(name, as: "\(name).1") {
      try directory.create("\(name).1", RegularFile.read(path), mode: mode)
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
