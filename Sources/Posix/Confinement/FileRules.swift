import CPosix
import Glibc

/// A Landlock ruleset: which files this process may read and write (landlock(7), <linux/landlock.h>). It owns a
/// descriptor.
struct FileRules: ~Copyable {
  /// The access that a rule allows.
  struct Access: OptionSet {
    let rawValue: UInt64

    /// Reading files, and listing directories.
    static let reading = Access(rawValue: LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
    /// Creating, writing and removing regular files. Creating directories, links, FIFOs, sockets or devices is not
    /// included.
    static let keepingFiles = Access(
      rawValue: LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG
        | LANDLOCK_ACCESS_FS_TRUNCATE)
  }

  private let descriptor: Int32
  private let forbidden: UInt64

  /// Makes a ruleset that allows nothing; nil if the kernel does not support Landlock.
  init?() {
    let version = quiver_landlock_version()
    guard version >= 1 else { return nil }
    let truncate = version >= 3 ? LANDLOCK_ACCESS_FS_TRUNCATE : 0
    let controlDevice = version >= 5 ? LANDLOCK_ACCESS_FS_IOCTL_DEV : 0
    let files = Self.allOfVersion1 | truncate | controlDevice
    let descriptor = quiver_landlock_create_ruleset(files, version >= 6 ? Self.connectionsAndSignals : 0)
    guard descriptor >= 0 else { return nil }
    (self.descriptor, self.forbidden) = (descriptor, files)
  }

  deinit {
    close(descriptor)
  }

  /// Adds a rule for a file, or for a directory and everything below it. It follows symbolic links. A missing path is
  /// ignored.
  func allow(_ access: Access, below path: String) {
    let place = unsafe open(path, quiver_o_path | O_CLOEXEC)
    guard place >= 0 else { return }
    defer { close(place) }
    let isDirectory = FileStatus(descriptor: place)?.kind == .directory
    _ = quiver_landlock_allow(descriptor, access.rawValue & forbidden & (isDirectory ? .max : Self.ofFiles), place)
  }

  /// Returns false if the kernel does not accept the rules.
  func install() -> Bool {
    quiver_landlock_restrict(descriptor) == 0
  }
}

extension FileRules {
  /// All access of version 1, whose last bit is `LANDLOCK_ACCESS_FS_MAKE_SYM`, except execution, because ``CallFilter``
  /// decides whether programs may be started.
  private static let allOfVersion1 = ((LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1) & ~LANDLOCK_ACCESS_FS_EXECUTE
  /// The access that a rule for a single file may allow.
  private static let ofFiles =
    LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_TRUNCATE
    | LANDLOCK_ACCESS_FS_IOCTL_DEV
  /// Connections and signals to processes outside of this ruleset.
  private static let connectionsAndSignals = LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET | LANDLOCK_SCOPE_SIGNAL
}
