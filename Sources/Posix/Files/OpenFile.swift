import Glibc

/// An open file. It owns the descriptor.
package final class OpenFile: Sendable {
  /// The file descriptor. It is valid as long as this object exists.
  package let descriptor: Int32

  /// Takes ownership of a descriptor.
  init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a file for reading. It does not block on a FIFO, and does not make a terminal the controlling terminal.
  convenience init(reading path: String) throws(FileFault) {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last("open") }
    self.init(owning: descriptor)
  }

  /// The status of the file; nil if `fstat` fails.
  package var status: FileStatus? { FileStatus(descriptor: descriptor) }

  /// Reads a whole regular file of at most `limit` bytes. The offset of the descriptor does not matter.
  package func content(limit: Int) throws(FileFault) -> [UInt8] {
    let size = try size(limit: limit)
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      // Reads one byte more than expected, to detect a file that grows meanwhile.
      let chunk = try chunk(at: bytes.count, max: min(max(size - bytes.count, 0), limit) + 1)
      if chunk.isEmpty { return bytes }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
    }
    throw .tooLarge(limit: limit)
  }

  /// The size in bytes. Throws if the file is not regular or exceeds the limit.
  func size(limit: Int) throws(FileFault) -> Int {
    guard let status else { throw .last("fstat") }
    switch status.kind {
    case .regular where status.size <= limit: return status.size
    case .regular: throw .tooLarge(limit: limit)
    case .directory: throw .directory
    case .other: throw .notRegular
    }
  }

  /// Reads at most `count` bytes; none at the end of the file.
  package func chunk(at offset: Int, max count: Int) throws(FileFault) -> [UInt8] {
    var got = -1
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat { got = unsafe pread(descriptor, buffer.baseAddress, count, offset) } while got < 0 && errno == EINTR
      initialized = max(got, 0)
    }
    guard got >= 0 else { throw .last("read") }
    return chunk
  }
}
