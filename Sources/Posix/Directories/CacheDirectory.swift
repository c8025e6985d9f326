import Glibc

/// A directory of files that can be made again: each is there whole or not at all, and any may be gone at any moment.
///
/// Nothing is forced to the disk: after a power cut a file may hold anything, and whoever reads it has to notice. Several
/// processes may write to it at once.
package struct CacheDirectory: Equatable, Sendable {
  package let path: String

  /// Nothing need be there yet.
  package init(_ path: String) {
    self.path = path
  }

  /// Where a file of this name is, or would be.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes it, if it is missing and can be made.
  package func make() {
    _ = try? DirectoryWriter(creating: path)
  }

  /// Puts a file in its place, with the directories above it (mode 0700: XDG Base Directory Specification).
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

  /// Whether there is a file of this name that can be opened.
  package func has(_ name: String) -> Bool {
    FileStatus(ofLink: file(name)).map(Self.isUsable) ?? false
  }

  /// Opens a file to read it; nothing else opens files here.
  ///
  /// Anything but a regular file of this user counts as absent (nil), and so does a link to one: none of it is opened, and
  /// nothing is ever waited for. Others may rewrite or shorten the file at any moment, so it must not be mapped.
  package func open(_ name: String) -> OpenFile? { open(name, O_RDONLY) }

  /// All of a file. nil: it is absent, or has more bytes than this.
  package func read(_ name: String, limit: Int) -> [UInt8]? {
    try? open(name)?.content(limit: limit)
  }

  private func open(_ name: String, _ access: Int32) -> OpenFile? {
    guard has(name) else { return nil }
    let descriptor = unsafe Glibc.open(file(name), access | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    let opened = OpenFile(owning: descriptor)
    // Something else may have taken its place meanwhile.
    return opened.status.map(Self.isUsable) == true ? opened : nil
  }

  private static func isUsable(_ status: FileStatus) -> Bool { status.kind == .regular && status.isOurs }

  /// Counts as used now. The first byte is written again, since a confined helper may not set times.
  package func touch(_ name: String) {
    guard let file = open(name, O_RDWR), var first = try? file.chunk(at: 0, max: 1), !first.isEmpty else { return }
    _ = unsafe pwrite(file.descriptor, &first, 1, 0)
  }

  /// Removes what was not used for longest until the rest is at most so many bytes, and what writers that died left behind.
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

  /// Unfinished, by a process that is gone.
  private func isLitter(_ name: String) -> Bool {
    guard name.hasPrefix("."), let writer = name.split(separator: ".").last.flatMap({ pid_t($0) }) else { return false }
    return kill(writer, 0) != 0 && errno == ESRCH
  }
}
