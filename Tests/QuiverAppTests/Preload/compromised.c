// A compromised icon helper: preloaded into the real one, it tries what an attacker would when the first picture is decoded,
// and writes one line for each attempt, with the error number or 0, to a file in the directory for temporary files.
// The test names its own directory in QUIVER_TEST_ROOT.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

static FILE *report;
static const char *root, *pictures;

// Writes the result of an attempt.
#define TRY(name, call)                                                       \
  do {                                                                        \
    errno = 0;                                                                \
    long outcome_ = (long)(call);                                             \
    fprintf(report, "%s %d\n", name, outcome_ < 0 ? errno : 0);               \
  } while (0)

static const char *in_root(const char *name) {
  static char paths[8][4096];
  static int next;
  char *path = paths[next++ % 8];
  snprintf(path, sizeof paths[0], "%s/%s", root, name);
  return path;
}

static const char *in_pictures(const char *name) {
  static char paths[8][4096];
  static int next;
  char *path = paths[next++ % 8];
  snprintf(path, sizeof paths[0], "%s/%s", pictures, name);
  return path;
}

static int list(const char *path) {
  DIR *directory = opendir(path);
  if (!directory) return -1;
  closedir(directory);
  return 0;
}

static int start_program(void) {
  pid_t child = fork();
  if (child < 0) return -1;
  if (child == 0) {
    execl("/bin/true", "true", NULL);
    _exit(9);
  }
  waitpid(child, NULL, 0);
  return 0;
}

static void try_writing(void) {
  const char *home = in_root("state/home.conf"), *catalogue = in_root("cache/catalogue");
  TRY("write-catalogue", open(catalogue, O_WRONLY));
  TRY("write-first-frame", open(in_root("cache/first-frame"), O_WRONLY | O_CREAT, 0600));
  TRY("write-layout", open(home, O_WRONLY));
  TRY("append-layout", open(home, O_WRONLY | O_APPEND));
  TRY("truncate", truncate(home, 0));
  TRY("open-truncating", open(home, O_RDONLY | O_TRUNC));
  TRY("creat", creat(home, 0600));
  TRY("unlink", unlink(home));
  TRY("rename-out", rename(in_pictures("report"), in_root("cache/report")));
  TRY("rename-in", rename(home, in_pictures("home")));
  TRY("link-in", link(home, in_pictures("home")));
  TRY("mkdir", mkdir(in_pictures("directory"), 0700));
  TRY("mkfifo", mkfifo(in_pictures("fifo"), 0600));
  TRY("symlink", symlink(home, in_pictures("link")));
  TRY("mknod", mknod(in_pictures("device"), S_IFCHR | 0600, 0x105));
  TRY("mknodat-regular", mknodat(AT_FDCWD, in_pictures("node"), S_IFREG | 0600, 0));
}

static void try_attributes(void) {
  const char *home = in_root("state/home.conf"), *icon = in_root("icons/hicolor/48x48/apps/red.png");
  int file = open(icon, O_RDONLY);
  struct timespec times[2] = {{1, 0}, {1, 0}};
  struct timeval old_times[2] = {{1, 0}, {1, 0}};
  struct utimbuf oldest_times = {1, 1};
  TRY("chmod", chmod(home, 0777));
  TRY("fchmod", fchmod(file, 0777));
  TRY("fchmodat", fchmodat(AT_FDCWD, home, 0777, 0));
  TRY("fchmodat2", syscall(452, AT_FDCWD, home, 0777, 0));
  TRY("chmod-own-picture", chmod(in_pictures("report"), 0777));
  TRY("chown", chown(home, getuid(), getgid()));
  TRY("lchown", lchown(home, getuid(), getgid()));
  TRY("fchown", fchown(file, getuid(), getgid()));
  TRY("fchownat", fchownat(AT_FDCWD, home, getuid(), getgid(), 0));
  TRY("setxattr", setxattr(home, "user.a", "b", 1, 0));
  TRY("lsetxattr", lsetxattr(home, "user.a", "b", 1, 0));
  TRY("fsetxattr", fsetxattr(file, "user.a", "b", 1, 0));
  TRY("removexattr", removexattr(home, "user.kept"));
  TRY("lremovexattr", lremovexattr(home, "user.kept"));
  TRY("fremovexattr", fremovexattr(file, "user.kept"));
  TRY("utime", utime(home, &oldest_times));
  TRY("utimes", utimes(home, old_times));
  TRY("utimensat", utimensat(AT_FDCWD, home, times, 0));
  TRY("futimens", futimens(file, times));
  TRY("ioctl", ioctl(file, 0x80086601, &times));
}

static void try_reading(void) {
  char path[64];
  TRY("read-secret", open(in_root("home/.ssh/id"), O_RDONLY));
  TRY("read-shadow", open("/etc/shadow", O_RDONLY));
  TRY("read-layout", open(in_root("state/home.conf"), O_RDONLY));
  TRY("read-catalogue", open(in_root("cache/catalogue"), O_RDONLY));
  TRY("read-through-link", open(in_root("icons/secret.png"), O_RDONLY));
  TRY("list-home", list(in_root("home")));
  snprintf(path, sizeof path, "/proc/%d/environ", getppid());
  TRY("read-environment", open(path, O_RDONLY));
  snprintf(path, sizeof path, "/proc/%d/mem", getppid());
  TRY("open-memory", open(path, O_RDWR));
  TRY("openat2", syscall(437, AT_FDCWD, "/etc/shadow", (unsigned long[3]){0, 0, 0}, 24));
}

static void try_others(void) {
  pid_t parent = getppid();
  siginfo_t information = {.si_signo = SIGCONT, .si_code = SI_QUEUE};
  struct rlimit limit = {100000, 100000};
  struct iovec vector = {&limit, sizeof limit};
  struct sched_param priority = {0};
  cpu_set_t processors;
  int ends[2], handle = syscall(434, parent, 0);
  CPU_ZERO(&processors);
  CPU_SET(0, &processors);
  TRY("kill", kill(parent, SIGCONT));
  TRY("tkill", syscall(SYS_tkill, parent, SIGCONT));
  TRY("tgkill", syscall(SYS_tgkill, parent, parent, SIGCONT));
  TRY("rt_sigqueueinfo", syscall(SYS_rt_sigqueueinfo, parent, SIGCONT, &information));
  TRY("rt_tgsigqueueinfo", syscall(SYS_rt_tgsigqueueinfo, parent, parent, SIGCONT, &information));
  TRY("pidfd_send_signal", syscall(424, handle, SIGCONT, NULL, 0));
  TRY("signal-by-descriptor", fcntl(0, F_SETOWN, parent));
  TRY("prlimit", prlimit(parent, RLIMIT_CORE, NULL, &limit) < 0 ? -1 : 0);
  TRY("setpriority", setpriority(PRIO_PROCESS, parent, 19));
  TRY("sched_setaffinity", sched_setaffinity(parent, sizeof processors, &processors));
  TRY("sched_setscheduler", sched_setscheduler(parent, SCHED_BATCH, &priority));
  TRY("ptrace", ptrace(PTRACE_ATTACH, parent, NULL, NULL));
  TRY("process_vm_readv", process_vm_readv(parent, &vector, 1, &vector, 1, 0));
  TRY("socket-unix", socket(AF_UNIX, SOCK_STREAM, 0));
  TRY("socket-inet", socket(AF_INET, SOCK_STREAM, 0));
  TRY("socketpair", socketpair(AF_UNIX, SOCK_DGRAM, 0, ends));
  TRY("connect", connect(0, (struct sockaddr *)&(struct sockaddr_un){.sun_family = AF_UNIX}, 16));
  TRY("bind", bind(0, (struct sockaddr *)&(struct sockaddr_un){.sun_family = AF_UNIX}, 16));
  TRY("exec", execl("/bin/true", "true", NULL));
  TRY("fork", start_program());
  TRY("shmget", shmget(IPC_PRIVATE, 4096, 0600 | IPC_CREAT));
  TRY("keyctl", syscall(SYS_keyctl, 0, -3, 0, 0, 0));
  TRY("unshare", unshare(CLONE_NEWUSER));
  TRY("mount", mount("none", in_root("icons"), "tmpfs", 0, NULL));
}

static void try_everything(void) {
  root = getenv("QUIVER_TEST_ROOT");
  pictures = getenv("TMPDIR");
  if (!root || !pictures) return;
  int file = open(in_pictures("report"), O_WRONLY | O_CREAT | O_EXCL, 0600);
  report = file < 0 ? NULL : fdopen(file, "w");
  if (!report) return;
  TRY("write-pictures", 0);
  TRY("read-icon", open(in_root("icons/hicolor/48x48/apps/red.png"), O_RDONLY));
  TRY("read-library", open("/usr/share/icons", O_RDONLY | O_DIRECTORY));
  try_writing();
  try_attributes();
  try_reading();
  try_others();
  fprintf(report, "landlock %ld\n", syscall(444, NULL, 0, 1));
  fclose(report);
}

void *cairo_image_surface_create_from_png_stream(void *read, void *closure) {
  void *(*original)(void *, void *) =
      (void *(*)(void *, void *))dlsym(RTLD_NEXT, "cairo_image_surface_create_from_png_stream");
  static int is_done;
  if (!is_done) {
    is_done = 1;
    try_everything();
  }
  return original(read, closure);
}
