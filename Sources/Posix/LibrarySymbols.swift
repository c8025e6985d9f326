import Glibc

/// Functions of the C library (2.36 or newer) that Swift's Glibc module lacks, because it is built without
/// `_GNU_SOURCE` and cannot import functions with variable arguments.
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

  /// The kernel's id of this thread.
  static func threadNumber() -> Int32 {
    typealias Call = @convention(c) () -> Int32
    return unsafe unsafeBitCast(symbol("gettid"), to: Call.self)()
  }

  /// Calls memfd_create with `MFD_CLOEXEC` and `MFD_ALLOW_SEALING` of <sys/mman.h>.
  static func makeMemoryFile(name: String) -> Int32 {
    typealias Call = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    return unsafe unsafeBitCast(symbol("memfd_create"), to: Call.self)(name, 3)
  }

  /// Calls timerfd_create with `CLOCK_REALTIME`, and `TFD_NONBLOCK` and `TFD_CLOEXEC` of <sys/timerfd.h>.
  static func makeTimer() -> Int32 {
    typealias Call = @convention(c) (clockid_t, Int32) -> Int32
    return unsafe unsafeBitCast(symbol("timerfd_create"), to: Call.self)(CLOCK_REALTIME, O_NONBLOCK | O_CLOEXEC)
  }

  /// Calls timerfd_settime with `TFD_TIMER_ABSTIME` and `TFD_TIMER_CANCEL_ON_SET` of <sys/timerfd.h>.
  static func setTimer(_ descriptor: Int32, atSecond second: Int) {
    typealias Call = @convention(c) (Int32, Int32, UnsafePointer<itimerspec>, UnsafeMutableRawPointer?) -> Int32
    let setting = itimerspec(it_interval: timespec(), it_value: timespec(tv_sec: second, tv_nsec: 0))
    _ = unsafe withUnsafePointer(to: setting) {
      unsafe unsafeBitCast(symbol("timerfd_settime"), to: Call.self)(descriptor, 3, $0, nil)
    }
  }

  /// Calls prctl(2) with one argument.
  static func control(_ option: Int32, _ argument: UInt) -> Int32 {
    typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    return unsafe unsafeBitCast(symbol("prctl"), to: Call.self)(option, argument, 0, 0, 0)
  }

  /// Calls syscall(2), for system calls that the C library has no function for.
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
