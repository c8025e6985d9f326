extension AtomicFile {
  /// Adds to the end; it is on the disk when this returns. What is cut short leaves a part of it there.
  package func append(_ bytes: [UInt8]) throws(FileFault) {
    let directory = try DirectoryWriter(creating: directory)
    let isNew = FileStatus(path) == nil
    try directory.append(bytes, to: name, mode: mode)
    if isNew { try directory.sync() }
  }
}
