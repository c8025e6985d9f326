import Glibc

/// An open directory. It owns the stream: `fdopendir`, `readdir`.
@safe package struct DirectoryReader: ~Copyable {
  package struct Item {
    package enum Kind { case regular, directory, link, other }

    package var name: String
    /// The kind of the item itself: links are not followed.
    package var kind: Kind
  }

  /// The status of the directory when it was opened.
  package let status: FileStatus
  private let stream: OpaquePointer

  /// Opens a directory; nil if the path is not a directory or cannot be read.
  package init?(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let status = FileStatus(descriptor: descriptor), let stream = unsafe fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    self.status = status
    unsafe self.stream = unsafe stream
  }

  deinit {
    unsafe closedir(stream)
  }

  /// All items except `.` and `..`, in no particular order. Names that are not valid UTF-8 contain U+FFFD, so that they
  /// name no existing file.
  package func items() -> [Item] {
    var items: [Item] = []
    while let record = unsafe readdir(stream) {
      let name = unsafe name(in: record)
      guard name != ".", name != ".." else { continue }
      items.append(Item(name: name, kind: unsafe kind(of: record, in: name)))
    }
    return items
  }

  private func name(in record: UnsafeMutablePointer<dirent>) -> String {
    unsafe withUnsafePointer(to: &record.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
  }

  private func kind(of record: UnsafeMutablePointer<dirent>, in name: String) -> Item.Kind {
    switch Int(unsafe record.pointee.d_type) {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .directory
    // Some file systems do not report the kind. Such items count as links, because callers check what a link leads to.
    case Int(DT_LNK), Int(DT_UNKNOWN): .link
    default: .other
    }
  }
}
