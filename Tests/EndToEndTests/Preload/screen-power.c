// Stands in for an X server that can switch its screens off: preloaded into a program, it records the calls of the
// extension DPMS in the file named by QUIVER_SCREEN_POWER. DPMS is disabled at first.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char file[4096];

// The program may remove the variable later.
__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("QUIVER_SCREEN_POWER");
  if (name) strncpy(file, name, sizeof file - 1);
}

static int record(const char *format, int number) {
  FILE *stream = fopen(file, "a");
  if (!stream) return 0;
  fprintf(stream, format, number);
  fclose(stream);
  return 1;
}

int DPMSQueryExtension(void *server, int *event, int *error) { return 1; }
int DPMSCapable(void *server) { return 1; }
int DPMSInfo(void *server, unsigned short *level, unsigned char *enabled) {
  *level = 0;
  *enabled = 0;
  return 1;
}
int DPMSEnable(void *server) { return record("enable\n", 0); }
int DPMSDisable(void *server) { return record("disable\n", 0); }
int DPMSForceLevel(void *server, unsigned short level) { return record("level %d\n", level); }
