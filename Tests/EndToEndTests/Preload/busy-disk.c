// Simulates a busy disk: preloaded into a program, it blocks every fsync while the file named by QUIVER_BUSY_DISK exists.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

int fsync(int file) {
  const char *busy = getenv("QUIVER_BUSY_DISK");
  while (busy && access(busy, F_OK) == 0) usleep(5000);
  int (*next)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  return next(file);
}
