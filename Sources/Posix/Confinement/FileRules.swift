import Glibc

/// A Landlock ruleset: which files this process may read and write (landlock(7), <linux/landlock.h>). It owns a
/// descriptor.
struct FileRules: ~Copyable {
  /// The access that a rule allows.
  struct Access: OptionSet {
    let rawValue: UInt64

    /// Reading files, and listing directories.
    static let reading = Access(rawValue: readFile | readDirectory)
    /// Creating, writing and removing regular files. Creating directories, links, FIFOs, sockets or devices is not
    /// included.
    static let keepingFiles = Access(rawValue: writeFile | removeFile | makeRegularFile | truncate)
  }

  /// `struct landlock_ruleset_attr`: the access that is forbidden unless a rule allows it.
  private struct Forbidden {
    var files: UInt64
    var connections: UInt64 = 0
    var scopes: UInt64
  }

  /// `struct landlock_path_beneath_attr`. The C structure is packed, but its fields are at the same offsets.
  private struct Exception {
    var files: UInt64
    var place: Int32
  }

  private let descriptor: Int32
  private let forbidden: UInt64

  /// Makes a ruleset that allows nothing; nil if the kernel does not support Landlock.
  init?() {
    let version = unsafe LibrarySymbols.call(Self.create, 0, 0, UnsafeRawPointer(bitPattern: Self.askVersion))
    guard version >= 1 else { return nil }
    let files = Self.allOfVersion1 | (version >= 3 ? Self.truncate : 0) | (version >= 5 ? Self.controlDevice : 0)
    let forbidden = Forbidden(files: files, scopes: version >= 6 ? Self.connectionsAndSignals : 0)
    // Older kernels know only the first fields.
    let length = version >= 6 ? 24 : 8
    let descriptor = unsafe withUnsafePointer(to: forbidden) {
      Int32(unsafe LibrarySymbols.call(Self.create, Int(bitPattern: $0), length, nil))
    }
    guard descriptor >= 0 else { return nil }
    (self.descriptor, self.forbidden) = (descriptor, files)
  }

  deinit {
    close(descriptor)
  }

  /// Adds a rule for a file, or for a directory and everything below it. It follows symbolic links. A missing path is
  /// ignored.
  func allow(_ access: Access, below path: String) {
    let place = unsafe open(path, Self.openPath | O_CLOEXEC)
    guard place >= 0 else { return }
    defer { close(place) }
    let isDirectory = FileStatus(descriptor: place)?.kind == .directory
    let files = access.rawValue & forbidden & (isDirectory ? .max : Self.ofFiles)
    let exception = Exception(files: files, place: place)
    unsafe withUnsafePointer(to: exception) {
      _ = unsafe LibrarySymbols.call(Self.add, Int(descriptor), Self.belowPath, $0)
    }
  }

  func install() {
    _ = unsafe LibrarySymbols.call(Self.restrict, Int(descriptor), 0, nil)
  }
}

extension FileRules {
  /// Numbers of system calls, which are the same on every processor.
  private static let create = 444
  private static let add = 445
  private static let restrict = 446

  /// `LANDLOCK_CREATE_RULESET_VERSION`, `LANDLOCK_RULE_PATH_BENEATH`, and `O_PATH` of <fcntl.h>.
  private static let askVersion = 1
  private static let belowPath = 1
  private static let openPath: Int32 = 0o10_000_000

  /// `LANDLOCK_ACCESS_FS_…`.
  private static let writeFile: UInt64 = 1 << 1
  private static let readFile: UInt64 = 1 << 2
  private static let readDirectory: UInt64 = 1 << 3
  private static let removeFile: UInt64 = 1 << 5
  private static let makeRegularFile: UInt64 = 1 << 8
  private static let truncate: UInt64 = 1 << 14
  private static let controlDevice: UInt64 = 1 << 15
  /// All access of version 1 except execution, because ``CallFilter`` decides whether programs may be started.
  private static let allOfVersion1: UInt64 = 0x1ffe
  /// The access that a rule for a single file may allow.
  private static let ofFiles = writeFile | readFile | truncate | controlDevice
  /// `LANDLOCK_SCOPE_…`: connections and signals to processes outside of this ruleset.
  private static let connectionsAndSignals: UInt64 = 1 << 0 | 1 << 1
}
