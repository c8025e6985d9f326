import Glibc

/// An open file, which is closed with this object.
package final class OpenFile: Sendable {
  /// Stays valid as long as this object.
  package let descriptor: Int32

  /// Takes the descriptor over.
  init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a file to read it, without waiting for anybody and without becoming the terminal's owner.
  convenience init(reading path: String) throws(FileFault) {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last("open") }
    self.init(owning: descriptor)
  }

  /// What `fstat` says; nil if that fails.
  package var status: FileStatus? { FileStatus(descriptor: descriptor) }

  /// All of a regular file, from its start, whatever was read of it before.
  package func content(limit: Int) throws(FileFault) -> [UInt8] {
    let size = try size(limit: limit)
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      // One byte more than expected is asked for, so that a file that grows meanwhile is noticed.
      let chunk = try chunk(at: bytes.count, max: min(max(size - bytes.count, 0), limit) + 1)
      if chunk.isEmpty { return bytes }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
    }
    throw .tooLarge(limit: limit)
  }

  /// In bytes. Throws where this is no regular file, or a larger one.
  func size(limit: Int) throws(FileFault) -> Int {
    guard let status else { throw .last("fstat") }
    switch status.kind {
    case .regular where status.size <= limit: return status.size
    case .regular: throw .tooLarge(limit: limit)
    case .directory: throw .directory
    case .other: throw .notRegular
    }
  }

  /// At most so many bytes; none at the end.
  func chunk(at offset: Int, max count: Int) throws(FileFault) -> [UInt8] {
    var got = -1
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat { got = unsafe pread(descriptor, buffer.baseAddress, count, offset) } while got < 0 && errno == EINTR
      initialized = max(got, 0)
    }
    guard got >= 0 else { throw .last("read") }
    return chunk
  }
}
