/// Reading of one whole regular file; nothing that could make the reader wait is ever read.
public enum RegularFile {
  /// No file a person writes is larger, in bytes.
  public static let limit = 1 << 20

  /// Throws where it is no regular file.
  public static func open(_ path: String) throws(FileFault) -> OpenFile {
    let file = try OpenFile(reading: path)
    _ = try file.size(limit: .max)
    return file
  }

  public static func read(_ path: String, limit: Int = limit) throws(FileFault) -> [UInt8] {
    try OpenFile(reading: path).content(limit: limit)
  }

  /// The same on another thread, which alone is held up by a disk that does not answer.
  ///
  /// - Throws: `FileFault.unresponsive` if the content has not come after so many seconds.
  public static func read(_ path: String, within seconds: Double) throws(FileFault) -> [UInt8] {
    let result = Threads.result(within: seconds) { () -> Result<[UInt8], FileFault> in
      Result { () throws(FileFault) in try read(path) }
    }
    guard let result else { throw .unresponsive }
    return try result.get()
  }
}
