extension AtomicFile {
  /// Appends bytes, and returns when they are on the disk. An interrupted call may leave a part of them.
  package func append(_ bytes: [UInt8]) throws(FileFault) {
    let directory = try DirectoryWriter(creating: directory)
    let isNew = FileStatus(path) == nil
    try directory.append(bytes, to: name, mode: mode)
    if isNew { try directory.sync() }
  }
}
