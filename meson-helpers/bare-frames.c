/* Paints the frames of a springboard with the least work that a C program can do. bench.sh compares Quiver's frames with these.
 *   bare-frames turn_pages|edit|scroll|switch_presentation|search|scroll_guide|open_folder
 * It paints a wallpaper and pages of 35 icons with labels. All of these are finished surfaces that are similar to the window's,
 * and each frame only paints them at their positions. To switch or search, half of the icons of a page move to other positions,
 * and the others fade while those of another page appear, on a translucent plate. For a guide it
 * fills the cells of 13 rows, with labels on them. To open a folder, another picture of the size of the window fades in over the
 * page, and nine icons move from one place to a plate. It prints the same as `QUIVER_TIMING=frames`: milliseconds from the tick of
 * the frame clock until the display has painted. Before that, it prints the size in device pixels and the scale. */
#include <gtk/gtk.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

enum { columns = 7, rows = 5, pages = 2, tiles = columns * rows, steps = 9, frames = 450, unmeasured = 60 };
/* In logical pixels: the side of an icon, the size of a label, and the margin around each. `swing` is in radians. */
static const double side = 120, label_width = 80, label_height = 20, margin = 8, swing = 1.6 * G_PI / 180;

typedef struct {
  cairo_surface_t *picture[steps]; /* Rotated in small steps; the middle one is upright. */
  double width, height;
} Tile;

static Tile icons[pages][tiles], labels[pages][tiles];
static cairo_surface_t *wallpaper, *plate, *veil;
static GtkWidget *canvas;
static bool turns, wiggles, scrolls, switches, guides, opens;
static gint64 began, ticked;
static double durations[frames];
static int painted;

static cairo_surface_t *blank(double width, double height) {
  return gdk_window_create_similar_surface(
      gtk_widget_get_window(canvas), CAIRO_CONTENT_COLOR_ALPHA, (int)ceil(width), (int)ceil(height));
}

/* Draws a rectangle with its own colours, rotated about its centre. */
static cairo_surface_t *draw(double width, double height, double hue, double opacity, double angle) {
  cairo_surface_t *surface = blank(width + 2 * margin, height + 2 * margin);
  cairo_t *drawing = cairo_create(surface);
  cairo_translate(drawing, width / 2 + margin, height / 2 + margin);
  cairo_rotate(drawing, angle);
  cairo_pattern_t *colors = cairo_pattern_create_linear(0, -height / 2, 0, height / 2);
  cairo_pattern_add_color_stop_rgba(colors, 0, hue, 1 - hue, 0.6, opacity);
  cairo_pattern_add_color_stop_rgba(colors, 1, 1 - hue, hue, 0.2, opacity);
  cairo_set_source(drawing, colors);
  cairo_rectangle(drawing, -width / 2, -height / 2, width, height);
  cairo_fill(drawing);
  cairo_pattern_destroy(colors);
  cairo_destroy(drawing);
  return surface;
}

static Tile tile(double width, double height, double hue, double opacity) {
  Tile made = {.width = width + 2 * margin, .height = height + 2 * margin};
  for (int step = 0; step < steps; step++) {
    double angle = swing * (2.0 * step / (steps - 1) - 1);
    if (wiggles || step == steps / 2) made.picture[step] = draw(width, height, hue, opacity, angle);
  }
  return made;
}

static void lay(cairo_t *drawing, Tile *tile, double x, double y, int step, double alpha) {
  cairo_set_source_surface(drawing, tile->picture[step], round(x - tile->width / 2), round(y - tile->height / 2));
  if (alpha < 1) cairo_paint_with_alpha(drawing, alpha); else cairo_paint(drawing);
}

/* Each tile wiggles with its own rate and phase. */
static int step_of(int number, double seconds) {
  if (!wiggles) return steps / 2;
  double rate = 3.8 * (1 + 0.12 * sin(number * 12.9)), phase = number * 2.4;
  return (int)lround((sin(2 * G_PI * rate * seconds + phase) + 1) / 2 * (steps - 1));
}

static void paint_page(
    cairo_t *drawing, int page, double left, double top, double seconds, double width, double height) {
  double column = width * 0.92 / columns, row = height * 0.78 / rows;
  if (left >= width || left <= -width || top >= height || top <= -height) return;
  for (int number = 0; number < tiles; number++) {
    double x = left + width * 0.04 + column * (number % columns + 0.5), y = top + row * (number / columns + 0.6);
    int step = step_of(number, seconds);
    lay(drawing, &icons[page][number], x, y, step, 1);
    lay(drawing, &labels[page][number], x, y + side / 2 + label_height, step, 1);
  }
}

/* Even icons of the first page move to other positions; odd ones fade towards the lower edge, from where others appear. */
static void paint_switch(cairo_t *drawing, double way, double width, double height) {
  double column = width * 0.92 / columns, row = height * 0.78 / rows;
  cairo_set_source_surface(drawing, plate, width * 0.04, height * 0.1);
  cairo_paint_with_alpha(drawing, way);
  for (int page = 0; page < pages; page++)
    for (int number = 0; number < tiles; number++) {
      bool moves = number % 2 == 0;
      if (page == 1 && moves) continue;
      int place = moves ? number * 2 % tiles : number;
      double there = page == 0 ? way : 1 - way, alpha = moves ? 1 : 1 - there;
      double x = number % columns + (place % columns - number % columns) * there;
      double y = number / columns + (moves ? (place / columns - number / columns) * there : (rows - number / columns) * there);
      x = width * 0.04 + column * (x + 0.5), y = row * (y + 0.6);
      if (alpha <= 0) continue;
      lay(drawing, &icons[page][number], x, y, steps / 2, alpha);
      lay(drawing, &labels[page][number], x, y + side / 2 + label_height, steps / 2, alpha);
    }
}

/* Over a page, a veil fades in, and a plate with nine icons, which come from the first place. */
static void paint_folder(cairo_t *drawing, double way, double width, double height) {
  enum { across = 3, inside = across * across };
  double column = width * 0.92 / columns, row = height * 0.78 / rows;
  cairo_set_source_surface(drawing, veil, -margin, -margin);
  cairo_paint_with_alpha(drawing, way);
  cairo_set_source_surface(drawing, plate, width * 0.04, height * 0.1);
  cairo_paint_with_alpha(drawing, way);
  for (int number = 0; number < inside; number++) {
    double x = width * 0.04 + column * (0.5 + (number % across + 1.5) * way), y = row * (0.6 + (number / across + 0.5) * way);
    lay(drawing, &icons[1][number], x, y, steps / 2, way);
    lay(drawing, &labels[1][number], x, y + side / 2 + label_height, steps / 2, way);
  }
}

/* A plate with 13 rows of cells of different widths, each with a label, and a label before each row. */
static void paint_guide(cairo_t *drawing, double offset, double width, double height) {
  enum { guide_rows = 13, cells = 9 };
  double left = width * 0.04, top = 80, head = 168, row = 66, radius = 7;
  cairo_set_source_rgba(drawing, 0.11, 0.13, 0.16, 0.95);
  cairo_rectangle(drawing, left, top, width * 0.92, guide_rows * row);
  cairo_fill(drawing);
  cairo_save(drawing);
  cairo_rectangle(drawing, left + head, top, width * 0.92 - head, guide_rows * row);
  cairo_clip(drawing);
  for (int line = 0; line < guide_rows; line++) {
    double x = round(left + head - offset * 560 - (line * 37) % 90), y = top + line * row;
    for (int cell = 0; cell < cells; cell++) {
      double length = 150 + (line * 53 + cell * 97) % 280;
      cairo_new_sub_path(drawing);
      cairo_arc(drawing, x + length - 2 - radius, y + radius, radius, -G_PI / 2, 0);
      cairo_arc(drawing, x + length - 2 - radius, y + row - 2 - radius, radius, 0, G_PI / 2);
      cairo_arc(drawing, x + radius, y + row - 2 - radius, radius, G_PI / 2, G_PI);
      cairo_arc(drawing, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
      cairo_close_path(drawing);
      cairo_set_source_rgba(drawing, 0.96, 0.96, 0.98, 0.11);
      cairo_fill(drawing);
      lay(drawing, &labels[0][(line * cells + cell) % tiles], x + 60, y + 22, steps / 2, 1);
      lay(drawing, &labels[1][(line * cells + cell) % tiles], x + 60, y + 42, steps / 2, 1);
      x += length;
    }
  }
  cairo_restore(drawing);
  for (int line = 0; line < guide_rows; line++)
    lay(drawing, &labels[0][line], left + 60, top + line * row + row / 2, steps / 2, 1);
}

/* Moves back and forth, one page in 0.7 s, like a critically damped spring. */
static double offset_at(double seconds) {
  if (!turns && !scrolls && !switches && !guides && !opens) return 0;
  double turn = floor(seconds / 0.7), time = (seconds - turn * 0.7) * 16.5, way = 1 - (1 + time) * exp(-time);
  return (int)turn % 2 == 0 ? way : 1 - way;
}

static int by_length(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

static void report(void) {
  qsort(durations, frames, sizeof durations[0], by_length);
  int scale = gtk_widget_get_scale_factor(canvas);
  g_printerr("size=%d×%d scale=%d ", gtk_widget_get_allocated_width(canvas) * scale,
             gtk_widget_get_allocated_height(canvas) * scale, scale);
  g_printerr("frames=%d p50=%.2f p90=%.2f p99=%.2f max=%.2f\n", frames, durations[frames / 2], durations[frames * 9 / 10],
             durations[frames * 99 / 100], durations[frames - 1]);
  gtk_main_quit();
}

static gboolean paint(GtkWidget *widget, cairo_t *drawing, gpointer data) {
  double seconds = (g_get_monotonic_time() - began) / 1e6, offset = offset_at(seconds);
  double width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  cairo_set_source_surface(drawing, wallpaper, -margin, -margin);
  cairo_paint(drawing);
  if (switches) paint_switch(drawing, offset, width, height);
  if (guides) paint_guide(drawing, offset, width, height);
  for (int page = 0; page < pages && !switches && !guides; page++) {
    double way = opens ? page : page - offset;
    paint_page(drawing, page, scrolls ? 0 : way * width, scrolls ? way * height : 0, seconds, width, height);
  }
  if (opens) paint_folder(drawing, offset, width, height);
  return TRUE;
}

/* The first frames are not counted, because the window is still appearing. Quiver's first seconds are not counted either. */
static void finished(GdkFrameClock *clock, gpointer data) {
  if (ticked == 0) return;
  gdk_display_sync(gtk_widget_get_display(canvas));
  if (painted >= unmeasured) durations[painted - unmeasured] = (g_get_monotonic_time() - ticked) / 1e3;
  ticked = 0;
  if (++painted == frames + unmeasured) report();
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  ticked = g_get_monotonic_time();
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

static void prepare(void) {
  double width = gtk_widget_get_allocated_width(canvas), height = gtk_widget_get_allocated_height(canvas);
  wallpaper = draw(width, height, 0.3, 1, 0);
  veil = draw(width, height, 0.4, 1, 0);
  plate = draw(width * 0.92 - 2 * margin, height * 0.4, 0.5, 0.2, 0);
  for (int page = 0; page < pages; page++)
    for (int number = 0; number < tiles; number++) {
      icons[page][number] = tile(side, side, fmod(number * 0.31, 1), 1);
      labels[page][number] = tile(label_width, label_height, 1, 0.5);
    }
}

static gboolean begin(gpointer data) {
  prepare();
  began = g_get_monotonic_time();
  g_signal_connect(canvas, "draw", G_CALLBACK(paint), NULL);
  g_signal_connect(gtk_widget_get_frame_clock(canvas), "after-paint", G_CALLBACK(finished), NULL);
  gtk_widget_add_tick_callback(canvas, tick, NULL, NULL);
  return G_SOURCE_REMOVE;
}

int main(int count, char **arguments) {
  gtk_init(&count, &arguments);
  turns = count > 1 && strstr(arguments[1], "turn_pages");
  guides = count > 1 && strstr(arguments[1], "guide");
  scrolls = count > 1 && !guides && strstr(arguments[1], "scroll");
  switches = count > 1 && (strstr(arguments[1], "switch") || strstr(arguments[1], "search"));
  opens = count > 1 && strstr(arguments[1], "folder");
  wiggles = count > 1 && strstr(arguments[1], "edit");
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  canvas = gtk_drawing_area_new();
  gtk_container_add(GTK_CONTAINER(window), canvas);
  gtk_window_fullscreen(GTK_WINDOW(window));
  gtk_widget_show_all(window);
  g_timeout_add(300, begin, NULL);
  gtk_main();
}
