import CGtk

/// A WebP without animation, which libwebp decodes.
struct WebPPicture: PictureCodec {
  let size: PixelSize
  private let file: UnsafeRawBufferPointer
  private let library: WebPLibrary

  /// The header of extended files says whether there is an animation (RFC 9649, section 2.7).
  init?(_ file: UnsafeRawBufferPointer) {
    guard let library = WebPLibrary.shared, file.count > 20 else { return nil }
    let isAnimated = file[12..<16].elementsEqual("VP8X".utf8) && file[20] & 2 != 0
    var (width, height): (Int32, Int32) = (0, 0)
    guard !isAnimated, library.readHeader(file.baseAddress, UInt(file.count), &width, &height) != 0 else { return nil }
    (size, self.file, self.library) = (PixelSize(width: Int(width), height: Int(height)), file, library)
  }

  func pixels(for wanted: PixelSize) -> Surface? {
    guard let surface = Surface(width: size.width, height: size.height) else { return nil }
    var isDecoded = false
    surface.edit { bytes, stride in
      let length = stride * size.height
      isDecoded = library.decode(file.baseAddress, UInt(file.count), bytes, UInt(length), Int32(stride)) != nil
      if isDecoded { Self.premultiply(UnsafeMutableRawBufferPointer(start: bytes, count: length)) }
    }
    return isDecoded ? surface : nil
  }

  private static func premultiply(_ bytes: UnsafeMutableRawBufferPointer) {
    for index in stride(from: 0, to: bytes.count, by: 4) where bytes[index + 3] != 255 {
      let alpha = UInt16(bytes[index + 3])
      for color in index..<index + 3 { bytes[color] = UInt8((UInt16(bytes[color]) * alpha + 127) / 255) }
    }
  }
}

/// The functions of libwebp (webp/decode.h) that are used.
private struct WebPLibrary {
  let readHeader:
    @convention(c) (UnsafeRawPointer?, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
  let decode: @convention(c) (UnsafeRawPointer?, UInt, UnsafeMutableRawPointer, UInt, Int32) -> UnsafeMutableRawPointer?

  /// nil if the library is not installed.
  static let shared = try? WebPLibrary()

  private init() throws(DynamicLibrary.MissingFunction) {
    guard let library = DynamicLibrary("libwebp.so.7") else { throw DynamicLibrary.MissingFunction() }
    readHeader = try library.function("WebPGetInfo")
    decode = try library.function("WebPDecodeBGRAInto")
  }
}
