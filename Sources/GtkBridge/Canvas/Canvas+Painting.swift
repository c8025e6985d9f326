import CGtk
import GioBridge

extension Canvas {
  /// In logical pixels.
  package var width: Double { Double(gtk_widget_get_allocated_width(widget)) }
  package var height: Double { Double(gtk_widget_get_allocated_height(widget)) }
  /// Device pixels per logical pixel.
  package var scale: Double { surface?.scale ?? Double(scaleFactor) }

  /// The scale of GTK, which is a whole number.
  var scaleFactor: Int {
    // Without a window, GTK asks the first monitor, and there may be none.
    guard gtk_widget_get_window(widget) != nil || gdk_display_get_n_monitors(gtk_widget_get_display(widget)) > 0 else {
      return 1
    }
    return Int(gtk_widget_get_scale_factor(widget))
  }

  /// Whether the canvas is on screen or about to be; other windows may cover it. Wraps `gtk_widget_get_mapped`.
  package var isMapped: Bool { Bool(gtk_widget_get_mapped(widget)) }

  /// Whether the script runs from right to left. Wraps `gtk_widget_get_direction`.
  package var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  /// Whether keys go to the canvas. Wraps `gtk_widget_has_focus`.
  package var hasFocus: Bool { Bool(gtk_widget_has_focus(widget)) }

  /// A colour that the theme names, as red, green and blue from 0 to 1. Wraps `gtk_style_context_lookup_color`.
  package func themeColor(_ name: String) -> (Double, Double, Double)? {
    var color = GdkRGBA()
    guard Bool(gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color)) else { return nil }
    return (color.red, color.green, color.blue)
  }

  /// Sends to the display what was painted. Wraps `gdk_display_flush`.
  package func flush() { gdk_display_flush(gtk_widget_get_display(widget)) }

  /// Requests that the whole canvas is painted with the next frame. Wraps `gtk_widget_queue_draw`.
  package func queueDraw() { gtk_widget_queue_draw(widget) }

  /// Requests that some parts, rounded outwards to whole pixels, are painted. Wraps `gtk_widget_queue_draw_region`.
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

  /// The `GtkOverlay` of the window.
  var overlay: gpointer? { gtk_widget_get_parent(widget).map(gpointer.init) }

  /// Whether GTK paints each frame into a buffer before it copies it to the window. On X11 the canvas uses its own
  /// buffer instead, which is faster, but other widgets on the canvas need GTK's. Wraps
  /// `gtk_widget_set_double_buffered`.
  func setBuffered(_ isBuffered: Bool) {
    guard let window = gtk_widget_get_toplevel(widget) else { return }
    guard Bool(quiver_is_x11_display(gtk_widget_get_display(window))) else { return }
    self.isBuffered = isBuffered
    quiver_set_double_buffered(window, gboolean(isBuffered ? 1 : 0))
  }

  /// Takes the canvas out of its window, with the text fields over it. Wraps `gtk_overlay_new` and `gtk_container_remove`.
  func leaveWindow() -> ObjectReference {
    guard let overlay, let parent = gtk_widget_get_parent(overlay.as(GtkWidget.self)) else {
      let overlay = ObjectReference(sharing: gpointer(gtk_overlay_new()))
      gtk_container_add(overlay.pointer.as(GtkContainer.self), widget)
      return overlay
    }
    let content = ObjectReference(sharing: overlay)
    // The window keeps its picture: GTK would paint nothing into its buffer, and show that.
    if Bool(quiver_is_x11_display(gtk_widget_get_display(parent))) { quiver_set_double_buffered(parent, 0) }
    gtk_container_remove(gpointer(parent).as(GtkContainer.self), overlay.as(GtkWidget.self))
    return content
  }

  /// The widget in the window of the canvas that the keys go to. Wraps `gtk_window_get_focus`.
  var focusedWidget: ObjectReference? {
    guard overlay != nil, let window = gtk_widget_get_toplevel(widget) else { return nil }
    return gtk_window_get_focus(gpointer(window).as(GtkWindow.self)).map { ObjectReference(sharing: gpointer($0)) }
  }
}

extension Extent {
  /// All whole pixels that the rectangle touches.
  fileprivate var pixels: cairo_rectangle_int_t {
    let (left, top) = (Int32(x.rounded(.down)), Int32(y.rounded(.down)))
    let (right, bottom) = (Int32((x + width).rounded(.up)), Int32((y + height).rounded(.up)))
    return cairo_rectangle_int_t(x: left, y: top, width: right - left, height: bottom - top)
  }
}
