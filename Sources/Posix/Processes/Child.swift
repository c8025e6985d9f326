import CPosix
import Glibc

/// A child process, which has to be reaped when it ends: `pidfd_open`, `kill`, `waitpid`.
package final class Child: Sendable {
  /// The process id.
  package let process: Int32
  /// A pidfd that becomes readable when the process has ended. This object owns it. It is nil if the kernel provides
  /// none; then call ``reap()`` from time to time.
  package let descriptor: Int32?

  package init(process: Int32) {
    self.process = process
    let descriptor = quiver_pidfd_open(process)
    self.descriptor = descriptor < 0 ? nil : descriptor
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Kills the process. Do not call it after ``reap()`` has returned an exit, because the id may belong to another
  /// process.
  package func kill() {
    _ = Glibc.kill(process, SIGKILL)
  }

  /// Sends a signal to the process group that the process leads, if there is still any process in it. Processes with a group
  /// of their own do not get it.
  package func signalGroup(_ signal: Int32) {
    _ = Glibc.kill(-process, signal)
  }

  /// How the process ended; nil while it runs. Do not call it again after it has returned an exit.
  package func reap() -> ChildExit? {
    var status: Int32 = 0
    var reaped = unsafe waitpid(process, &status, WNOHANG)
    while reaped < 0 && errno == EINTR { reaped = unsafe waitpid(process, &status, WNOHANG) }
    if reaped == 0 { return nil }
    Descendants.forget(process)
    if reaped < 0 { return .unknown }
    return quiver_has_exited(status) ? .status(quiver_exit_status(status)) : .signal(quiver_ending_signal(status))
  }
}

/// How a process ended.
package enum ChildExit: Equatable, Sendable {
  case status(Int32)
  case signal(Int32)
  /// The process was reaped elsewhere, so that its exit is not known.
  case unknown
}
