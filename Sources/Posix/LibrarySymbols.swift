import Glibc

/// Calls of the C library (2.36 or newer) that Swift's module of it leaves out: being made without `_GNU_SOURCE`, and for
/// want of calls with any number of arguments.
enum LibrarySymbols {
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

  /// The kernel's number of this thread.
  static func threadNumber() -> Int32 {
    typealias Call = @convention(c) () -> Int32
    return unsafe unsafeBitCast(symbol("gettid"), to: Call.self)()
  }

  /// `MFD_CLOEXEC` and `MFD_ALLOW_SEALING` of <sys/mman.h>: other programs do not inherit it.
  static func makeMemoryFile(name: String) -> Int32 {
    typealias Call = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    return unsafe unsafeBitCast(symbol("memfd_create"), to: Call.self)(name, 3)
  }

  /// `prctl(2)` with one argument.
  static func control(_ option: Int32, _ argument: UInt) -> Int32 {
    typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    return unsafe unsafeBitCast(symbol("prctl"), to: Call.self)(option, argument, 0, 0, 0)
  }

  /// `syscall(2)`, for what the C library has no name for.
  static func call(
    _ number: Int, _ first: Int, _ second: Int, _ third: UnsafeRawPointer?, _ fourth: Int = 0
  ) -> Int {
    typealias Call = @convention(c) (Int, Int, Int, UnsafeRawPointer?, Int) -> Int
    return unsafe unsafeBitCast(symbol("syscall"), to: Call.self)(number, first, second, third, fourth)
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer {
    guard let symbol = unsafe dlsym(nil, name) else { preconditionFailure("\(name) is missing: glibc 2.36 is needed") }
    return unsafe symbol
  }
}
