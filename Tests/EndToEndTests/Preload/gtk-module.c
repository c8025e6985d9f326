// A GTK module that writes the file `escaped` beside itself when it is loaded.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

void gtk_module_init(int *count, char ***arguments) {}

__attribute__((constructor)) static void loaded(void) {
  Dl_info library;
  char path[4096];
  if (dladdr((void *)gtk_module_init, &library) == 0) return;
  snprintf(path, sizeof path, "%.*s/escaped", (int)(strrchr(library.dli_fname, '/') - library.dli_fname), library.dli_fname);
  FILE *file = fopen(path, "a");
  if (file == NULL) return;
  fputs("a GTK module\n", file);
  fclose(file);
}
