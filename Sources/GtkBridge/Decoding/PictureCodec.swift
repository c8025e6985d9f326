/// A picture in a format that a library decodes in this process. gdk-pixbuf 2.44 and later start a confined program for each
/// picture (glycin), which cannot start in a process that is confined itself.
protocol PictureCodec {
  /// The size in the file, in pixels.
  var size: PixelSize { get }
  /// Whether it is a drawing, which can have any size.
  var isScalable: Bool { get }
  /// Whether a smaller size needs less memory.
  var shrinksWhileDecoding: Bool { get }
  /// How the pixels have to be turned.
  var orientation: Orientation { get }
  /// The memory for a pixel while the picture is decoded.
  var bytesPerPixel: Int { get }

  /// Returns the pixels at this size, or at the next larger one that the format can be decoded at; nil if the picture is broken.
  func pixels(for wanted: PixelSize) -> Surface?
}

extension PictureCodec {
  var isScalable: Bool { false }
  var shrinksWhileDecoding: Bool { isScalable }
  var orientation: Orientation { .upright }
  var bytesPerPixel: Int { 4 }
}
