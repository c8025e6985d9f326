import Glibc

/// Which files this process may change, for good (landlock(7), <linux/landlock.h>). Reading is free. Owns a descriptor.
struct WritingRules: ~Copyable {
  /// `struct landlock_ruleset_attr`: what is forbidden where nothing else is said.
  private struct Forbidden {
    var files: UInt64
    var connections: UInt64 = 0
    var scopes: UInt64
  }

  /// `struct landlock_path_beneath_attr`.
  private struct Exception {
    var files: UInt64
    var directory: Int32
  }

  private let descriptor: Int32
  private let writing: UInt64

  /// nil: this kernel does not have it.
  init?() {
    let version = unsafe LibrarySymbols.call(Self.create, 0, 0, UnsafeRawPointer(bitPattern: Self.askVersion))
    guard version >= 1 else { return nil }
    let writing = Self.writing | (version >= 3 ? Self.truncating : 0)
    let forbidden = Forbidden(files: writing, scopes: version >= 6 ? Self.connectionsAndSignals : 0)
    // Older kernels know only the first fields.
    let length = version >= 6 ? 24 : 8
    let descriptor = unsafe withUnsafePointer(to: forbidden) {
      Int32(unsafe LibrarySymbols.call(Self.create, Int(bitPattern: $0), length, nil))
    }
    guard descriptor >= 0 else { return nil }
    (self.descriptor, self.writing) = (descriptor, writing)
  }

  deinit {
    close(descriptor)
  }

  /// What is not there cannot be excepted.
  func allow(below path: String) {
    let directory = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    defer { close(directory) }
    let exception = Exception(files: writing, directory: directory)
    unsafe withUnsafePointer(to: exception) {
      _ = unsafe LibrarySymbols.call(Self.add, Int(descriptor), Self.belowDirectory, $0)
    }
  }

  func install() {
    _ = unsafe LibrarySymbols.call(Self.restrict, Int(descriptor), 0, nil)
  }
}

extension WritingRules {
  /// System calls; the same for every processor.
  private static let create = 444
  private static let add = 445
  private static let restrict = 446

  /// `LANDLOCK_CREATE_RULESET_VERSION`, `LANDLOCK_RULE_PATH_BENEATH`.
  private static let askVersion = 1
  private static let belowDirectory = 1

  /// `LANDLOCK_ACCESS_FS_…`: write, remove and make files of all kinds; truncate.
  private static let writing: UInt64 = 1 << 1 | 0x1ff << 4
  private static let truncating: UInt64 = 1 << 14
  /// `LANDLOCK_SCOPE_…`: to processes that have not these rules.
  private static let connectionsAndSignals: UInt64 = 1 << 0 | 1 << 1
}
