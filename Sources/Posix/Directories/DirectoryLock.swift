import Glibc

/// An exclusive lock of a directory against other processes and other locks in this process (flock(2)). It is released
/// with this object or when the process ends.
package final class DirectoryLock: Sendable {
  private let directory: Int32

  /// Creates the directory if it is missing, and waits for the lock. A file system without locks, such as some network
  /// file systems, counts as locked at once.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the directory.
  ///   - seconds: How long to wait at most.
  /// - Throws: `FileFault.busy` if the lock is still held after that time, or why the directory cannot be created or
  ///   opened.
  package init(_ path: String, waitingAtMost seconds: Double) throws(FileFault) {
    let writer = try DirectoryWriter(creating: path)
    directory = fcntl(writer.descriptor, F_DUPFD_CLOEXEC, 0)
    guard directory >= 0 else { throw .last("fcntl") }
    for _ in 0..<max(1, Int(seconds / Self.interval)) {
      guard flock(directory, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
      Threads.sleep(seconds: Self.interval)
    }
    throw .busy
  }

  deinit {
    if directory >= 0 { close(directory) }
  }

  /// The time between two attempts in seconds. It polls because `flock` has no timeout.
  private static let interval = 0.01
}
