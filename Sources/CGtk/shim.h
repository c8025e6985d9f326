#pragma once

#include <atk/atk.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>
