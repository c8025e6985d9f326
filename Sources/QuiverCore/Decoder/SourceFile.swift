import Posix

/// The source file of a picture. The window process opens it for a decoder, which may not.
package struct SourceFile: Sendable {
  /// The present version of the file.
  package var mark: FileMark
  /// A copy of the file; nil if it cannot be read, or is not needed.
  package var content: OpenFile?

  /// Copies a regular file with a limited size, unless its version is known. Blocks until the disk answers; call this
  /// on another thread.
  package init(_ path: String, limit: Int, unless known: FileMark?) {
    mark = FileMark(of: path)
    guard mark != known, let file = try? RegularFile.open(path) else { return }
    mark = FileMark(of: path, file.status)
    content = MemoryFile.copy(file, limit: limit)
  }
}

/// The source file in a line to the decoder.
package struct SourceDescription: Equatable, Sendable {
  package var mark: FileMark
  /// Whether a copy of the file comes with the line.
  package var isAttached: Bool

  package init(mark: FileMark, isAttached: Bool) {
    (self.mark, self.isAttached) = (mark, isAttached)
  }

  /// nil if the text is invalid.
  package init?(_ text: String) {
    guard let mark = FileMark(text.dropFirst(2)), text.hasPrefix("1 ") || text.hasPrefix("0 ") else { return nil }
    self.init(mark: mark, isAttached: text.hasPrefix("1"))
  }

  package var text: String { "\(isAttached ? 1 : 0) \(mark.text)" }
}
