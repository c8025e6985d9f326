#define _GNU_SOURCE

#include "CPosix.h"

#include <fcntl.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <unistd.h>

const int32_t quiver_o_path = O_PATH;
const int32_t quiver_spawn_setsid = POSIX_SPAWN_SETSID;
const int32_t quiver_scm_credentials = SCM_CREDENTIALS;
const uint32_t quiver_clone_thread = CLONE_THREAD;
const uint32_t quiver_f_setown = F_SETOWN;
const uint32_t quiver_f_setsig = F_SETSIG;
const uint32_t quiver_f_setown_ex = F_SETOWN_EX;
const uint32_t quiver_f_setlease = F_SETLEASE;

int quiver_pidfd_open(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }
pid_t quiver_gettid(void) { return gettid(); }
int quiver_prctl(int operation, unsigned long argument) { return prctl(operation, argument, 0, 0, 0); }

bool quiver_has_exited(int status) { return WIFEXITED(status); }
int quiver_exit_status(int status) { return WEXITSTATUS(status); }
int quiver_ending_signal(int status) { return WTERMSIG(status); }

int quiver_spawn_close_from(posix_spawn_file_actions_t *actions, int lowest) {
  return posix_spawn_file_actions_addclosefrom_np(actions, lowest);
}
int quiver_spawn_change_directory(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

static const int all_seals = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;

int quiver_make_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING); }
int quiver_seal(int file) { return fcntl(file, F_ADD_SEALS, all_seals); }
bool quiver_is_sealed(int file) {
  int seals = fcntl(file, F_GET_SEALS);
  return seals >= 0 && (seals & all_seals) == all_seals;
}

int quiver_make_alarm(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }
int quiver_set_alarm(int alarm, int64_t second) {
  struct itimerspec setting = {.it_value = {.tv_sec = second}};
  return timerfd_settime(alarm, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &setting, NULL);
}

pid_t quiver_peer(int socket) {
  struct ucred maker;
  socklen_t size = sizeof maker;
  return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &maker, &size) == 0 ? maker.pid : -1;
}

const uint32_t quiver_offset_of_number = offsetof(struct seccomp_data, nr);
const uint32_t quiver_offset_of_architecture = offsetof(struct seccomp_data, arch);
const uint32_t quiver_offset_of_arguments = offsetof(struct seccomp_data, args);

long quiver_install_filter(struct sock_filter *steps, unsigned short count) {
  struct sock_fprog program = {.len = count, .filter = steps};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
}

long quiver_landlock_version(void) {
  return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}
int quiver_landlock_create_ruleset(uint64_t files, uint64_t scopes) {
  struct {
    uint64_t files, connections, scopes;
  } forbidden = {.files = files, .scopes = scopes};
  return (int)syscall(SYS_landlock_create_ruleset, &forbidden, sizeof forbidden, 0);
}
long quiver_landlock_allow(int ruleset, uint64_t access, int place) {
  struct landlock_path_beneath_attr exception = {.allowed_access = access, .parent_fd = place};
  return syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &exception, 0);
}
long quiver_landlock_restrict(int ruleset) { return syscall(SYS_landlock_restrict_self, ruleset, 0); }
