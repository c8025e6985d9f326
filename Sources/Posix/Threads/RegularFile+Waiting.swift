extension RegularFile {
  /// Reads a whole file on another thread, so that a disk that does not respond blocks only that thread.
  ///
  /// - Throws: `FileFault.unresponsive` if the file has not been read within the given time in seconds.
  package static func read(_ path: String, within seconds: Double) throws(FileFault) -> [UInt8] {
    let result = Threads.result(within: seconds) { () -> Result<[UInt8], FileFault> in
      Result { () throws(FileFault) in try read(path) }
    }
    guard let result else { throw .unresponsive }
    return try result.get()
  }
}
