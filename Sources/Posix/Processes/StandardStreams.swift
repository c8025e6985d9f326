@unsafe @preconcurrency import Glibc  // It declares `stdout` as a variable, but this file only reads it.

/// The three standard descriptors of this process.
package enum StandardStreams {
  /// Opens `/dev/null` for those that the parent process has closed. Otherwise a file that is opened later would get
  /// their number, and output would overwrite it. Reading from them and writing to them still fails.
  package static func fill() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Replaces the standard input by an empty one, so that children do not inherit it.
  package static func emptyInput() {
    let empty = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard empty >= 0 else { return }
    dup2(empty, STDIN_FILENO)
    close(empty)
  }

  /// Writes the buffered standard output.
  ///
  /// - Throws: Why a part of the output could not be written, now or before.
  package static func flush() throws(FileFault) {
    let isFlushed = unsafe fflush(stdout) == 0
    guard isFlushed, unsafe ferror(stdout) == 0 else { throw .last("write") }
  }

  /// Ignores `SIGPIPE`, so that writing to a closed pipe or socket fails instead of ending this process.
  package static func surviveBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
