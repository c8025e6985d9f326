import Glibc

/// A file that is written from its start, piece by piece, each of which is in it when `append` returns.
package final class AppendingFile: Sendable {
  private let descriptor: Int32

  /// Makes the file, or empties it.
  package init(_ path: String) throws(FileFault) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last("open") }
  }

  deinit {
    close(descriptor)
  }

  package func append(_ text: String) {
    Descriptor.write(text, to: descriptor)
  }
}
