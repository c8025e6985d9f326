import Glibc

/// A file that has no name and leaves none behind: other processes of this user reach it by `path` while this one keeps it.
public final class MemoryFile {
  private let descriptor: Int32

  /// `number` differs from that of any other which this process makes at the same moment: there is a name for that long.
  /// nil: the kernel has no room for the bytes.
  public init?(_ header: [UInt8], _ body: RawSpan, number: Int) {
    let name = "/quiver-\(getpid())-\(number)"
    descriptor = unsafe shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return nil }
    unsafe shm_unlink(name)
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
