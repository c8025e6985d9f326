import Glibc

/// What this process can do to others from now on, for good, whoever has taken it over: it reads what others wrote. Where the
/// kernel has no such thing, all goes on without.
public enum Confinement {
  /// No connection to anybody, on this machine or another, and no look into other processes (seccomp(2)). `mayStartPrograms`:
  /// programs that this process starts are confined as it is.
  public static func isolate(mayStartPrograms: Bool = false) {
    guard let filter = CallFilter(allowingPrograms: mayStartPrograms), giveUpPrivileges() else { return }
    filter.install()
  }

  /// No file is written, made or removed but below this directory, which is made if it is missing; what is open stays so.
  /// No other process is sent a signal. It counts for the calling thread, and those that it starts from then on
  /// (landlock(7)).
  public static func writeNothing(outside directory: String?) {
    if let directory { CacheDirectory(directory).make() }
    guard let rules = WritingRules(), giveUpPrivileges() else { return }
    if let directory { rules.allow(below: directory) }
    rules.install()
  }

  /// Libraries that put something into a file for a moment do it there, if they have not done so before.
  public static func keepTemporaryFiles(in directory: String) {
    unsafe setenv("TMPDIR", directory, 1)
  }

  /// `PR_SET_NO_NEW_PRIVS` of <linux/prctl.h>: without it the kernel takes no rules from anybody but root.
  private static func giveUpPrivileges() -> Bool {
    LibrarySymbols.control(38, 1) == 0
  }
}
