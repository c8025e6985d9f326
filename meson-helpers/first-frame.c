/* Runs a program and prints when its first frame was on the screen and when it had painted everything, in milliseconds from the
 * start. It is what first-paint.c is, for Wayland.
 *   first-frame PROGRAM [ARGUMENT…]
 * It measures at the compositor, with wlr-screencopy-unstable-v1: the compositor reports each frame with damage, and the time at
 * which it has painted it. Only one pixel of each frame is copied, so that watching takes hardly any time.
 * The error is the duration of a frame: if the compositor has painted another frame just before, it waits for the next one. The
 * times include a few milliseconds in which the compositor paints the frame; they are more for a large window. */
#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>

#include "start-program.h"

/* In milliseconds: a program has painted everything after `quiet` without damage and is stopped after `patience`. */
static const double quiet = 600, patience = 20000;

/* The parts of the protocol that are used. Debian 12 has no package of it. */
enum { manager_capture_region = 1, frame_destroy = 1, frame_copy_with_damage = 2 };

static const struct wl_interface frame_interface;

static const struct wl_interface *no_types[4];
static const struct wl_interface *capture_types[] = {&frame_interface, NULL, &wl_output_interface, NULL, NULL, NULL, NULL};
static const struct wl_interface *copy_types[] = {&wl_buffer_interface};

static const struct wl_message manager_requests[] = {
  {"capture_output", "nio", capture_types}, {"capture_output_region", "nioiiii", capture_types}, {"destroy", "", no_types}};
static const struct wl_message frame_requests[] = {
  {"copy", "o", copy_types}, {"destroy", "", no_types}, {"copy_with_damage", "2o", copy_types}};
static const struct wl_message frame_events[] = {
  {"buffer", "uuuu", no_types}, {"flags", "u", no_types}, {"ready", "uuu", no_types}, {"failed", "", no_types},
  {"damage", "2uuuu", no_types}};

static const struct wl_interface manager_interface = {"zwlr_screencopy_manager_v1", 2, 3, manager_requests, 0, NULL};
static const struct wl_interface frame_interface = {"zwlr_screencopy_frame_v1", 2, 3, frame_requests, 5, frame_events};

typedef struct {
  struct wl_display *display;
  struct wl_shm *shm;
  struct wl_output *output;
  struct wl_proxy *manager, *frame;
  struct wl_buffer *pixel;
  bool has_failed, is_large;
  double began, first, last; /* In milliseconds. `first` and `last` count from `began`, and are 0 until they are known. */
} Watch;

static double milliseconds(struct timespec time) { return time.tv_sec * 1e3 + time.tv_nsec / 1e6; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return milliseconds(time);
}

static void capture(Watch *watch);

static struct wl_buffer *make_pixel(struct wl_shm *shm, uint32_t format, uint32_t stride) {
  int file = memfd_create("pixel", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, stride) != 0) return NULL;
  struct wl_shm_pool *pool = wl_shm_create_pool(shm, file, stride);
  struct wl_buffer *pixel = wl_shm_pool_create_buffer(pool, 0, 1, 1, stride, format);
  wl_shm_pool_destroy(pool);
  close(file);
  return pixel;
}

/* The compositor names the format that the copy must have. */
static void on_buffer(void *data, struct wl_proxy *frame, uint32_t format, uint32_t width, uint32_t height, uint32_t stride) {
  (void)width, (void)height;
  Watch *watch = data;
  if (!watch->pixel) watch->pixel = make_pixel(watch->shm, format, stride);
  watch->is_large = false;
  wl_proxy_marshal(frame, frame_copy_with_damage, watch->pixel);
}

static void on_flags(void *data, struct wl_proxy *frame, uint32_t flags) { (void)data, (void)frame, (void)flags; }

/* Cursors and tooltips are small, and so is a GTK window before the compositor has made it full screen. */
static void on_damage(void *data, struct wl_proxy *frame, uint32_t x, uint32_t y, uint32_t width, uint32_t height) {
  (void)frame, (void)x, (void)y;
  if (width > 200 && height > 200) ((Watch *)data)->is_large = true;
}

static void on_ready(void *data, struct wl_proxy *frame, uint32_t high, uint32_t low, uint32_t nanoseconds) {
  (void)frame;
  Watch *watch = data;
  struct timespec time = {.tv_sec = (time_t)((uint64_t)high << 32 | low), .tv_nsec = nanoseconds};
  if (watch->first > 0 || watch->is_large) watch->last = milliseconds(time) - watch->began;
  if (watch->first == 0) watch->first = watch->last;
  capture(watch);
}

static void on_failed(void *data, struct wl_proxy *frame) {
  (void)frame;
  ((Watch *)data)->has_failed = true;
}

static const struct {
  void (*buffer)(void *, struct wl_proxy *, uint32_t, uint32_t, uint32_t, uint32_t);
  void (*flags)(void *, struct wl_proxy *, uint32_t);
  void (*ready)(void *, struct wl_proxy *, uint32_t, uint32_t, uint32_t);
  void (*failed)(void *, struct wl_proxy *);
  void (*damage)(void *, struct wl_proxy *, uint32_t, uint32_t, uint32_t, uint32_t);
} frame_listener = {on_buffer, on_flags, on_ready, on_failed, on_damage};

/* Asks for the next frame with damage. */
static void capture(Watch *watch) {
  if (watch->frame) {
    wl_proxy_marshal(watch->frame, frame_destroy);
    wl_proxy_destroy(watch->frame);
  }
  watch->frame = wl_proxy_marshal_constructor(
    watch->manager, manager_capture_region, &frame_interface, NULL, 0, watch->output, 0, 0, 1, 1);
  wl_proxy_add_listener(watch->frame, (void (**)(void))&frame_listener, watch);
}

static void on_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)version;
  Watch *watch = data;
  if (strcmp(interface, wl_shm_interface.name) == 0) watch->shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  if (strcmp(interface, wl_output_interface.name) == 0) watch->output = wl_registry_bind(registry, name, &wl_output_interface, 1);
  if (strcmp(interface, manager_interface.name) == 0) watch->manager = wl_registry_bind(registry, name, &manager_interface, 2);
}

static void on_global_remove(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}

/* Waits for an event, but not for long, and handles it. */
static bool handle_events(Watch *watch) {
  while (wl_display_prepare_read(watch->display) != 0) wl_display_dispatch_pending(watch->display);
  wl_display_flush(watch->display);
  struct pollfd compositor = {.fd = wl_display_get_fd(watch->display), .events = POLLIN};
  if (poll(&compositor, 1, 20) > 0) {
    wl_display_read_events(watch->display);
  } else {
    wl_display_cancel_read(watch->display);
  }
  return wl_display_dispatch_pending(watch->display) >= 0 && !watch->has_failed;
}

static bool is_over(const Watch *watch) {
  double time = now() - watch->began;
  return time > patience || (watch->last > 0 && time > watch->last + quiet);
}

static void reset(Watch *watch) {
  watch->first = watch->last = 0;
  watch->began = now();
}

static bool watch_until_quiet(Watch *watch) {
  while (!is_over(watch)) {
    if (!handle_events(watch)) return false;
  }
  return watch->last > 0;
}

/* Waits until the compositor has reported the whole screen as damaged, as it does at first, and has removed older windows. */
static bool begin(Watch *watch) {
  static const struct wl_registry_listener listener = {on_global, on_global_remove};
  watch->display = wl_display_connect(NULL);
  if (!watch->display) return false;
  wl_registry_add_listener(wl_display_get_registry(watch->display), &listener, watch);
  wl_display_roundtrip(watch->display);
  if (!watch->shm || !watch->output || !watch->manager) return false;
  reset(watch);
  capture(watch);
  return watch_until_quiet(watch);
}

int main(int count, char **arguments) {
  Watch watch = {0};
  if (count < 2 || !begin(&watch)) return 2;
  reset(&watch);
  pid_t program = start(arguments + 1);
  bool is_measured = watch_until_quiet(&watch);
  kill(program, SIGTERM);
  waitpid(program, NULL, 0);
  if (!is_measured) return 1;
  printf("%.0f %.0f\n", watch.first, watch.last);
}
