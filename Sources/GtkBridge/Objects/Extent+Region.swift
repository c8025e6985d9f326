import CGtk

nonisolated extension [Extent] {
  /// The boxes of a `cairo_region_t`, which do not overlap.
  init(_ region: OpaquePointer) {
    self = (0..<cairo_region_num_rectangles(region)).map { number in
      var box = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, number, &box)
      return Extent(x: Double(box.x), y: Double(box.y), width: Double(box.width), height: Double(box.height))
    }
  }

  /// What of them lies in a rectangle.
  func inside(_ bounds: Extent) -> [Extent] { compactMap { $0.common(with: bounds) } }

  /// As seen from a point.
  func relative(to x: Double, _ y: Double) -> [Extent] {
    map { Extent(x: $0.x - x, y: $0.y - y, width: $0.width, height: $0.height) }
  }
}

nonisolated extension Extent {
  /// The smallest rectangle of whole device pixels around it.
  func outset(toPixelsOf scale: Double) -> Extent {
    let (left, top) = ((x * scale).rounded(.down) / scale, (y * scale).rounded(.down) / scale)
    let (right, bottom) = (((x + width) * scale).rounded(.up) / scale, ((y + height) * scale).rounded(.up) / scale)
    return Extent(x: left, y: top, width: right - left, height: bottom - top)
  }

  func contains(_ other: Extent) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }
}
