import Glibc

/// What this process can do to others from now on, for good, whoever has taken it over: it reads what others wrote. Where the
/// kernel has no such thing, all goes on without.
package enum Confinement {
  /// No connection to anybody, on this machine or another, and no look into other processes; no change of any file's mode,
  /// owner, extended attributes or times, and no new device, FIFO or socket; no signal to others, and no limit or priority of
  /// theirs (seccomp(2)). `mayStartPrograms`: programs that this process starts are confined as it is, and those need signals,
  /// limits and connections among themselves.
  package static func isolate(mayStartPrograms: Bool = false) {
    guard let filter = CallFilter(allowingPrograms: mayStartPrograms), giveUpPrivileges() else { return }
    filter.install()
  }

  /// From now on regular files can be made, written and removed in one directory, which has to be there, and files can be
  /// read there and below the given places. Every other file can neither be read nor changed, but what is open stays so; that a
  /// file is there, and how large it is, can still be seen. No other process is sent a signal, where the kernel knows how to
  /// refuse it (Linux 6.12).
  ///
  /// It counts for the calling thread, and those that it starts from then on (landlock(7)).
  package static func confineFiles(writing directory: String?, reading places: [String]) {
    guard let rules = FileRules(), giveUpPrivileges() else { return }
    if let directory { rules.allow([.keepingFiles, .reading], below: directory) }
    for place in places { rules.allow(.reading, below: place) }
    rules.install()
  }

  /// Libraries that put something into a file for a moment do it there, if they have not done so before.
  package static func keepTemporaryFiles(in directory: String) {
    unsafe setenv("TMPDIR", directory, 1)
  }

  /// `PR_SET_NO_NEW_PRIVS` of <linux/prctl.h>: without it the kernel takes no rules from anybody but root.
  private static func giveUpPrivileges() -> Bool {
    LibrarySymbols.control(38, 1) == 0
  }
}
