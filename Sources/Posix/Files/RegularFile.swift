/// Reads a single regular file. Other files are rejected, because reading them could block.
package enum RegularFile {
  /// The default limit in bytes. Files that people write are smaller.
  package static let limit = 1 << 20

  /// Opens a file. Throws if it is not regular.
  package static func open(_ path: String) throws(FileFault) -> OpenFile {
    let file = try OpenFile(reading: path)
    _ = try file.size(limit: .max)
    return file
  }

  package static func read(_ path: String, limit: Int = limit) throws(FileFault) -> [UInt8] {
    try OpenFile(reading: path).content(limit: limit)
  }
}
