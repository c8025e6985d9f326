import CGtk

extension Surface {
  /// Decodes a picture. `sizing` returns the size to decode it at, which for a vector format can be any. Returns nil if
  /// the picture is broken, of an unknown format or beyond the limits.
  package convenience init?(
    decoding bytes: RawSpan, limits: DecodingLimits,
    sizing: @escaping (_ natural: PixelSize, _ isScalable: Bool) -> PixelSize
  ) {
    let decoder = PictureDecoder(PictureFormat(of: bytes), limits: limits, sizing: sizing)
    guard let pixbuf = decoder.decode(bytes) else { return nil }
    defer { g_object_unref(pixbuf.raw) }
    // gdk_cairo_surface_create_from_pixbuf would be simpler, but needs a display.
    let drawing = Drawing(on: Surface(clear: 1, 1))
    gdk_cairo_set_source_pixbuf(drawing.pointer, pixbuf, 0, 0)
    var pixels: OpaquePointer?
    cairo_pattern_get_surface(cairo_get_source(drawing.pointer), &pixels)
    guard let pixels = cairo_surface_reference(pixels) else { return nil }
    self.init(
      owning: pixels, width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)), scale: 1)
  }

  /// Newer versions of gdk-pixbuf start a confined program for each picture (glycin).
  package static var isDecodedByPrograms: Bool { (gdk_pixbuf_major_version, gdk_pixbuf_minor_version) >= (2, 43) }

  /// Whether an image fills its rectangle, judged by its corners.
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
