import Glibc

/// A file without a name that is on no disk, and that nobody can change or shorten any more: other processes get it as a
/// descriptor.
package enum MemoryFile {
  /// nil: the kernel has no room for the bytes.
  package static func make(_ header: [UInt8], _ body: RawSpan) -> OpenFile? {
    sealed { file throws(FileFault) in
      try unsafe Descriptor.write(header.span.bytes, to: file)
      try Descriptor.write(body, to: file)
    }
  }

  /// A copy of a regular file of at most so many bytes, as it is now.
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

  /// Whether nobody can shorten or change it any more, which only files in memory can be: to read it never waits.
  package static func isSealed(_ file: OpenFile) -> Bool {
    let seals = fcntl(file.descriptor, getSeals)
    return seals >= 0 && seals & allSeals == allSeals
  }

  private static func sealed(_ write: (Int32) throws(FileFault) -> Void) -> OpenFile? {
    let descriptor = LibrarySymbols.makeMemoryFile(name: "quiver")
    guard descriptor >= 0 else { return nil }
    let file = OpenFile(owning: descriptor)
    guard (try? write(descriptor)) != nil, fcntl(descriptor, addSeals, allSeals) == 0 else { return nil }
    return file
  }

  private static let chunkSize = 1 << 18
  /// `F_ADD_SEALS` and `F_GET_SEALS` of <fcntl.h>.
  private static let addSeals: Int32 = 1033
  private static let getSeals: Int32 = 1034
  /// `F_SEAL_SEAL`, `F_SEAL_SHRINK`, `F_SEAL_GROW` and `F_SEAL_WRITE`.
  private static let allSeals: Int32 = 0xf
}
