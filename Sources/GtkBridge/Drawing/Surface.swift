import CGtk

/// A picture: an image in memory, or one that the display server keeps.
package final class Surface {
  let pointer: OpaquePointer
  /// In device pixels.
  package let width: Int
  package let height: Int
  /// Device pixels per logical pixel.
  package let scale: Double

  /// Takes ownership of a cairo surface of a known size.
  init(owning pointer: OpaquePointer, width: Int, height: Int, scale: Double) {
    self.pointer = pointer
    self.width = width
    self.height = height
    self.scale = scale
    cairo_surface_set_device_scale(pointer, scale, scale)
  }

  /// A transparent image in memory, premultiplied ARGB; nil if cairo refuses the size.
  package convenience init?(width: Int, height: Int, scale: Double = 1) {
    guard
      let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)),
      cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.init(owning: pointer, width: width, height: height, scale: scale)
  }

  /// A black opaque image in memory; nil if cairo refuses the size.
  package convenience init?(opaque width: Int, _ height: Int, scale: Double = 1) {
    guard let pointer = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height)),
      cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.init(owning: pointer, width: width, height: height, scale: scale)
  }

  /// Whether the format has no alpha channel.
  package var isOpaque: Bool { cairo_surface_get_content(pointer) == CAIRO_CONTENT_COLOR }

  /// A transparent mask in memory with 8 bits per pixel; nil if cairo refuses the size.
  package convenience init?(mask width: Int, _ height: Int, scale: Double) {
    guard let pointer = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height)),
      cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.init(owning: pointer, width: width, height: height, scale: scale)
  }

  /// A transparent image, or a black one if it is opaque, of at most 32,767 × 32,767 pixels, which is cairo's limit.
  package convenience init(clear width: Int, _ height: Int, scale: Double = 1, isOpaque: Bool = false) {
    let (width, height) = (min(max(width, 1), 32767), min(max(height, 1), 32767))
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let pointer = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      preconditionFailure("cairo always answers with a surface")
    }
    self.init(owning: pointer, width: width, height: height, scale: scale)
  }

  /// An image with rows copied from premultiplied native-endian ARGB words, `width × 4` bytes per row.
  package convenience init?(width: Int, height: Int, scale: Double = 1, copying pixels: RawSpan) {
    guard width > 0, height > 0, pixels.byteCount >= width * height * 4 else { return nil }
    self.init(width: width, height: height, scale: scale)
    edit { target, stride in
      pixels.withUnsafeBytes { source in
        guard let from = source.baseAddress else { return }
        for row in 0..<height {
          (target + row * stride).copyMemory(from: from + row * width * 4, byteCount: width * 4)
        }
      }
    }
  }

  isolated deinit {
    cairo_surface_destroy(pointer)
  }

  package var logicalWidth: Double { Double(width) / scale }
  package var logicalHeight: Double { Double(height) / scale }

  /// A transparent surface of the same kind.
  package func similar(width: Int, height: Int, scale: Double) -> Surface? {
    let content = CAIRO_CONTENT_COLOR_ALPHA
    let (wide, high) = (Double(width) / self.scale, Double(height) / self.scale)
    guard let made = cairo_surface_create_similar(pointer, content, Int32(wide.rounded(.up)), Int32(high.rounded(.up))),
      cairo_surface_status(made) == CAIRO_STATUS_SUCCESS
    else { return nil }
    return Surface(owning: made, width: width, height: height, scale: scale)
  }

  /// Runs `body` on an image's pixels; returns nil if the surface is not an image. Rows with 32 bits per pixel have no
  /// gaps in cairo.
  package func withPixels<Outcome>(_ body: (RawSpan) -> Outcome) -> Outcome? {
    var outcome: Outcome?
    edit { bytes, stride in
      outcome = body(RawSpan(_unsafeStart: bytes, byteCount: stride * height))
    }
    return outcome
  }

  /// Runs `body` on an image's bytes, with the number of bytes per row; does nothing if the surface is not an image.
  func edit(_ body: (_ bytes: UnsafeMutableRawPointer, _ stride: Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return }
    body(UnsafeMutableRawPointer(bytes), Int(cairo_image_surface_get_stride(pointer)))
    cairo_surface_mark_dirty(pointer)
  }
}
