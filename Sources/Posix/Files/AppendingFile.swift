import Glibc

/// A new file that is written piece by piece without a buffer. When `append` returns, other processes can read the
/// piece.
package final class AppendingFile: Sendable {
  private let descriptor: Int32

  /// Creates the file or truncates an existing one.
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
