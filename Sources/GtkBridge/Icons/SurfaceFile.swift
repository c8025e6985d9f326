import CGtk
import Glibc

/// The file format of an image: "QVPX", width, height, 1 if it is opaque, the length of the caption in bytes, the
/// caption padded to whole words, and the pixels row by row. All numbers are words of 32 bits in native byte order. A
/// file with size 0 has only a caption.
nonisolated package enum SurfaceFile {
  /// The content of a file.
  package struct Content {
    package var caption: String
    package var image: PixelImage?
  }

  private static let magic: UInt32 = 0x5850_5651
  private static let headerLength = 5
  private static let longestCaption = 1 << 20

  /// The bytes before the pixels of a surface; without one, those of a file that has only a caption.
  @MainActor
  package static func header(of surface: Surface?, caption: String = "") -> [UInt8] {
    let size = PixelSize(width: surface?.width ?? 0, height: surface?.height ?? 0)
    return header(of: size, isOpaque: surface?.isOpaque == true, caption: caption)
  }

  /// The bytes before the pixels of an image of this size.
  package static func header(of size: PixelSize, isOpaque: Bool, caption: String) -> [UInt8] {
    let text = Array(caption.utf8)
    let words = [magic] + [size.width, size.height, isOpaque ? 1 : 0, text.count].map { UInt32($0) }
    return words.withUnsafeBytes { Array($0) } + text + Array(repeating: 0, count: filling(text.count))
  }

  /// The header of a file, and the offset of the pixels.
  private struct Head {
    var size: PixelSize
    var isOpaque: Bool
    var caption: String
    var end: Int
  }

  /// Reads an image into memory of this process. Returns nil if this is no such file, or its image has a size that is
  /// not wanted. The caller keeps the descriptor, which must be one that reads never block on.
  package static func read(_ descriptor: Int32, where isWanted: (PixelSize) -> Bool) -> Content? {
    guard let head = head(of: descriptor) else { return nil }
    if head.size.width == 0 || head.size.height == 0 {
      return ends(descriptor, at: head.end) ? Content(caption: head.caption, image: nil) : nil
    }
    guard isWanted(head.size), ends(descriptor, at: head.end + head.size.area * 4),
      let image = PixelImage(head.size, isOpaque: head.isOpaque),
      image.fill({ fill($0, from: descriptor, at: head.end) })
    else { return nil }
    return Content(caption: head.caption, image: image)
  }

  /// Reads only the caption.
  package static func caption(of descriptor: Int32) -> String? { head(of: descriptor)?.caption }

  private static func head(of descriptor: Int32) -> Head? {
    var words = [UInt32](repeating: 0, count: headerLength)
    guard words.withUnsafeMutableBytes({ fill($0, from: descriptor, at: 0) }), words[0] == magic else { return nil }
    let length = Int(words[4])
    guard length <= longestCaption else { return nil }
    var text = [UInt8](repeating: 0, count: length)
    guard text.withUnsafeMutableBytes({ fill($0, from: descriptor, at: headerLength * 4) }) else { return nil }
    return Head(
      size: PixelSize(width: Int(words[1]), height: Int(words[2])), isOpaque: words[3] == 1,
      caption: String(decoding: text, as: UTF8.self), end: headerLength * 4 + length + filling(length))
  }

  /// Bytes of padding after a caption.
  private static func filling(_ length: Int) -> Int { (4 - length % 4) % 4 }

  private static func ends(_ descriptor: Int32, at length: Int) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && Int(status.st_size) == length
  }

  /// Returns whether there were enough bytes.
  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, at offset: Int) -> Bool {
    var done = 0
    while done < buffer.count {
      let got = pread(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(offset + done))
      guard got > 0 || (got < 0 && errno == EINTR) else { return false }
      done += max(got, 0)
    }
    return true
  }
}
