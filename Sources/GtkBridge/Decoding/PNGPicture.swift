import CGtk

/// A PNG, which cairo decodes.
struct PNGPicture: PictureCodec {
  let size: PixelSize
  let bytesPerPixel: Int
  private let file: UnsafeRawBufferPointer

  /// The header is the first chunk (PNG, section 11.2.1).
  init?(_ file: UnsafeRawBufferPointer) {
    guard file.count > 24, file[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    let number = { (start: Int) in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    (size, self.file) = (PixelSize(width: number(16), height: number(20)), file)
    // From version 1.18 on, cairo has floating-point numbers for colours of 16 bits.
    bytesPerPixel = file[24] == 16 ? 16 : 4
  }

  func pixels(for wanted: PixelSize) -> Surface? {
    var rest = file[...]
    let pointer = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { rest, target, count in
          guard let rest = rest?.assumingMemoryBound(to: Slice<UnsafeRawBufferPointer>.self), let target,
            rest.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyBytes(
            from: rest.pointee.prefix(Int(count)))
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    guard let pointer else { return nil }
    let pixels = Surface(owning: pointer, width: size.width, height: size.height, scale: 1)
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
    return pixels
  }
}
