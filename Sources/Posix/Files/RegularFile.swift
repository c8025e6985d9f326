/// Reading of one whole regular file; nothing that could make the reader wait is ever read.
package enum RegularFile {
  /// No file a person writes is larger, in bytes.
  package static let limit = 1 << 20

  /// Throws where it is no regular file.
  package static func open(_ path: String) throws(FileFault) -> OpenFile {
    let file = try OpenFile(reading: path)
    _ = try file.size(limit: .max)
    return file
  }

  package static func read(_ path: String, limit: Int = limit) throws(FileFault) -> [UInt8] {
    try OpenFile(reading: path).content(limit: limit)
  }
}
