#pragma once

// GLib's declarations belong to one module, or Swift would have two types for each.
#include "../CGio/shim.h"

#include <atk-bridge.h>
#include <atk/atk.h>
#include <gdk/gdkwayland.h>
#include <gdk/gdkx.h>
#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

// These need the declarations of gdkx.h.
#include <X11/extensions/dpms.h>
#include <X11/extensions/sync.h>

// Macros that ask for an object's type, for the two that Swift cannot import.
static inline gboolean quiver_is_x11_display(GdkDisplay *display) { return GDK_IS_X11_DISPLAY(display); }
static inline gboolean quiver_is_wayland_display(GdkDisplay *display) { return GDK_IS_WAYLAND_DISPLAY(display); }

// The addresses of interfaces of Wayland's own protocol, as those in CWayland.
static inline const struct wl_interface *quiver_compositor(void) { return &wl_compositor_interface; }
static inline const struct wl_interface *quiver_shared_memory(void) { return &wl_shm_interface; }

// Swift imports no variadic function: one instance for each set of arguments.
static inline void quiver_emit_child_signal(AtkObject *parent, const char *signal, guint index, AtkObject *child) {
  g_signal_emit_by_name(parent, signal, index, child);
}
static inline void quiver_emit_bounds_signal(AtkObject *object, AtkRectangle *bounds) {
  g_signal_emit_by_name(object, "bounds-changed", bounds);
}
static inline void quiver_emit_text_signal(AtkObject *object, const char *signal, const char *text) {
  g_signal_emit_by_name(object, signal, text);
}

// Deprecated: the first three do something on X11 alone, and GTK 3 has nothing in the place of the others.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static inline void quiver_set_double_buffered(GtkWidget *widget, gboolean is_buffered) {
  gtk_widget_set_double_buffered(widget, is_buffered);
}
static inline void quiver_set_background(GdkWindow *window, cairo_pattern_t *pattern) {
  gdk_window_set_background_pattern(window, pattern);
}
static inline GdkWindow *quiver_active_window(GdkScreen *screen) { return gdk_screen_get_active_window(screen); }
static inline char *quiver_monitor_connector(GdkScreen *screen, gint number) {
  return gdk_screen_get_monitor_plug_name(screen, number);
}
static inline void quiver_stop_frame_clock(GdkWindow *window) { gdk_window_freeze_toplevel_updates_libgtk_only(window); }
static inline void quiver_continue_frame_clock(GdkWindow *window) {
  gdk_window_thaw_toplevel_updates_libgtk_only(window);
}
G_GNUC_END_IGNORE_DEPRECATIONS
