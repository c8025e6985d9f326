import CGtk
import Glibc

/// An image in a file: "QVPX", width, height, 1 where it is opaque, the caption's length in bytes, the caption, filled up to
/// whole words, then the pixels row by row; all in words of 32 bits in this machine's order. An image of no size is none: the
/// caption is all.
package enum SurfaceFile {
  /// What a file holds.
  package struct Content {
    package var caption: String
    package var surface: Surface?
  }

  private static let magic: UInt32 = 0x5850_5651
  private static let headerLength = 5
  private static let longestSide = 16_384
  /// Its address is what counts.
  private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// What comes before the pixels.
  package static func header(of surface: Surface?, caption: String = "") -> [UInt8] {
    let text = Array(caption.utf8)
    let size = [surface?.width ?? 0, surface?.height ?? 0, surface?.isOpaque == true ? 1 : 0, text.count]
    let words = [magic] + size.map { UInt32($0) }
    return words.withUnsafeBytes { Array($0) } + text + Array(repeating: 0, count: filling(text.count))
  }

  /// The image's pixels are the mapped file's, which lives as long as they do. nil: that is no such file.
  package static func map(_ path: String, scale: Double) -> Content? {
    guard let file = g_mapped_file_new(path, 0, nil) else { return nil }
    defer { g_mapped_file_unref(file) }
    let bytes = UnsafeRawBufferPointer(
      start: g_mapped_file_get_contents(file), count: Int(g_mapped_file_get_length(file)))
    guard let (size, caption) = layout(bytes.bindMemory(to: UInt32.self)), let start = bytes.baseAddress else {
      return nil
    }
    let text = String(decoding: bytes[headerLength * 4..<headerLength * 4 + caption], as: UTF8.self)
    guard size.area > 0 else { return Content(caption: text, surface: nil) }
    let pixels = start + headerLength * 4 + caption + filling(caption)
    let isOpaque = bytes.load(fromByteOffset: 12, as: UInt32.self) == 1
    return Content(caption: text, surface: surface(of: file, at: pixels, size, isOpaque: isOpaque, scale: scale))
  }

  /// The memory that a mapped image's pixels take is free for others, until they are wanted again: then they are read from
  /// the file anew. Does nothing to other images. Wraps `madvise`.
  package static func letGo(_ surface: Surface) {
    guard let data = cairo_surface_get_user_data(surface.pointer, key) else { return }
    let file = OpaquePointer(data)
    madvise(g_mapped_file_get_contents(file), Int(g_mapped_file_get_length(file)), MADV_DONTNEED)
  }

  private static func surface(
    of file: OpaquePointer, at pixels: UnsafeRawPointer, _ size: PixelSize, isOpaque: Bool, scale: Double
  ) -> Surface? {
    let bytes = UnsafeMutableRawPointer(mutating: pixels).assumingMemoryBound(to: UInt8.self)
    let pointer = cairo_image_surface_create_for_data(
      bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height),
      Int32(size.width * 4))
    guard let pointer else { return nil }
    keep(file, with: pointer)
    return Surface(owning: pointer, width: size.width, height: size.height, scale: scale)
  }

  /// The image's size, and the caption's length in bytes; nil where they do not make up the file.
  private static func layout(_ words: UnsafeBufferPointer<UInt32>) -> (PixelSize, caption: Int)? {
    guard words.count >= headerLength, words[0] == magic else { return nil }
    let (size, caption) = (PixelSize(width: Int(words[1]), height: Int(words[2])), Int(words[4]))
    guard max(size.width, size.height, caption) <= longestSide else { return nil }
    return words.count == headerLength + (caption + 3) / 4 + size.area ? (size, caption) : nil
  }

  /// Bytes from the end of a caption to that of its last word.
  private static func filling(_ length: Int) -> Int { (4 - length % 4) % 4 }

  /// The surface holds the file until it is gone itself.
  private static func keep(_ file: OpaquePointer, with surface: OpaquePointer) {
    g_mapped_file_ref(file)
    cairo_surface_set_user_data(surface, key, UnsafeMutableRawPointer(file)) { file in
      g_mapped_file_unref(file.map { OpaquePointer($0) })
    }
  }
}
