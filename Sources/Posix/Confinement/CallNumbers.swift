import CPosix

/// The numbers of system calls of this processor, from the headers of Linux and of the C library.
enum CallNumbers {
  /// `AUDIT_ARCH_…`; nil if there is no filter for this processor.
  static let architecture = quiver_architecture() == 0 ? nil : quiver_architecture()
  static let connecting = numbers(quiver_connecting_calls)
  static let prying = numbers(quiver_prying_calls)
  static let changingFiles = numbers(quiver_file_changing_calls)
  static let starting = numbers(quiver_starting_calls)
  static let sharing = numbers(quiver_sharing_calls)
  static let signalling = numbers(quiver_signalling_calls)
  static let disturbing = numbers(quiver_disturbing_calls)
  static let limiting = numbers(quiver_limiting_calls)
  static let kill = quiver_kill_call
  static let tgkill = quiver_tgkill_call
  static let ioctl = quiver_ioctl_call
  static let fcntl = quiver_fcntl_call
  /// nil if the processor has only openat.
  static let open = UInt32(exactly: quiver_open_call)
  static let openat = quiver_openat_call
  static let openat2 = quiver_openat2_call
  static let clone = quiver_clone_call
  static let clone3 = quiver_clone3_call

  /// The first number of an x32 call on x86-64, `__X32_SYSCALL_BIT` of <asm/unistd.h>. No processor has other calls with
  /// such high numbers.
  static let foreign: UInt32 = 0x4000_0000

  /// The elements of a C array of `uint32_t`, which Swift imports as a tuple.
  private static func numbers<Table: BitwiseCopyable>(_ table: Table) -> [UInt32] {
    unsafe withUnsafeBytes(of: table) { bytes in unsafe Array(bytes.bindMemory(to: UInt32.self)) }
  }
}
