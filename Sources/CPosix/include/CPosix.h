#pragma once

// Functions and constants of Linux and of glibc 2.35 or newer that Swift's module Glibc lacks: it is built without _GNU_SOURCE, and
// Swift imports neither functions with variable arguments nor macros with arguments. CPosix.c is compiled with the headers of the
// system, so the compiler checks every call. Functions return what the function of the system returns, and set errno like it.

#include "calls.h"

#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <libintl.h>
#include <malloc.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>

/// The flag of open(2) that makes a descriptor only stand for a place in the file system.
extern const int32_t quiver_o_path;
/// The flag of posix_spawnattr_setflags(3) that starts a program in a session of its own.
extern const int32_t quiver_spawn_setsid;
/// The type of the control message that contains the sender (unix(7)).
extern const int32_t quiver_scm_credentials;
/// The flag of clone(2) that makes a thread rather than a process.
extern const uint32_t quiver_clone_thread;
/// The commands of fcntl(2) that make the kernel send a signal to a process, or block another process.
extern const uint32_t quiver_f_setown, quiver_f_setsig, quiver_f_setown_ex, quiver_f_setlease;

/// A descriptor that becomes readable when a process ends. glibc has a function for this since version 2.36.
int quiver_pidfd_open(pid_t process);
/// The number of the calling thread.
pid_t quiver_gettid(void);
/// prctl(2), for operations that take one argument or none.
int quiver_prctl(int operation, unsigned long argument);

/// Whether a process exited, by its status of waitpid(2), rather than by a signal.
bool quiver_has_exited(int status);
int quiver_exit_status(int status);
int quiver_ending_signal(int status);

/// Closes the descriptors from `lowest` on in the program to be started.
int quiver_spawn_close_from(posix_spawn_file_actions_t *actions, int lowest);
/// Starts the program in a directory.
int quiver_spawn_change_directory(posix_spawn_file_actions_t *actions, const char *path);

/// A file in memory that can be sealed.
int quiver_make_memory_file(const char *name);
/// Prevents all changes of a file in memory, and of its seals.
int quiver_seal(int file);
bool quiver_is_sealed(int file);

/// A timer of the clock of the day that does not block.
int quiver_make_alarm(void);
/// Sets the timer to a second since the beginning of 1970. It expires too when the clock is set.
int quiver_set_alarm(int alarm, int64_t second);

/// The process that made the socket pair of which `socket` is an end; negative if it is no such socket.
pid_t quiver_peer(int socket);

/// The offsets in `struct seccomp_data`, which the steps of a filter read.
extern const uint32_t quiver_offset_of_number, quiver_offset_of_architecture, quiver_offset_of_arguments;
/// Installs a filter of system calls for all threads.
long quiver_install_filter(struct sock_filter *steps, unsigned short count);

// What <linux/landlock.h> of Debian 12 lacks.
#ifndef LANDLOCK_ACCESS_FS_TRUNCATE
#define LANDLOCK_ACCESS_FS_TRUNCATE (1ULL << 14)
#endif
#ifndef LANDLOCK_ACCESS_FS_IOCTL_DEV
#define LANDLOCK_ACCESS_FS_IOCTL_DEV (1ULL << 15)
#endif
#ifndef LANDLOCK_SCOPE_SIGNAL
#define LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET (1ULL << 0)
#define LANDLOCK_SCOPE_SIGNAL (1ULL << 1)
#endif

/// The version of Landlock that the kernel has; negative without Landlock.
long quiver_landlock_version(void);
/// Makes a ruleset, and returns its descriptor. The kernel accepts more fields than it knows if they are 0.
int quiver_landlock_create_ruleset(uint64_t files, uint64_t scopes);
/// Allows access to an open file or to everything below an open directory.
long quiver_landlock_allow(int ruleset, uint64_t access, int place);
long quiver_landlock_restrict(int ruleset);
