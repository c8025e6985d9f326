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

  /// The canvas in its window.
  var place: Extent { Extent(x: origin.x, y: origin.y, width: width, height: height) }

  private var origin: (x: Double, y: Double) {
    var (x, y): (gint, gint) = (0, 0)
    gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), 0, 0, &x, &y)
    return (Double(x), Double(y))
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

  /// Joins the boxes that overlap or lie on top of each other. GDK cuts a region into rows wherever a rectangle begins
  /// or ends, and each piece would cost as much to paint as the whole.
  var joined: [Extent] {
    var boxes: [Extent] = []
    for part in self {
      var box = part
      while let other = boxes.firstIndex(where: { $0.touches(box) }) { box = box.union(boxes.remove(at: other)) }
      boxes.append(box)
    }
    return boxes
  }
}

nonisolated extension Extent {
  fileprivate func touches(_ other: Extent) -> Bool {
    x < other.x + other.width && other.x < x + width && y <= other.y + other.height && other.y <= y + height
  }

  fileprivate func union(_ other: Extent) -> Extent {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return Extent(x: left, y: top, width: right - left, height: bottom - top)
  }
}
