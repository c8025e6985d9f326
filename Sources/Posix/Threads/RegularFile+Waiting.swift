extension RegularFile {
  /// All of a file, read on another thread, which alone is held up by a disk that does not answer.
  ///
  /// - Throws: `FileFault.unresponsive` if the content has not come after so many seconds.
  package static func read(_ path: String, within seconds: Double) throws(FileFault) -> [UInt8] {
    let result = Threads.result(within: seconds) { () -> Result<[UInt8], FileFault> in
      Result { () throws(FileFault) in try read(path) }
    }
    guard let result else { throw .unresponsive }
    return try result.get()
  }
}
