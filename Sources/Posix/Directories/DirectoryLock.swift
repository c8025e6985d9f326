import Glibc

/// The right to write in a directory, which one holder has at a time, in this process or another. It ends with this object,
/// and with the process (flock(2)).
package final class DirectoryLock: Sendable {
  private let directory: Int32

  /// Makes the directory if it is missing, and waits until nobody else holds its lock. On a file system without locks,
  /// such as some network file systems, it does not wait.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the directory.
  ///   - seconds: How long to wait at most.
  /// - Throws: `FileFault.busy` if somebody else still holds the lock then; why the directory cannot be made or opened.
  package init(_ path: String, waitingAtMost seconds: Double) throws(FileFault) {
    let writer = try DirectoryWriter(creating: path)
    directory = fcntl(writer.descriptor, F_DUPFD_CLOEXEC, 0)
    guard directory >= 0 else { throw .last("fcntl") }
    for _ in 0..<max(1, Int(seconds / Self.interval)) {
      guard flock(directory, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
      usleep(UInt32(Self.interval * 1_000_000))
    }
    throw .busy
  }

  deinit {
    if directory >= 0 { close(directory) }
  }

  /// Seconds between two attempts: `flock` itself has no time limit.
  private static let interval = 0.01
}
