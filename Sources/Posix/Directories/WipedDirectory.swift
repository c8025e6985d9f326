import CPosix
import Glibc

/// A directory whose content is deleted, while hostile programs may change it and everything in it: `openat`, `readlinkat`,
/// `readdir`, `chmod`, `renameat`, `unlinkat`.
///
/// Each step of the path and each subdirectory is opened without following links, and everything is deleted by name in an
/// open directory, so that nothing elsewhere is ever deleted.
package struct WipedDirectory {
  private let top: OpenFile
  private let device: UInt

  /// Subdirectories below this depth are moved to the top, so that few descriptors are open at a time.
  private static let deepest = 32
  /// More passes are only needed while a program goes on making directories.
  private static let mostPasses = 100_000
  /// The limit of the kernel (path_resolution(7)).
  private static let mostLinks = 40

  /// Opens a directory. Links are followed only in directories in which nobody but root can make any, and never below one
  /// of the home directories.
  ///
  /// - Throws: `FileFault.absent` if it is missing, and `FileFault.link` for a link that is not followed.
  package init(_ path: String, homes: [String]) throws(FileFault) {
    top = try Self.find(path, homes)
    try Self.makeUsable(top)
    guard let status = top.status else { throw .last("fstat") }
    device = status.identity.device
  }

  /// Deletes everything in it on the same file system, including directories without permissions.
  ///
  /// - Throws: The first fault. Everything else is deleted nevertheless.
  package func empty() throws(FileFault) {
    for _ in 0..<Self.mostPasses {
      var pass = Pass(top: top, device: device)
      pass.empty(top, depth: 0)
      if pass.hasMoved { continue }
      if let fault = pass.fault { throw fault }
      return
    }
    throw .busy
  }
}

extension WipedDirectory {
  /// A part of a path that is left to open.
  private struct Step {
    let name: String
    let mayBeLink: Bool
  }

  private static func find(_ path: String, _ homes: [String]) throws(FileFault) -> OpenFile {
    var steps = steps(of: path, homes)
    var (place, links) = (try root(), 0)
    while let step = steps.popLast() {
      let next = try open(step.name, in: place)
      guard let kind = next.status?.kind else { throw .last("fstat") }
      if kind == .directory {
        place = next
      } else if let target = target(of: next) {
        links += 1
        guard step.mayBeLink, links <= mostLinks, isTrusted(place) else { throw .link }
        if target.hasPrefix("/") { place = try root() }
        steps += target.split(separator: "/").reversed().map { Step(name: String($0), mayBeLink: true) }
      } else {
        throw .system(call: "open", code: ENOTDIR)
      }
    }
    return place
  }

  /// The last step comes first.
  private static func steps(of path: String, _ homes: [String]) -> [Step] {
    let parts = path.split(separator: "/")
    let above = homes.map { $0.split(separator: "/") }.filter { parts.starts(with: $0) }.map(\.count).max()
    return parts.enumerated().reversed().map { index, name in
      Step(name: String(name), mayBeLink: index < above ?? parts.count)
    }
  }

  private static func root() throws(FileFault) -> OpenFile {
    let descriptor = unsafe Glibc.open("/", quiver_o_path | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("open") }
    return OpenFile(owning: descriptor)
  }

  /// Opens a file, without the permission to read it. A link itself is opened.
  fileprivate static func open(_ name: String, in directory: OpenFile) throws(FileFault) -> OpenFile {
    try unsafe name.utf8CString.withUnsafeBufferPointer { name throws(FileFault) in
      try unsafe open(name.baseAddress!, in: directory)
    }
  }

  fileprivate static func open(
    _ name: UnsafePointer<CChar>, in directory: OpenFile
  ) throws(FileFault) -> OpenFile {
    let descriptor = unsafe openat(directory.descriptor, name, quiver_o_path | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("open") }
    return OpenFile(owning: descriptor)
  }

  /// The target of an open link; nil if it is no link.
  private static func target(of link: OpenFile) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlinkat(link.descriptor, "", &bytes, bytes.count)
    guard length >= 0 else { return nil }
    return String(decoding: bytes.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether only root can make links in a directory.
  private static func isTrusted(_ directory: OpenFile) -> Bool {
    guard let status = directory.status else { return false }
    return status.owner == 0 && status.permissions & 0o022 == 0
  }

  /// Lets the owner read and change a directory. Its descriptor does not allow fchmod(2).
  fileprivate static func makeUsable(_ directory: OpenFile) throws(FileFault) {
    guard let status = directory.status else { throw .last("fstat") }
    guard status.isOurs, status.permissions & 0o700 != 0o700 else { return }
    guard unsafe chmod("/proc/self/fd/\(directory.descriptor)", status.permissions | 0o700) == 0 else {
      throw .last("chmod")
    }
  }
}

extension WipedDirectory {
  /// Deletes what is there now.
  private struct Pass {
    let top: OpenFile
    let device: UInt
    /// Whether a subdirectory was moved to the top, where it may be left.
    var hasMoved = false
    var fault: FileFault?

    init(top: OpenFile, device: UInt) {
      (self.top, self.device) = (top, device)
    }

    mutating func empty(_ directory: OpenFile, depth: Int) {
      do throws(FileFault) {
        for name in try Self.names(in: directory) { delete(name, in: directory, depth: depth) }
      } catch {
        note(error)
      }
    }

    /// A name need not be UTF-8.
    private mutating func delete(_ name: [CChar], in directory: OpenFile, depth: Int) {
      if unsafe unlinkat(directory.descriptor, name, 0) == 0 || errno == ENOENT { return }
      guard errno == EISDIR else { return note(.last("unlink")) }
      do throws(FileFault) {
        try deleteDirectory(name, in: directory, depth: depth)
      } catch {
        note(error)
      }
    }

    private mutating func deleteDirectory(_ name: [CChar], in directory: OpenFile, depth: Int) throws(FileFault) {
      let child = try unsafe name.withUnsafeBufferPointer { name throws(FileFault) in
        try unsafe WipedDirectory.open(name.baseAddress!, in: directory)
      }
      guard let status = child.status, status.kind == .directory else { throw .busy }
      guard status.identity.device == device else { throw .system(call: "open", code: EXDEV) }
      try WipedDirectory.makeUsable(child)
      guard depth < WipedDirectory.deepest else { return try moveToTop(name, of: directory) }
      empty(child, depth: depth + 1)
      guard unsafe unlinkat(directory.descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT else {
        throw .last("rmdir")
      }
    }

    private mutating func moveToTop(_ name: [CChar], of directory: OpenFile) throws(FileFault) {
      let free = ".wiped-\(UInt64.random(in: .min ... .max))"
      guard unsafe renameat(directory.descriptor, name, top.descriptor, free) == 0 else { throw .last("rename") }
      hasMoved = true
    }

    private mutating func note(_ fault: FileFault) {
      if self.fault == nil { self.fault = fault }
    }

    /// All names except `.` and `..`, read before any is deleted.
    private static func names(in directory: OpenFile) throws(FileFault) -> [[CChar]] {
      let descriptor = unsafe openat(directory.descriptor, ".", O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last("open") }
      guard let stream = unsafe fdopendir(descriptor) else {
        close(descriptor)
        throw .last("fdopendir")
      }
      defer { unsafe closedir(stream) }
      var names: [[CChar]] = []
      while let record = unsafe readdir(stream) {
        let bytes = unsafe withUnsafeBytes(of: &record.pointee.d_name) { bytes in
          unsafe bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
        }
        if !bytes.allSatisfy({ $0 == 0x2e }) || bytes.count > 2 { names.append(bytes + [0]) }
      }
      return names
    }
  }
}
