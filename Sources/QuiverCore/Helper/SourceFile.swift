import Posix

/// The source file of a picture. The window process opens it for a helper, which may not.
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
