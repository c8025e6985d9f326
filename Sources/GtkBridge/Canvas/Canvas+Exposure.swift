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
    let (x, y) = origin
    let rectangles = (0..<cairo_region_num_rectangles(region)).map { number in
      var rectangle = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, number, &rectangle)
      return Extent(
        x: Double(rectangle.x) - x, y: Double(rectangle.y) - y, width: Double(rectangle.width),
        height: Double(rectangle.height))
    }
    let all = Extent(x: 0, y: 0, width: width, height: height)
    return rectangles.compactMap { $0.common(with: all) }.joined
  }

  /// The position of the canvas in its window.
  private var origin: (x: Double, y: Double) {
    var (x, y): (gint, gint) = (0, 0)
    gtk_widget_translate_coordinates(widget, gtk_widget_get_toplevel(widget), 0, 0, &x, &y)
    return (Double(x), Double(y))
  }
}

nonisolated extension [Extent] {
  /// Joins the boxes that overlap or lie on top of each other. GDK cuts a region into rows wherever a rectangle begins
  /// or ends, and each piece would cost as much to paint as the whole.
  fileprivate var joined: [Extent] {
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
