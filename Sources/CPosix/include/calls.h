#pragma once

// The numbers of system calls, which differ between processors (<sys/syscall.h>), and the name of the processor for filters
// (<linux/audit.h>). The order of a table is that of the steps of the filter.
#include <linux/audit.h>
#include <stdint.h>
#include <sys/syscall.h>

// `AUDIT_ARCH_…` of this processor; 0 if there is no filter for it. Calls in another mode of the processor, such as its
// 32-bit mode, have other numbers. The filter is not for processors with calls that combine others, such as socketcall(2) and
// ipc(2), with several variants of a call for numbers of 32 and 64 bits, or with the upper half of a number first.
static inline uint32_t quiver_architecture(void) {
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
  return 0;
#elif defined __x86_64__
  return AUDIT_ARCH_X86_64;
#elif defined __aarch64__
  return AUDIT_ARCH_AARCH64;
#elif defined __riscv && __riscv_xlen == 64
  return AUDIT_ARCH_RISCV64;
#elif defined __loongarch64 && defined AUDIT_ARCH_LOONGARCH64
  return AUDIT_ARCH_LOONGARCH64;
#else
  return 0;
#endif
}

// What the headers of Debian 12 lack. From Linux 5.1 on a new call has the same distance from other new calls on all
// processors (arch/*/kernel/syscalls/syscall.tbl of Linux).
#ifndef SYS_fchmodat2
#define SYS_fchmodat2 (SYS_openat2 + 15)
#endif
#ifndef SYS_setxattrat
#define SYS_setxattrat (SYS_openat2 + 26)
#endif
#ifndef SYS_removexattrat
#define SYS_removexattrat (SYS_openat2 + 29)
#endif
#ifndef SYS_file_setattr
#define SYS_file_setattr (SYS_openat2 + 32)
#endif

// Calls that connect, and io_uring_setup, which could be used in place of these.
static const uint32_t quiver_connecting_calls[] = {SYS_socket, SYS_connect, SYS_bind, SYS_io_uring_setup};

// Calls that read the memory, descriptors, keys or namespaces of others.
static const uint32_t quiver_prying_calls[] = {
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_pidfd_getfd, SYS_kcmp, SYS_perf_event_open, SYS_bpf,
  SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_unshare, SYS_setns,
};

// Calls that change the mode, owner, extended attributes, times or length of a file, or create a special file.
static const uint32_t quiver_file_changing_calls[] = {
#ifdef SYS_chmod
  SYS_chmod,
#endif
  SYS_fchmod, SYS_fchmodat, SYS_fchmodat2,
#ifdef SYS_chown
  SYS_chown,
#endif
  SYS_fchown,
#ifdef SYS_lchown
  SYS_lchown,
#endif
  SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_setxattrat, SYS_removexattr, SYS_lremovexattr,
  SYS_fremovexattr, SYS_removexattrat,
#ifdef SYS_utime
  SYS_utime,
#endif
#ifdef SYS_utimes
  SYS_utimes,
#endif
#ifdef SYS_futimesat
  SYS_futimesat,
#endif
  SYS_utimensat, SYS_file_setattr,
#ifdef SYS_mknod
  SYS_mknod,
#endif
  SYS_mknodat, SYS_truncate,
#ifdef SYS_creat
  SYS_creat,
#endif
};

// Calls that start programs or create processes, except clone.
static const uint32_t quiver_starting_calls[] = {
  SYS_execve, SYS_execveat,
#ifdef SYS_fork
  SYS_fork,
#endif
#ifdef SYS_vfork
  SYS_vfork,
#endif
};

// Calls that create channels to other processes.
static const uint32_t quiver_sharing_calls[] = {
  SYS_socketpair, SYS_shmget, SYS_shmat, SYS_semget, SYS_msgget, SYS_mq_open,
};

// Calls that send signals, except kill and tgkill.
static const uint32_t quiver_signalling_calls[] = {
  SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_pidfd_send_signal,
};

// Calls that change the priority or the memory of other processes.
static const uint32_t quiver_disturbing_calls[] = {
  SYS_setpriority, SYS_ioprio_set, SYS_migrate_pages, SYS_move_pages, SYS_process_madvise, SYS_process_mrelease,
};

// Calls that change limits. Their first argument is a process id, or 0 for the calling process.
static const uint32_t quiver_limiting_calls[] = {
  SYS_prlimit64, SYS_sched_setparam, SYS_sched_setscheduler, SYS_sched_setaffinity, SYS_sched_setattr,
};

// Calls of which the filter reads the arguments. The flags are the second argument of open, the third of openat, and the
// first of clone.
static const uint32_t quiver_openat_call = SYS_openat;
static const uint32_t quiver_openat2_call = SYS_openat2;
static const uint32_t quiver_clone_call = SYS_clone;
static const uint32_t quiver_clone3_call = SYS_clone3;
static const uint32_t quiver_kill_call = SYS_kill;
static const uint32_t quiver_tgkill_call = SYS_tgkill;
static const uint32_t quiver_ioctl_call = SYS_ioctl;
static const uint32_t quiver_fcntl_call = SYS_fcntl;
// -1 if the processor has only openat.
#ifdef SYS_open
static const int64_t quiver_open_call = SYS_open;
#else
static const int64_t quiver_open_call = -1;
#endif
