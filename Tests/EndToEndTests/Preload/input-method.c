// An input method for GTK 3 that needs 0.3 seconds to connect, like those that are programs of their own. Until then it passes
// letters on, and afterwards it composes each two of them: they are shown in lower case, and committed in upper case. When it has
// connected, it writes the file `connected` beside itself.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <gtk/gtkimmodule.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  GtkIMContext parent;
  gboolean is_connected;
  guint timer;
  char composed[3];
} Method;
typedef struct {
  GtkIMContextClass parent;
} MethodClass;

static GType type;
static GObjectClass *parent_class;

static gboolean connected(gpointer data) {
  Method *method = data;
  Dl_info library;
  method->is_connected = TRUE;
  method->timer = 0;
  if (dladdr((void *)connected, &library)) {
    char *directory = g_path_get_dirname(library.dli_fname), *path = g_build_filename(directory, "connected", NULL);
    g_file_set_contents(path, "", 0, NULL);
    g_free(path);
    g_free(directory);
  }
  return G_SOURCE_REMOVE;
}

static gboolean filter(GtkIMContext *context, GdkEventKey *event) {
  Method *method = (Method *)context;
  char letter[7] = "";
  if (event->type != GDK_KEY_PRESS || event->state & (GDK_CONTROL_MASK | GDK_MOD1_MASK)) return FALSE;
  gunichar character = gdk_keyval_to_unicode(event->keyval);
  if (!g_unichar_isalpha(character) || character > 127) return FALSE;
  letter[g_unichar_to_utf8(character, letter)] = 0;
  if (!method->is_connected) {
    g_signal_emit_by_name(context, "commit", letter);
    return TRUE;
  }
  strncat(method->composed, letter, sizeof method->composed - 1 - strlen(method->composed));
  if (strlen(method->composed) == 2) {
    char *text = g_ascii_strup(method->composed, -1);
    method->composed[0] = 0;
    g_signal_emit_by_name(context, "preedit-changed");
    g_signal_emit_by_name(context, "commit", text);
    g_free(text);
  } else {
    g_signal_emit_by_name(context, "preedit-changed");
  }
  return TRUE;
}

static void preedit(GtkIMContext *context, char **text, PangoAttrList **attributes, int *cursor) {
  Method *method = (Method *)context;
  if (text) *text = g_strdup(method->composed);
  if (attributes) *attributes = pango_attr_list_new();
  if (cursor) *cursor = (int)strlen(method->composed);
}

static void reset(GtkIMContext *context) {
  Method *method = (Method *)context;
  if (method->composed[0] == 0) return;
  method->composed[0] = 0;
  g_signal_emit_by_name(context, "preedit-changed");
}

static void finalize(GObject *object) {
  Method *method = (Method *)object;
  if (method->timer) g_source_remove(method->timer);
  parent_class->finalize(object);
}

static void class_init(gpointer class, gpointer data) {
  parent_class = g_type_class_peek_parent(class);
  GTK_IM_CONTEXT_CLASS(class)->filter_keypress = filter;
  GTK_IM_CONTEXT_CLASS(class)->get_preedit_string = preedit;
  GTK_IM_CONTEXT_CLASS(class)->reset = reset;
  G_OBJECT_CLASS(class)->finalize = finalize;
}

static void init(GTypeInstance *instance, gpointer class) {
  ((Method *)instance)->timer = g_timeout_add(300, connected, instance);
}

void im_module_init(GTypeModule *module) {
  static const GTypeInfo info = {sizeof(MethodClass), NULL, NULL, class_init, NULL, NULL, sizeof(Method), 0, init, NULL};
  type = g_type_module_register_type(module, GTK_TYPE_IM_CONTEXT, "SlowInputMethod", &info, 0);
}

void im_module_exit(void) {}

void im_module_list(const GtkIMContextInfo ***contexts, int *count) {
  static const GtkIMContextInfo info = {"slow", "Slow", "", "", ""};
  static const GtkIMContextInfo *list[] = {&info};
  *contexts = list;
  *count = 1;
}

GtkIMContext *im_module_create(const char *id) { return g_object_new(type, NULL); }
