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
    return [Extent](region, in: place).joined
  }

  /// The canvas in its window. Wraps `gtk_widget_translate_coordinates`.
  var place: Extent {
    var (x, y): (gint, gint) = (0, 0)
    gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), 0, 0, &x, &y)
    return Extent(x: Double(x), y: Double(y), width: width, height: height)
  }
}

nonisolated extension [Extent] {
  /// The boxes of a region of the window, cut to a rectangle. Their origin is its upper left corner.
  fileprivate init(_ region: OpaquePointer, in bounds: Extent) {
    self = (0..<cairo_region_num_rectangles(region)).compactMap { number in
      var box = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, number, &box)
      let extent = Extent(
        x: Double(box.x) - bounds.x, y: Double(box.y) - bounds.y, width: Double(box.width), height: Double(box.height))
      return extent.common(with: Extent(x: 0, y: 0, width: bounds.width, height: bounds.height))
    }
  }
}
