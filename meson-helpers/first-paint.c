/* Runs a program and prints when it first painted its window and when it had painted everything, in milliseconds from the start.
 *   first-paint PROGRAM [ARGUMENT…]
 * It measures at the X server: it watches the damage to the screen after a large window is mapped.
 *   first-paint --key KEYSYM
 * Presses a key instead, and measures from then on. The window is already on the screen.
 *   first-paint --drag ROUNDS
 * Drags with the mouse from the middle of the screen instead, to the left and to the right, with a movement every 8 ms, and prints how
 * long after the last movement of each round the last icon was painted. It is where the movement left it, because nothing else that is
 * as large moves. */
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "start-program.h"

/* In milliseconds: a program has painted everything after `quiet` without damage and is stopped after `patience`. */
static const double quiet = 600, patience = 20000;
/* Movements in a round and the milliseconds between two; the pixels of each, of which the first round has more, so that a drag begins;
 * and the milliseconds after which a picture that follows a movement is painted for certain. */
static const int movements = 12, pause_of_hand = 8, step = 6, first_step = 20, settled = 150;

typedef struct {
  Display *display;
  int damaged; /* The event number that this server uses for damage. */
  bool is_mapped;
  double began, first, last; /* In milliseconds. `first` and `last` count from `began`, and are 0 until they are known. */
} Watch;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* Tooltips and helper windows that nobody sees are small. */
static bool is_large(Display *display, Window window) {
  XWindowAttributes attributes;
  return XGetWindowAttributes(display, window, &attributes) && attributes.width > 200 && attributes.height > 200;
}

/* Page dots follow a drag a little later than what is dragged. */
static bool is_small(const XDamageNotifyEvent *damage) { return damage->area.width < 40 || damage->area.height < 40; }

static void see(Watch *watch, XEvent *event) {
  if (event->type == MapNotify && is_large(watch->display, event->xmap.window)) watch->is_mapped = true;
  if (event->type != watch->damaged || !watch->is_mapped || is_small((XDamageNotifyEvent *)event)) return;
  watch->last = now() - watch->began;
  if (watch->first == 0) watch->first = watch->last;
}

static void see_all(Watch *watch) {
  while (XPending(watch->display)) {
    XEvent event;
    XNextEvent(watch->display, &event);
    see(watch, &event);
  }
}

static bool is_over(const Watch *watch) {
  double time = now() - watch->began;
  return time > patience || (watch->last > 0 && time > watch->last + quiet);
}

static bool begin(Watch *watch) {
  watch->display = XOpenDisplay(NULL);
  int errors;
  if (!watch->display || !XDamageQueryExtension(watch->display, &watch->damaged, &errors)) return false;
  watch->damaged += XDamageNotify;
  Window root = DefaultRootWindow(watch->display);
  XSelectInput(watch->display, root, SubstructureNotifyMask);
  XDamageCreate(watch->display, root, XDamageReportRawRectangles);
  XSync(watch->display, True);
  watch->began = now();
  return true;
}

static bool press(Watch *watch, const char *name) {
  KeyCode key = XKeysymToKeycode(watch->display, XStringToKeysym(name));
  if (key == 0) return false;
  watch->is_mapped = true;
  watch->began = now();
  XTestFakeKeyEvent(watch->display, key, True, CurrentTime);
  XTestFakeKeyEvent(watch->display, key, False, CurrentTime);
  XFlush(watch->display);
  return true;
}

static void watch_for(Watch *watch, double milliseconds) {
  struct pollfd server = {.fd = ConnectionNumber(watch->display), .events = POLLIN};
  for (double end = now() + milliseconds; now() < end; poll(&server, 1, 1)) see_all(watch);
}

static void move_by(Watch *watch, int pixels) {
  watch->began = now();
  watch->last = 0;
  XTestFakeRelativeMotionEvent(watch->display, pixels, 0, CurrentTime);
  XFlush(watch->display);
}

static int drag(Watch *watch, int rounds) {
  Screen *screen = DefaultScreenOfDisplay(watch->display);
  XTestFakeMotionEvent(watch->display, -1, WidthOfScreen(screen) / 2, HeightOfScreen(screen) / 2, CurrentTime);
  XTestFakeButtonEvent(watch->display, 1, True, CurrentTime);
  XFlush(watch->display);
  watch->is_mapped = true;
  for (int round = 0; round <= rounds; round++) {
    for (int number = 0; number < movements; number++) {
      move_by(watch, (round % 2 ? 1 : -1) * (round ? step : first_step));
      if (number < movements - 1) watch_for(watch, pause_of_hand);
    }
    watch_for(watch, settled);
    if (watch->last == 0) break;
    if (round) printf("%.1f\n", watch->last);
  }
  XTestFakeButtonEvent(watch->display, 1, False, CurrentTime);
  XSync(watch->display, False);
  return watch->last == 0;
}

int main(int count, char **arguments) {
  Watch watch = {0};
  if (count < 2 || !begin(&watch)) return 2;
  if (strcmp(arguments[1], "--drag") == 0) return count < 3 ? 2 : drag(&watch, atoi(arguments[2]));
  bool is_key = strcmp(arguments[1], "--key") == 0;
  if (is_key && (count < 3 || !press(&watch, arguments[2]))) return 2;
  pid_t program = is_key ? 0 : start(arguments + 1);
  struct pollfd server = {.fd = ConnectionNumber(watch.display), .events = POLLIN};
  while (!is_over(&watch)) {
    see_all(&watch);
    poll(&server, 1, 20);
  }
  if (program > 0) {
    kill(program, SIGTERM);
    waitpid(program, NULL, 0);
  }
  if (watch.last == 0) return 1;
  printf("%.0f %.0f\n", watch.first, watch.last);
}
