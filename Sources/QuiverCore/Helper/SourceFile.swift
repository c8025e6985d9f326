import Posix

/// A file that a picture is to be made of, as the window process gives it to a helper, which may not open it itself.
package struct SourceFile: Sendable {
  /// What the file is now.
  package var mark: FileMark
  /// A copy of it; nil where it cannot be read, or need not be.
  package var content: OpenFile?

  /// Copies a regular file of at most so many bytes, unless it is still what is known. Waits for the disk that it is on: to be
  /// called away from the main thread.
  package init(_ path: String, limit: Int, unless known: FileMark?) {
    mark = FileMark(of: path)
    guard mark != known, let file = try? RegularFile.open(path) else { return }
    mark = FileMark(of: path, file.status)
    content = MemoryFile.copy(file, limit: limit)
  }
}
