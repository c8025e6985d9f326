import Glibc

/// A directory of files that can be made again. Each file is complete, and any file may be removed at any moment.
///
/// It does not wait until files are on the disk, so readers have to detect damage after a power failure. Several
/// processes may write to it at the same time.
package struct CacheDirectory: Equatable, Sendable {
  package let path: String

  /// The directory may be missing.
  package init(_ path: String) {
    self.path = path
  }

  /// The path of a file, which may be missing.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Creates the directory if it is missing. Errors are ignored.
  package func make() {
    _ = try? DirectoryWriter(creating: path)
  }

  /// Creates or replaces a file. Missing directories are created with mode 0700 (XDG Base Directory Specification).
  package func write(_ name: String, _ head: [UInt8], _ body: RawSpan) throws(FileFault) {
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

  /// Whether there is a file with this name that ``open(_:)`` accepts.
  package func has(_ name: String) -> Bool {
    FileStatus(ofLink: file(name)).map(Self.isUsable) ?? false
  }

  /// Opens a file for reading, without blocking; nil if it is missing, is not a regular file of this user or is a link.
  ///
  /// Do not map the file into memory, because another process may write to it or truncate it at any moment.
  package func open(_ name: String) -> OpenFile? { open(name, O_RDONLY) }

  /// Reads a whole file; nil if ``open(_:)`` does not accept it or it is larger than `limit` bytes.
  package func read(_ name: String, limit: Int) -> [UInt8]? {
    try? open(name)?.content(limit: limit)
  }

  private func open(_ name: String, _ access: Int32) -> OpenFile? {
    guard has(name) else { return nil }
    let descriptor = unsafe Glibc.open(file(name), access | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    let opened = OpenFile(owning: descriptor)
    // Another file may have replaced it between the check and opening it.
    return opened.status.map(Self.isUsable) == true ? opened : nil
  }

  private static func isUsable(_ status: FileStatus) -> Bool { status.kind == .regular && status.isOurs }

  /// Marks a file as used now. It writes the first byte again, because a confined process may not set the times of
  /// files.
  package func touch(_ name: String) {
    guard let file = open(name, O_RDWR), var first = try? file.chunk(at: 0, max: 1), !first.isEmpty else { return }
    _ = unsafe pwrite(file.descriptor, &first, 1, 0)
  }

  /// Removes the least recently used files until the others have at most `limit` bytes, and temporary files of dead
  /// processes.
  package func trim(to limit: Int) {
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

  /// Removes temporary files of a file, whose writers have ended. Call this before this process writes the file.
  package func removeLitter(of name: String) {
    let litter =
      DirectoryReader(path)?.items().map(\.name).filter { $0.hasPrefix(".\(name).") && TemporaryFile.isLeft($0) } ?? []
    guard !litter.isEmpty, let directory = try? DirectoryWriter(creating: path) else { return }
    for name in litter { try? directory.remove(name) }
  }

  /// Whether a name is that of a temporary file whose process has ended.
  private func isLitter(_ name: String) -> Bool {
    name.hasPrefix(".") && TemporaryFile.writer(of: name).map(TemporaryFile.hasEnded) == true
  }
}
