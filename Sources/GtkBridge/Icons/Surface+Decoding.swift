import CGtk

extension Surface {
  /// A picture decoded no larger than it is wanted: `sizing` says what size to decode one of a natural size at, where a
  /// scalable one, a drawing, has any. nil: it is broken, of an unknown kind, or beyond the limits.
  package convenience init?(
    decoding bytes: RawSpan, limits: DecodingLimits,
    sizing: @escaping (_ natural: PixelSize, _ isScalable: Bool) -> PixelSize
  ) {
    let decoder = PictureDecoder(PictureFormat(of: bytes), limits: limits, sizing: sizing)
    guard let pixbuf = decoder.decode(bytes) else { return nil }
    defer { g_object_unref(pixbuf.raw) }
    // gdk_cairo_surface_create_from_pixbuf would do it at once, but needs a display.
    let drawing = Drawing(on: Surface(clear: 1, 1))
    gdk_cairo_set_source_pixbuf(drawing.pointer, pixbuf, 0, 0)
    var pixels: OpaquePointer?
    cairo_pattern_get_surface(cairo_get_source(drawing.pointer), &pixels)
    guard let pixels = cairo_surface_reference(pixels) else { return nil }
    self.init(
      owning: pixels, width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)), scale: 1)
  }

  /// Newer versions of gdk-pixbuf leave decoding to programs that they start (glycin), each confined by itself.
  package static var isDecodedByPrograms: Bool { (gdk_pixbuf_major_version, gdk_pixbuf_minor_version) >= (2, 43) }

  /// Whether an image is a full rectangle, by its corners.
  package var isOpaqueAtCorners: Bool {
    guard cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_ARGB32 else { return true }
    var isOpaque = true
    edit { bytes, stride in
      for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
        let pixel = bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
        isOpaque = isOpaque && pixel >> 24 == 0xff
      }
    }
    return isOpaque
  }
}
