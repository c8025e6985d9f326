/// The numbers of system calls, which differ between processors (<asm/unistd.h>).
struct CallNumbers {
  /// `AUDIT_ARCH_…` of <linux/audit.h>. Calls in another mode of the processor, such as its 32-bit mode, have other
  /// numbers.
  var architecture: UInt32
  /// socket, connect, bind, and io_uring_setup, which could be used in place of these.
  var connecting: [UInt32]
  /// ptrace, process_vm_readv, process_vm_writev, pidfd_getfd, kcmp, perf_event_open, bpf, userfaultfd; add_key,
  /// request_key, keyctl; unshare, setns.
  var prying: [UInt32]
  /// chmod, fchmod, fchmodat, fchmodat2; chown, fchown, lchown, fchownat; setxattr, lsetxattr, fsetxattr, setxattrat
  /// and the four that remove; utime, utimes, futimesat, utimensat; file_setattr; mknod, mknodat; truncate, creat.
  var changingFiles: [UInt32]
  /// execve, execveat, and fork and vfork if the processor has them.
  var starting: [UInt32]
  /// socketpair, shmget, shmat, semget, msgget, mq_open.
  var sharing: [UInt32]
  /// tkill, rt_sigqueueinfo, rt_tgsigqueueinfo, pidfd_send_signal.
  var signalling: [UInt32]
  /// setpriority, ioprio_set, migrate_pages, move_pages, process_madvise, process_mrelease.
  var disturbing: [UInt32]
  /// prlimit64, sched_setparam, sched_setscheduler, sched_setaffinity, sched_setattr. Their first argument is a process
  /// id, or 0 for the calling process.
  var limiting: [UInt32]
  var kill: UInt32
  var tgkill: UInt32
  var ioctl: UInt32
  var fcntl: UInt32
  /// nil if the processor has only openat.
  var open: UInt32?
  var openat: UInt32
  var openat2: UInt32 = 437
  var clone: UInt32
  var clone3: UInt32 = 435

  /// The first number of an x32 call on x86-64. No processor has other calls with such high numbers.
  static let foreign: UInt32 = 0x4000_0000

  #if arch(x86_64)
    static let ofThisProcessor: CallNumbers? = CallNumbers(
      architecture: 0xc000_003e, connecting: [41, 42, 49, 425],
      prying: [101, 310, 311, 438, 312, 298, 321, 323, 248, 249, 250, 272, 308],
      changingFiles: [
        90, 91, 268, 452, 92, 93, 94, 260, 188, 189, 190, 463, 197, 198, 199, 466, 132, 235, 261, 280, 469, 133, 259,
        76, 85,
      ],
      starting: [59, 322, 57, 58], sharing: [53, 29, 30, 64, 68, 240], signalling: [200, 129, 297, 424],
      disturbing: [141, 251, 256, 279, 440, 448], limiting: [302, 142, 144, 203, 314], kill: 62, tgkill: 234,
      ioctl: 16, fcntl: 72, open: 2, openat: 257, clone: 56)
  #elseif arch(arm64)
    static let ofThisProcessor: CallNumbers? = CallNumbers(
      architecture: 0xc000_00b7, connecting: [198, 203, 200, 425],
      prying: [117, 270, 271, 438, 272, 241, 280, 282, 217, 218, 219, 97, 268],
      changingFiles: [52, 53, 452, 54, 55, 5, 6, 7, 463, 14, 15, 16, 466, 88, 469, 33, 45],
      starting: [221, 281], sharing: [199, 194, 196, 190, 186, 180], signalling: [130, 138, 240, 424],
      disturbing: [140, 30, 238, 239, 440, 448], limiting: [261, 118, 119, 122, 274], kill: 129, tgkill: 131,
      ioctl: 29, fcntl: 25, openat: 56, clone: 220)
  #else
    static let ofThisProcessor: CallNumbers? = nil
  #endif
}
