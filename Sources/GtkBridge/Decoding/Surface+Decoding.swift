import CGtk
import GioBridge

extension Surface {
  /// Decodes a picture. `sizing` returns the size to decode it at, which for a vector format can be any. Returns nil if
  /// the picture is broken, of an unknown format or beyond the limits.
  package convenience init?(
    decoding bytes: RawSpan, limits: DecodingLimits,
    sizing: @escaping (_ natural: PixelSize, _ isScalable: Bool) -> PixelSize
  ) {
    let format = PictureFormat(of: bytes)
    let decoded: Surface?? = bytes.withUnsafeBytes { file in
      format?.codec(file).map { Self.decode($0, limits: limits, sizing: sizing) }
    }
    if let decoded {
      guard let decoded, let pixels = cairo_surface_reference(decoded.pointer) else { return nil }
      self.init(owning: pixels, width: decoded.width, height: decoded.height, scale: 1)
      return
    }
    let decoder = PictureDecoder(format, limits: limits, sizing: sizing)
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

  private static func decode(
    _ picture: any PictureCodec, limits: DecodingLimits,
    sizing: (_ natural: PixelSize, _ isScalable: Bool) -> PixelSize
  ) -> Surface? {
    let (size, isAllowed) = (
      picture.size, limits.allow(picture.size, shrinksWhileDecoding: picture.shrinksWhileDecoding)
    )
    guard isAllowed, picture.bytesPerPixel == 4 || size.area * picture.bytesPerPixel <= limits.largestArea * 4 else {
      return nil
    }
    let wanted = sizing(size, picture.isScalable)
    return picture.pixels(for: wanted)?.resized(to: wanted).flatMap(picture.orientation.turned)
  }

  /// The picture at this size, in one of the two formats of images.
  private func resized(to size: PixelSize) -> Surface? {
    let isPlain = [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24].contains(cairo_image_surface_get_format(pointer))
    if isPlain, (width, height) == (size.width, size.height) { return self }
    let resized = isOpaque ? Surface(opaque: size.width, size.height) : Surface(width: size.width, height: size.height)
    guard let resized else { return nil }
    let frame = PixelRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    Drawing(on: resized).paint(self, in: frame)
    return resized
  }

  /// Newer versions of gdk-pixbuf start a program for each picture (glycin), except for those that have a ``PictureCodec``.
  package static var isDecodedByPrograms: Bool { (gdk_pixbuf_major_version, gdk_pixbuf_minor_version) >= (2, 43) }

  /// Lets these programs have the confinement of this process only. glycin would confine each by bubblewrap, which mounts file
  /// systems, and a process that is confined by Landlock may not. Call this before other threads start.
  package static func startDecodersUnconfined() { g_setenv("GLYCIN_DISABLE_SANDBOX", "i-know-the-risks", 1) }

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

extension PictureFormat {
  /// Returns the picture in a file; nil if its header is broken, or if no library decodes it here.
  func codec(_ file: UnsafeRawBufferPointer) -> (any PictureCodec)? {
    switch self {
    case .png: PNGPicture(file)
    case .jpeg: JPEGPicture(file)
    case .webp: WebPPicture(file)
    case .svg: SVGPicture(file)
    case .gif, .bmp, .xpm: nil
    }
  }
}
