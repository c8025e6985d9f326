/// The numbers of system calls, which every processor has its own of (<asm/unistd.h>).
struct CallNumbers {
  /// `AUDIT_ARCH_…` of <linux/audit.h>: calls of another kind, 32 bits wide say, have other numbers.
  var architecture: UInt32
  /// socket, connect, bind, and io_uring_setup, which is a way round all of these.
  var connecting: [UInt32]
  /// ptrace, process_vm_readv, process_vm_writev, pidfd_getfd.
  var prying: [UInt32]
  /// execve, execveat, and fork and vfork where they are.
  var starting: [UInt32]
  var clone: UInt32
  var clone3: UInt32 = 435

  /// From here on x86 counts the calls of its x32 kind; nobody else has so many.
  static let foreign: UInt32 = 0x4000_0000

  #if arch(x86_64)
    static let seccomp = 317
    static let ofThisProcessor: CallNumbers? = CallNumbers(
      architecture: 0xc000_003e, connecting: [41, 42, 49, 425], prying: [101, 310, 311, 438],
      starting: [59, 322, 57, 58], clone: 56)
  #elseif arch(arm64)
    static let seccomp = 277
    static let ofThisProcessor: CallNumbers? = CallNumbers(
      architecture: 0xc000_00b7, connecting: [198, 203, 200, 425], prying: [117, 270, 271, 438],
      starting: [221, 281], clone: 220)
  #else
    static let seccomp = -1
    static let ofThisProcessor: CallNumbers? = nil
  #endif
}
