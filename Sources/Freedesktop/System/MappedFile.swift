import Glibc

/// A regular file of this user's whose bytes are read where the kernel keeps them.
///
/// It has to be one that is only ever replaced, never rewritten or cut short: the kernel ends whoever reads past its end.
@safe public final class MappedFile: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer

  /// nil: it is missing, empty, no regular file or somebody else's.
  public init?(_ path: String) {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let status = FileStatus(descriptor: file), status.kind == .regular, status.isOurs, status.size > 0,
      let start = unsafe mmap(nil, status.size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0),
      unsafe start != MAP_FAILED
    else { return nil }
    unsafe bytes = unsafe UnsafeRawBufferPointer(start: start, count: status.size)
  }

  deinit {
    unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  public func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try unsafe body(bytes.bindMemory(to: UInt8.self).span)
  }
}
