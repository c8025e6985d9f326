// Stands in for an X server that can switch its screens off: preloaded into a program, it records the calls of the
// extension DPMS in the file named by QUIVER_SCREEN_POWER. DPMS is disabled at first, and what is recorded decides later.
// Of a Wayland compositor, it records the requests to switch an output on or off, and passes them on.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
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
  char line[64];
  *level = 0;
  *enabled = 0;
  FILE *stream = fopen(file, "r");
  while (stream && fgets(line, sizeof line, stream)) {
    if (!strcmp(line, "enable\n")) *enabled = 1;
    if (!strcmp(line, "disable\n")) *enabled = 0;
  }
  if (stream) fclose(stream);
  return 1;
}
int DPMSEnable(void *server) { return record("enable\n", 0); }
int DPMSDisable(void *server) { return record("disable\n", 0); }
int DPMSForceLevel(void *server, unsigned short level) { return record("level %d\n", level); }

union argument {
  uint32_t number;
  void *object;
};

typedef void *marshal(void *, uint32_t, const void *, uint32_t, uint32_t, union argument *);

// libwayland calls this function for each request.
void *wl_proxy_marshal_array_flags(
  void *proxy, uint32_t request, const void *interface, uint32_t version, uint32_t flags, union argument *arguments) {
  const char *(*class)(void *proxy) = dlsym(RTLD_DEFAULT, "wl_proxy_get_class");
  if (arguments && request == 0 && !strcmp(class(proxy), "zwlr_output_power_v1"))
    record("output %d\n", arguments[0].number);
  marshal *next = (marshal *)dlsym(RTLD_NEXT, "wl_proxy_marshal_array_flags");
  return next(proxy, request, interface, version, flags, arguments);
}
