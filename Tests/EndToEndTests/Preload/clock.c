// Shifts the clock of the programs that load this, by the seconds in the file that QUIVER_TEST_CLOCK names.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char *path;

// The home screen removes variables that it does not know.
__attribute__((constructor)) static void keep_path(void) {
  const char *variable = getenv("QUIVER_TEST_CLOCK");
  if (variable != NULL) path = strdup(variable);
}

static long shift(void) {
  long seconds = 0;
  FILE *file = path == NULL ? NULL : fopen(path, "r");
  if (file == NULL) return 0;
  if (fscanf(file, "%ld", &seconds) != 1) seconds = 0;
  fclose(file);
  return seconds;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  time_t seconds = now.tv_sec + shift();
  if (result != NULL) *result = seconds;
  return seconds;
}
