import CGtk

extension Canvas {
  /// Logical pixels.
  package var width: Double { Double(gtk_widget_get_allocated_width(widget)) }
  package var height: Double { Double(gtk_widget_get_allocated_height(widget)) }
  /// Device pixels in a logical one.
  package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Whether it is on screen, or about to be; other windows may cover it. Wraps `gtk_widget_get_mapped`.
  package var isMapped: Bool { Bool(gtk_widget_get_mapped(widget)) }

  /// Asks for all of it to be painted with the next frame. Wraps `gtk_widget_queue_draw`.
  package func queueDraw() {
    gtk_widget_queue_draw(widget)
  }

  /// The same for some parts, taken outwards to whole pixels. Wraps `gtk_widget_queue_draw_region`.
  package func queueDraw(_ parts: [Extent]) {
    let rectangles = parts.map(\.pixels)
    let region = cairo_region_create_rectangles(rectangles, Int32(rectangles.count))
    gtk_widget_queue_draw_region(widget, region)
    cairo_region_destroy(region)
  }

  /// Wraps `gtk_widget_grab_focus`.
  package func takeFocus() {
    gtk_widget_grab_focus(widget)
  }

  /// The `GtkOverlay` of the window that it is in.
  var overlay: gpointer? { gtk_widget_get_parent(widget).map(gpointer.init) }

  /// Whether GTK paints a frame beside the viewport before it copies it there. Where it does not, on X11, the canvas does that
  /// itself; other widgets on it are better off with GTK's way. Wraps `gtk_widget_set_double_buffered`.
  func setBuffered(_ isBuffered: Bool) {
    guard let window = gtk_widget_get_toplevel(widget) else { return }
    guard Bool(quiver_is_x11_display(gtk_widget_get_display(window))) else { return }
    self.isBuffered = isBuffered
    quiver_set_double_buffered(window, gboolean(isBuffered ? 1 : 0))
  }

  /// Before another window takes it. Wraps `gtk_container_remove`.
  func leaveWindow() {
    guard let overlay else { return }
    gtk_container_remove(overlay.as(GtkContainer.self), widget)
  }
}

extension Extent {
  /// The whole pixels that it meets.
  fileprivate var pixels: cairo_rectangle_int_t {
    let (left, top) = (Int32(x.rounded(.down)), Int32(y.rounded(.down)))
    let (right, bottom) = (Int32((x + width).rounded(.up)), Int32((y + height).rounded(.up)))
    return cairo_rectangle_int_t(x: left, y: top, width: right - left, height: bottom - top)
  }
}
