// `quiver` runs one of two programs that are beside it: quiver-window has GTK, which takes long to load, and quiver-command has
// not, and carries out the commands that show no window. Deciding takes less time than loading either of them.

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The flags with which the arguments of `quiver start` can begin. One that is missing here only costs time, because quiver-command
// becomes quiver-window then.
static const char *const flags[] = {"--hidden", "--mode", "--size", "--demo", "--set", "--kiosk"};

static bool is_flag(const char *argument) {
  size_t length = strcspn(argument, "=");
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    if (strlen(flags[i]) == length && strncmp(flags[i], argument, length) == 0) return true;
  }
  return false;
}

static bool asks_for_help(char **arguments) {
  for (; *arguments; arguments++) {
    if (strcmp(*arguments, "-h") == 0 || strcmp(*arguments, "--help") == 0) return true;
  }
  return false;
}

static bool starts_a_window(char **arguments) {
  if (!*arguments) return true;
  return (strcmp(*arguments, "start") == 0 || is_flag(*arguments)) && !asks_for_help(arguments);
}

// The absolute path of a file in the directory of this program: proc(5). The name may be longer than that of this program.
static bool find_beside(const char *name, char path[PATH_MAX]) {
  ssize_t length = readlink("/proc/self/exe", path, PATH_MAX - 32);
  if (length <= 0) return false;
  path[length] = 0;
  char *slash = strrchr(path, '/');
  if (!slash) return false;
  strcpy(slash + 1, name);
  return true;
}

int main(int count, char **arguments) {
  const char *name = starts_a_window(count > 0 ? arguments + 1 : arguments) ? "quiver-window" : "quiver-command";
  // The program removes the variable. If it is there already, the program was this one, and would be it again.
  const char *variable = "QUIVER_HANDED_OVER";
  char path[PATH_MAX];
  if (!getenv(variable) && find_beside(name, path)) {
    setenv(variable, "unasked", 1);
    execv(path, arguments);
    name = path;
    if (errno != ENOENT) {
      fprintf(stderr, "quiver: error: “%s”: %s\n", path, strerror(errno));
      return 1;
    }
  }
  fprintf(stderr, "quiver: error: program “%s” not found\n", name);
  return 1;
}
