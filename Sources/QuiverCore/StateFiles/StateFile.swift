import Posix

/// A file in the state directory, which several springboards may share. It is read and written; use it on another thread.
package struct StateFile<Text: StateText>: Sendable {
  package let path: String

  /// In bytes. Larger files are neither written nor read.
  private static var limit: Int { 16 << 20 }
  /// Seconds that one writer waits for another.
  private static var timeLimit: Double { 2 }

  package init(_ path: String) {
    self.path = path
  }

  /// The content of a file.
  package struct Content: Equatable, Sendable {
    package let text: Text
    fileprivate let mark: FileMark

    /// Whether somebody has removed everything since the file had another content.
    package func isCleared(since known: Content) -> Bool { mark != known.mark && text == Text() }
  }

  /// Reads the file, which need not exist. Nothing is read if it is unchanged.
  package func read(unless known: Content? = nil) throws(FileFault) -> Content {
    let status = FileStatus(path)
    let mark = FileMark(of: path, status)
    if let known, known.mark == mark { return known }
    do throws(FileFault) {
      let bytes = try RegularFile.read(path, limit: Self.limit)
      return Content(text: Text(bytes, modified: status?.modificationDay ?? 0), mark: mark)
    } catch .absent {
      return Content(text: Text(), mark: mark)
    }
  }

  /// Applies changes to the file, and returns its new content. If somebody has cleared the file since its content was
  /// `known`, the changes are forgotten too.
  package func add(
    _ changes: [Text.Change], to known: Content, on day: Double
  ) throws(FileFault) -> Content {
    try locked { file throws(FileFault) in
      let content = try read(unless: known)
      guard !content.isCleared(since: known) else { return content }
      var text = content.text
      for change in changes { text.apply(change) }
      text.trim(on: day)
      try write(text.bytes, to: file)
      return Content(text: text, mark: FileMark(of: path))
    }
  }

  /// Reads the file at the start of a springboard, and removes temporary files of writers that were killed.
  package func begin() throws(FileFault) -> Content {
    if let file = try? AtomicFile(path) { file.removeLitterOfEndedProcesses() }
    return try read()
  }

  /// Empties the file. An empty file tells the springboards that are running to forget what they have not saved yet.
  package func clear() throws(FileFault) {
    try locked { file throws(FileFault) in try write([], to: file) }
  }

  private func write(_ bytes: [UInt8], to file: AtomicFile) throws(FileFault) {
    guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    try file.write(bytes)
  }

  private func locked<Outcome>(
    _ work: (AtomicFile) throws(FileFault) -> Outcome
  ) throws(FileFault) -> Outcome {
    let file = try AtomicFile(path)
    let lock = try file.lock(waitingAtMost: Self.timeLimit)
    defer { withExtendedLifetime(lock) {} }
    return try work(file)
  }
}
