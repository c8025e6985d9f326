import CGtk

/// An image in a file: "QVPX", width, height, then its pixels row by row; all in words of 32 bits in this machine's order.
package enum SurfaceFile {
  private static let magic: UInt32 = 0x5850_5651
  private static let headerLength = 3
  private static let longestSide = 16_384
  /// Its address is what counts.
  private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// What comes before the pixels.
  package static func header(of surface: Surface) -> [UInt8] {
    [magic, UInt32(surface.width), UInt32(surface.height)].withUnsafeBytes { Array($0) }
  }

  /// The image's pixels are the mapped file's, which lives as long as they do. nil: that is no such file.
  package static func map(_ path: String, scale: Double) -> Surface? {
    guard let file = g_mapped_file_new(path, 0, nil) else { return nil }
    defer { g_mapped_file_unref(file) }
    let words = UnsafeRawBufferPointer(
      start: g_mapped_file_get_contents(file), count: Int(g_mapped_file_get_length(file))
    )
    .bindMemory(to: UInt32.self)
    guard let size = size(words), let start = words.baseAddress else { return nil }
    let pixels = UnsafeMutableRawPointer(mutating: start + headerLength).assumingMemoryBound(to: UInt8.self)
    let pointer = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height), Int32(size.width * 4))
    guard let pointer else { return nil }
    keep(file, with: pointer)
    return Surface(owning: pointer, width: size.width, height: size.height, scale: scale)
  }

  private static func size(_ words: UnsafeBufferPointer<UInt32>) -> PixelSize? {
    guard words.count > headerLength, words[0] == magic else { return nil }
    let size = PixelSize(width: Int(words[1]), height: Int(words[2]))
    guard (1...longestSide).contains(size.width), (1...longestSide).contains(size.height) else { return nil }
    return words.count == headerLength + size.area ? size : nil
  }

  /// The surface holds the file until it is gone itself.
  private static func keep(_ file: OpaquePointer, with surface: OpaquePointer) {
    g_mapped_file_ref(file)
    cairo_surface_set_user_data(surface, key, UnsafeMutableRawPointer(file)) { file in
      g_mapped_file_unref(file.map { OpaquePointer($0) })
    }
  }
}
