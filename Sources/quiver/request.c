#include "request.h"

#include <dbus/dbus.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const char name[] = "io.github.quiver_launcher.Quiver";
static const char path[] = "/io/github/quiver_launcher/Quiver";
static const int limit = 2000; // milliseconds

static const struct request {
  const char *command;
  const char *method;
  // Whether the method has the platform data of org.freedesktop.Application as its argument.
  bool has_platform_data;
} requests[] = {
    {"toggle", "Toggle", true}, {"show", "Show", true},       {"hide", "Hide", false},
    {"search", "Search", true}, {"library", "Library", true}, {"settings", "Settings", true},
};

// The functions of the library that are used here, with the types that its header gives them.
#define FUNCTIONS(with) \
  with(dbus_error_init) with(dbus_connection_open_private) with(dbus_connection_set_exit_on_disconnect) \
  with(dbus_message_new_method_call) with(dbus_message_set_auto_start) with(dbus_message_iter_init_append) \
  with(dbus_message_iter_open_container) with(dbus_message_iter_close_container) with(dbus_message_iter_append_basic) \
  with(dbus_connection_send) with(dbus_connection_send_with_reply_and_block)

struct library {
#define DECLARE(function) __typeof__(function) *function;
  FUNCTIONS(DECLARE)
};

static bool load(struct library *library) {
  void *handle = dlopen("libdbus-1.so.3", RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return false;
#define LOOK_UP(function) \
  library->function = (__typeof__(function) *)dlsym(handle, #function); \
  if (!library->function) return false;
  FUNCTIONS(LOOK_UP)
  return true;
}

// The startup id or activation token that allows the window to take the focus; NULL for none.
static const char *startup_token(void) {
  static const char *const variables[] = {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"};
  for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
    const char *value = getenv(variables[i]);
    if (value && *value) return value;
  }
  return NULL;
}

// The library aborts the program when it is given text that is not UTF-8.
static bool is_ascii(const char *text) {
  for (; *text; text++) {
    if ((unsigned char)*text >= 0x80) return false;
  }
  return true;
}

// Appends the platform data: an array of pairs of a name and a variant (Desktop Entry Specification 1.5, section 8).
static bool append_platform_data(const struct library *dbus, DBusMessage *message, const char *token) {
  const char *key = "desktop-startup-id";
  DBusMessageIter arguments, pairs, pair, variant;
  dbus->dbus_message_iter_init_append(message, &arguments);
  if (!dbus->dbus_message_iter_open_container(&arguments, DBUS_TYPE_ARRAY, "{sv}", &pairs)) return false;
  if (token &&
      !(dbus->dbus_message_iter_open_container(&pairs, DBUS_TYPE_DICT_ENTRY, NULL, &pair) &&
        dbus->dbus_message_iter_append_basic(&pair, DBUS_TYPE_STRING, &key) &&
        dbus->dbus_message_iter_open_container(&pair, DBUS_TYPE_VARIANT, "s", &variant) &&
        dbus->dbus_message_iter_append_basic(&variant, DBUS_TYPE_STRING, &token) &&
        dbus->dbus_message_iter_close_container(&pair, &variant) && dbus->dbus_message_iter_close_container(&pairs, &pair))) {
    return false;
  }
  return dbus->dbus_message_iter_close_container(&arguments, &pairs);
}

static enum answer answer_of(const char *error) {
  if (strcmp(error, DBUS_ERROR_NO_REPLY) == 0 || strcmp(error, DBUS_ERROR_TIMEOUT) == 0) return answer_hung;
  if (strcmp(error, DBUS_ERROR_SERVICE_UNKNOWN) == 0 || strcmp(error, DBUS_ERROR_NAME_HAS_NO_OWNER) == 0) return answer_nobody;
  return answer_unknown;
}

// Nothing is released, because the program ends or becomes another one.
static enum answer send(const struct request *request, const char *address, const char *token) {
  struct library dbus;
  if (!load(&dbus)) return answer_unknown;
  DBusError error;
  dbus.dbus_error_init(&error);
  DBusConnection *connection = dbus.dbus_connection_open_private(address, &error);
  if (!connection) return answer_unknown;
  dbus.dbus_connection_set_exit_on_disconnect(connection, false);
  // The bus answers in order, so the answer to its own method need not be waited for.
  DBusMessage *hello = dbus.dbus_message_new_method_call(DBUS_SERVICE_DBUS, DBUS_PATH_DBUS, DBUS_INTERFACE_DBUS, "Hello");
  DBusMessage *message = dbus.dbus_message_new_method_call(name, path, name, request->method);
  if (!hello || !message) return answer_unknown;
  dbus.dbus_message_set_auto_start(message, false);
  if (request->has_platform_data && !append_platform_data(&dbus, message, token)) return answer_unknown;
  if (!dbus.dbus_connection_send(connection, hello, NULL)) return answer_unknown;
  bool is_answered = dbus.dbus_connection_send_with_reply_and_block(connection, message, limit, &error);
  return is_answered ? answer_delivered : answer_of(error.name);
}

enum answer send_request(const char *command) {
  const char *address = getenv("DBUS_SESSION_BUS_ADDRESS"), *token = startup_token();
  if (!address || strncmp(address, "unix:", strlen("unix:")) != 0 || !is_ascii(address) || (token && !is_ascii(token))) {
    return answer_unknown;
  }
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
    if (strcmp(requests[i].command, command) == 0) return send(&requests[i], address, token);
  }
  return answer_unknown;
}
