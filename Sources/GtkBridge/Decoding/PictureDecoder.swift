import CGtk
import GioBridge

/// Decodes a picture in a format for which there is no ``PictureCodec``, from bytes, so that nothing in it can refer to another
/// file. Owns a GdkPixbufLoader.
final class PictureDecoder {
  /// Returns the size at which a picture is decoded. `isScalable` is true for vector formats.
  typealias Sizing = (_ natural: PixelSize, _ isScalable: Bool) -> PixelSize

  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let limits: DecodingLimits
  private let sizing: Sizing
  private var isRefused = false

  init(_ format: PictureFormat?, limits: DecodingLimits, sizing: @escaping Sizing) {
    loader = format.flatMap { gdk_pixbuf_loader_new_with_type($0.rawValue, nil) } ?? gdk_pixbuf_loader_new()
    self.limits = limits
    self.sizing = sizing
  }

  /// Returns an owned reference, rotated by the picture's EXIF orientation; nil if the picture is broken, of an unknown
  /// format or beyond the limits.
  func decode(_ bytes: RawSpan) -> OpaquePointer? {
    listen()
    let isWritten = write(bytes)
    let isComplete = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isComplete, !isRefused, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader)
    else {
      return nil
    }
    return gdk_pixbuf_apply_embedded_orientation(pixbuf)
  }

  /// Writes the bytes in pieces, so that nothing after the header is read if the size is refused.
  private func write(_ bytes: RawSpan) -> Bool {
    bytes.withUnsafeBytes { buffer in
      stride(from: 0, to: buffer.count, by: 65_536).allSatisfy { start in
        let piece = buffer[start..<min(start + 65_536, buffer.count)].assumingMemoryBound(to: UInt8.self)
        return gdk_pixbuf_loader_write(loader, piece.baseAddress, gsize(piece.count), nil) != 0 && !isRefused
      }
    }
  }

  private func listen() {
    let prepared: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, width, height, data in
      let size = PixelSize(width: Int(width), height: Int(height))
      MainActor.assumeIsolated { Callback<(PixelSize) -> Void>.body(data)(size) }
    }
    let callback = Callback { [unowned self] (size: PixelSize) in self.prepare(size) }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), callback.retained(),
      { data, _ in releaseCallback(data) }, GConnectFlags(rawValue: 0))
  }

  private func prepare(_ natural: PixelSize) {
    let format = gdk_pixbuf_loader_get_format(loader)
    let isScalable = gdk_pixbuf_format_is_scalable(format) != 0
    // JPEG is the only raster format that is decoded at a smaller size.
    isRefused = !limits.allow(natural, shrinksWhileDecoding: isScalable || formatName == "jpeg")
    // Some decoders go on after this, so a refused picture is decoded to a single pixel.
    let size = isRefused ? PixelSize(width: 1, height: 1) : sizing(natural, isScalable)
    gdk_pixbuf_loader_set_size(loader, gint(size.width), gint(size.height))
  }

  private var formatName: String {
    String(consuming: gdk_pixbuf_format_get_name(gdk_pixbuf_loader_get_format(loader))) ?? ""
  }

  isolated deinit {
    g_object_unref(loader)
  }
}

/// The limits of a picture's size. They are checked with its header, before it is decoded.
package struct DecodingLimits {
  /// In device pixels.
  package var longestSide: Int
  /// In device pixels, for formats that can only be decoded at full size.
  package var largestArea: Int

  package init(longestSide: Int, largestArea: Int) {
    self.longestSide = longestSide
    self.largestArea = largestArea
  }

  func allow(_ size: PixelSize, shrinksWhileDecoding: Bool) -> Bool {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= longestSide else { return false }
    return shrinksWhileDecoding || size.area <= largestArea
  }
}
