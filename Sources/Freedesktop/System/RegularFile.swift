import Glibc

/// Reading of one whole regular file; nothing that could make the reader wait is ever read.
public enum RegularFile {
  /// No file a person writes is larger, in bytes.
  public static let limit = 1 << 20

  public static func read(_ path: String, limit: Int = limit) throws(FileFault) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw .last("open") }
    defer { close(file) }
    let size = try size(of: file)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try bytes(of: file, expecting: size, limit: limit)
  }

  private static func size(of file: Int32) throws(FileFault) -> Int {
    guard let status = FileStatus(descriptor: file) else { throw .last("fstat") }
    switch status.kind {
    case .regular: return status.size
    case .directory: throw .directory
    case .other: throw .notRegular
    }
  }

  /// One byte more than expected is asked for, so that a file that grows meanwhile is noticed.
  private static func bytes(of file: Int32, expecting size: Int, limit: Int) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = try chunk(of: file, max: min(max(size - bytes.count, 0) + 1, limit + 1))
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    throw .tooLarge(limit: limit)
  }

  private static func chunk(of file: Int32, max count: Int) throws(FileFault) -> [UInt8] {
    var got = -1
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat { got = unsafe Glibc.read(file, buffer.baseAddress, count) } while got < 0 && errno == EINTR
      initialized = max(got, 0)
    }
    guard got >= 0 else { throw .last("read") }
    return chunk
  }
}
