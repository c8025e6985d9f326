import CGtk
import GioBridge

extension Window {
  /// Lets an X server fill the window with the picture of another window before it is painted for the first time. Otherwise it would
  /// be black for some frames where each window has a picture of its own, as under Xwayland; elsewhere a covered window has none that
  /// could be used. The server keeps the picture as long as the window. Call this before the window is shown. Wraps `gdk_window_set_background_pattern`.
  package func beginWithPicture(of other: Window) {
    gtk_widget_realize(widget)
    guard let source = gtk_widget_get_window(other.widget), Bool(gdk_window_is_viewable(source)),
      let target = gtk_widget_get_window(widget),
      let picture = gdk_window_create_similar_surface(
        target, CAIRO_CONTENT_COLOR, gdk_window_get_width(source), gdk_window_get_height(source))
    else { return }
    defer { cairo_surface_destroy(picture) }
    let cairo = cairo_create(picture)
    gdk_cairo_set_source_window(cairo, source, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    let pattern = cairo_pattern_create_for_surface(picture)
    quiver_set_background(target, pattern)
    cairo_pattern_destroy(pattern)
  }
}
