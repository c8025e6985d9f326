import CPosix
import Glibc

/// Sealed files in memory, which no process can change or truncate: `memfd_create`. Other processes receive the
/// descriptor.
package enum MemoryFile {
  /// Makes a file from a header and a body; nil if there is not enough memory.
  package static func make(_ header: [UInt8], _ body: RawSpan) -> OpenFile? {
    sealed { file throws(FileFault) in
      try unsafe Descriptor.write(header.span.bytes, to: file)
      try Descriptor.write(body, to: file)
    }
  }

  /// Copies a regular file; nil if it is larger than `limit` bytes or cannot be copied.
  package static func copy(_ file: OpenFile, limit: Int) -> OpenFile? {
    sealed { copy throws(FileFault) in
      _ = try file.size(limit: limit)
      var (count, chunk) = (0, try file.chunk(at: 0, max: chunkSize))
      while !chunk.isEmpty {
        count += chunk.count
        guard count <= limit else { throw .tooLarge(limit: limit) }
        try unsafe Descriptor.write(chunk.span.bytes, to: copy)
        chunk = try file.chunk(at: count, max: chunkSize)
      }
    }
  }

  /// Whether a file is sealed. Only files in memory can be sealed, so reading such a file never blocks.
  package static func isSealed(_ file: OpenFile) -> Bool {
    quiver_is_sealed(file.descriptor)
  }

  private static func sealed(_ write: (Int32) throws(FileFault) -> Void) -> OpenFile? {
    let descriptor = unsafe quiver_make_memory_file("quiver")
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(owning: descriptor)
    guard (try? write(descriptor)) != nil, quiver_seal(descriptor) == 0 else { return nil }
    return file
  }

  private static let chunkSize = 1 << 18
}
