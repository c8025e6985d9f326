import CPosix
import Glibc

/// Confines this process irrevocably, because it decodes untrusted files and may be taken over by one. If the kernel
/// does not support a confinement, the process goes on without it.
package enum Confinement {
  /// A confinement that is missing.
  package enum Gap: String, Sendable {
    /// System calls are not filtered, because there is no filter for this processor.
    case callsOnProcessor = "calls-processor"
    /// System calls are not filtered, because the kernel does not accept the filter.
    case callsOnKernel = "calls-kernel"
    /// Access to files is not restricted, because the kernel does not support Landlock or does not accept the rules.
    case files
  }

  /// What this processor or this kernel does not offer. Nothing is confined by asking.
  package static var gaps: [Gap] {
    let filter = CallFilter(allowingPrograms: false) == nil ? [Gap.callsOnProcessor] : []
    return FileRules() == nil ? filter + [.files] : filter
  }

  /// Refuses system calls that affect other processes or the attributes of files, with `EPERM` (seccomp(2)).
  ///
  /// The process can no longer connect to sockets, inspect other processes, change the mode, owner, extended attributes
  /// or times of files, create devices, FIFOs or sockets, send signals to other processes or change their limits and
  /// priorities.
  ///
  /// - Parameter mayStartPrograms: Whether the process may start programs, which are confined too. Signals, limits and
  ///   socket pairs are then allowed, because such programs need them among themselves.
  /// - Returns: nil if the calls are refused from now on.
  @discardableResult
  package static func isolate(mayStartPrograms: Bool = false) -> Gap? {
    isolate(by: CallFilter(allowingPrograms: mayStartPrograms))
  }

  static func isolate(by filter: CallFilter?) -> Gap? {
    guard let filter else { return .callsOnProcessor }
    return giveUpPrivileges() && filter.install() ? nil : .callsOnKernel
  }

  /// Restricts which files the calling thread, and threads that it starts afterwards, may read and write (landlock(7)).
  ///
  /// Files that are open stay usable, and the existence and status of all files remain visible. From Linux 6.12 on it
  /// also refuses signals to other processes.
  ///
  /// - Parameters:
  ///   - directory: An existing directory below which regular files may be created, read, written and removed.
  ///   - places: Files and directories that may be read, including everything below them.
  /// - Returns: nil if the access is restricted from now on.
  @discardableResult
  package static func confineFiles(writing directory: String?, reading places: [String]) -> Gap? {
    guard let rules = FileRules(), giveUpPrivileges() else { return .files }
    if let directory { rules.allow([.keepingFiles, .reading], below: directory) }
    for place in places { rules.allow(.reading, below: place) }
    return rules.install() ? nil : .files
  }

  /// Sets the directory in which libraries create temporary files. Some libraries read the variable only once, so call
  /// it early.
  package static func keepTemporaryFiles(in directory: String) {
    unsafe setenv("TMPDIR", directory, 1)
  }

  /// Without this, only root may install a filter or rules.
  private static func giveUpPrivileges() -> Bool {
    quiver_prctl(PR_SET_NO_NEW_PRIVS, 1) == 0
  }
}
