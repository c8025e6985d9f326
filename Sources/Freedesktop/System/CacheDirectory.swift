import Glibc

/// A directory of files that can be made again: each is there whole or not at all, and any may be gone at any moment.
///
/// Nothing is forced to the disk: after a power cut a file may hold anything, and whoever reads it has to notice. Several
/// processes may write to it at once.
public struct CacheDirectory: Equatable, Sendable {
  public let path: String

  /// Nothing need be there yet.
  public init(_ path: String) {
    self.path = path
  }

  /// Where a file of this name is, or would be.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes it, if it is missing and can be made.
  public func make() {
    _ = try? DirectoryWriter(creating: path)
  }

  /// Puts a file in its place, with the directories above it (mode 0700: XDG Base Directory Specification).
  public func write(_ name: String, _ head: [UInt8], _ body: RawSpan) throws(FileFault) {
    let directory = try DirectoryWriter(creating: path)
    let unfinished = ".\(name).\(getpid())"
    do throws(FileFault) {
      try directory.create(unfinished, isDurable: false, mode: 0o600) { file throws(FileFault) in
        try unsafe Descriptor.write(head.span.bytes, to: file)
        try Descriptor.write(body, to: file)
      }
      try directory.rename(unfinished, to: name)
    } catch {
      try? directory.remove(unfinished)
      throw error
    }
  }

  /// Counts as used now.
  public func touch(_ name: String) {
    _ = unsafe utimensat(AT_FDCWD, file(name), nil, 0)
  }

  /// Removes what was not used for longest until the rest is at most so many bytes, and what writers that died left behind.
  public func trim(to limit: Int) {
    guard let reader = DirectoryReader(path), let directory = try? DirectoryWriter(creating: path) else { return }
    let names = reader.items().filter { $0.kind == .regular }.map(\.name)
    for name in names where isLitter(name) { try? directory.remove(name) }
    let files = names.filter { !$0.hasPrefix(".") }.compactMap { name in FileStatus(file(name)).map { (name, $0) } }
    var rest = files.reduce(0) { $0 + $1.1.size }
    for (name, status) in files.sorted(by: { $0.1.changed < $1.1.changed }) where rest > limit {
      try? directory.remove(name)
      rest -= status.size
    }
  }

  /// Unfinished, by a process that is gone.
  private func isLitter(_ name: String) -> Bool {
    guard name.hasPrefix("."), let writer = name.split(separator: ".").last.flatMap({ pid_t($0) }) else { return false }
    return kill(writer, 0) != 0 && errno == ESRCH
  }
}
