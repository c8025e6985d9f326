import CGtk

extension Canvas {
  /// The region that needs painting, as boxes that do not overlap; nil if there is no event that says it.
  ///
  /// GTK clips the cairo context to the region only if it double-buffers; the expose event always has it. Wraps
  /// `gtk_get_current_event`.
  var exposed: [Extent]? {
    guard let event = gtk_get_current_event() else { return nil }
    defer { gdk_event_free(event) }
    guard event.pointee.type == GDK_EXPOSE, let region = event.pointee.expose.region else { return nil }
    let place = place
    return [Extent](region).inside(place).relative(to: place.x, place.y).joined
  }

  /// The canvas in its window. Wraps `gtk_widget_translate_coordinates`.
  var place: Extent {
    var (x, y): (gint, gint) = (0, 0)
    gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), 0, 0, &x, &y)
    return Extent(x: Double(x), y: Double(y), width: width, height: height)
  }
}
