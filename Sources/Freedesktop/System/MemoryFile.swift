import Glibc

/// A file that has no name and is on no disk: other processes of this user reach it by `path` while this one keeps it.
public final class MemoryFile {
  private let descriptor: Int32

  /// nil: the kernel has no room for the bytes.
  public init?(_ header: [UInt8], _ body: RawSpan) {
    descriptor = LibrarySymbols.makeMemoryFile(name: "quiver")
    guard descriptor >= 0 else { return nil }
    do throws(FileFault) {
      try unsafe Descriptor.write(header.span.bytes, to: descriptor)
      try Descriptor.write(body, to: descriptor)
    } catch {
      return nil
    }
  }

  public var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
