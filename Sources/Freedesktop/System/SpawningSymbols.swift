import Glibc

/// Calls of the C library (2.36 or newer) that Swift's module of it leaves out, being made without `_GNU_SOURCE`.
enum SpawningSymbols {
  typealias FileActions = UnsafeMutablePointer<posix_spawn_file_actions_t>

  /// `POSIX_SPAWN_SETSID` of <spawn.h>.
  static let newSession: Int32 = 0x80

  static func addCloseFrom(_ actions: FileActions, lowest: Int32) {
    typealias Call = @convention(c) (FileActions, Int32) -> Int32
    _ = unsafe unsafeBitCast(symbol("posix_spawn_file_actions_addclosefrom_np"), to: Call.self)(actions, lowest)
  }

  static func addChangeDirectory(_ actions: FileActions, path: String) {
    typealias Call = @convention(c) (FileActions, UnsafePointer<CChar>) -> Int32
    _ = unsafe unsafeBitCast(symbol("posix_spawn_file_actions_addchdir_np"), to: Call.self)(actions, path)
  }

  static func openPidfd(_ process: Int32) -> Int32 {
    typealias Call = @convention(c) (Int32, UInt32) -> Int32
    return unsafe unsafeBitCast(symbol("pidfd_open"), to: Call.self)(process, 0)
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer {
    guard let symbol = unsafe dlsym(nil, name) else { preconditionFailure("\(name) is missing: glibc 2.36 is needed") }
    return unsafe symbol
  }
}
