import Glibc

/// A process started by us, to be reaped when it ends: `pidfd_open`, `kill`, `waitpid`.
package final class Child: Sendable {
  package let process: Int32
  /// Becomes readable when the process has ended (a pidfd), and is closed with this object. nil where the kernel gave
  /// none: then ask `reap()` now and then.
  package let descriptor: Int32?

  package init(process: Int32) {
    self.process = process
    let descriptor = LibrarySymbols.openPidfd(process)
    self.descriptor = descriptor < 0 ? nil : descriptor
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Ends it by force. To be called only before `reap()` has answered.
  package func kill() {
    _ = Glibc.kill(process, SIGKILL)
  }

  /// How the process ended; nil while it runs. To be asked no more once it has answered.
  package func reap() -> ChildExit? {
    var status: Int32 = 0
    var reaped = unsafe waitpid(process, &status, WNOHANG)
    while reaped < 0 && errno == EINTR { reaped = unsafe waitpid(process, &status, WNOHANG) }
    if reaped == 0 { return nil }
    if reaped < 0 { return .unknown }
    // WIFEXITED, WEXITSTATUS and WTERMSIG of <sys/wait.h>, which are macros.
    let signal = status & 0x7f
    return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
  }
}
