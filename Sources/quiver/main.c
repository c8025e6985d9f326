// `quiver` prints its version, and passes requests such as `toggle` to the running springboard. Otherwise it becomes one of two
// programs that are beside it: quiver-window has GTK, which takes long to load, and quiver-command does without it, for commands
// that show no window. Deciding takes less time than loading either of them.

#include "request.h"

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

// The programs remove the variable. Its value ends with the number of the process, so that a child that inherits it by mistake
// is not misled.
static const char *const variable = "QUIVER_HANDED_OVER";

// Whether this process was this program before.
static bool was_handed_over(void) {
  const char *value = getenv(variable);
  const char *number = value ? strchr(value, ':') : NULL;
  return number && atoi(number + 1) == getpid();
}

// Becomes a program beside this one. `state` is what that program reads. Returns if it fails.
static void become(const char *name, const char *state, char **arguments) {
  char path[PATH_MAX], value[32];
  if (!find_beside(name, path)) return;
  snprintf(value, sizeof value, "%s:%d", state, (int)getpid());
  setenv(variable, value, 1);
  execv(path, arguments);
}

// A test compares it with that of the other programs.
static const char version[] = "0.1.0";

// What quiver-window knows of the running springboard.
static const char *state_after(enum answer answer) {
  switch (answer) {
  case answer_nobody: return "nobody";
  case answer_hung: return "hung";
  default: return "unasked";
  }
}

int main(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[1], "--version") == 0) return puts(version) == EOF || fflush(stdout) == EOF;
  bool is_window = starts_a_window(count > 0 ? arguments + 1 : arguments);
  // Otherwise one of the programs is a copy of this one.
  if (!was_handed_over()) {
    enum answer answer = count == 2 ? send_request(arguments[1]) : answer_unknown;
    if (answer == answer_delivered) return 0;
    // The window appears if no springboard has shown one. It is also this program that knows of a springboard that does not answer.
    if (answer == answer_hung || (answer == answer_nobody && strcmp(arguments[1], "hide") != 0)) is_window = true;
    if (is_window) become("quiver-window", state_after(answer), arguments);
    // It says in the user's language why the window does not start.
    become("quiver-command", "command", arguments);
    is_window = false;
  }
  fprintf(stderr, "quiver: error: program “%s” not found\n", is_window ? "quiver-window" : "quiver-command");
  return 1;
}
