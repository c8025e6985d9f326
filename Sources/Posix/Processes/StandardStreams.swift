@unsafe @preconcurrency import Glibc  // It declares `stdout` a variable; nobody sets it.

/// The three descriptors every program begins with.
package enum StandardStreams {
  /// Fills those that whoever started us has closed, so that no file opened later takes their place and is written over.
  /// What is read from them or written to them fails all the same.
  package static func fill() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes out what was printed.
  ///
  /// - Throws: Why some of it could not be written, now or before.
  package static func flush() throws(FileFault) {
    let isFlushed = unsafe fflush(stdout) == 0
    guard isFlushed, unsafe ferror(stdout) == 0 else { throw .last("write") }
  }
}

extension StandardStreams {
  /// What is written to a pipe or socket that nobody reads any more fails from now on, instead of ending this process.
  package static func surviveBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
