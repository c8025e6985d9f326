#pragma once

#include "ext-idle-notify-v1-client.h"
#include "fractional-scale-v1-client.h"
#include "kde-idle-client.h"
#include "presentation-time-client.h"
#include "viewporter-client.h"
#include "wlr-foreign-toplevel-management-unstable-v1-client.h"
#include "wlr-output-power-management-unstable-v1-client.h"

// The addresses of the interfaces, which libwayland keeps. Swift may copy a constant to take its address.
static inline const struct wl_interface *quiver_idle_notifier(void) { return &ext_idle_notifier_v1_interface; }
static inline const struct wl_interface *quiver_kde_idle(void) { return &org_kde_kwin_idle_interface; }
static inline const struct wl_interface *quiver_output_power_manager(void) {
  return &zwlr_output_power_manager_v1_interface;
}
static inline const struct wl_interface *quiver_fractional_scale_manager(void) {
  return &wp_fractional_scale_manager_v1_interface;
}
static inline const struct wl_interface *quiver_presentation(void) { return &wp_presentation_interface; }
static inline const struct wl_interface *quiver_viewporter(void) { return &wp_viewporter_interface; }
static inline const struct wl_interface *quiver_toplevel_manager(void) {
  return &zwlr_foreign_toplevel_manager_v1_interface;
}
