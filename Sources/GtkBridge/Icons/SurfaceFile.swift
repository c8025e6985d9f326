import CGtk
import Glibc

/// An image in a file: "QVPX", width, height, 1 where it is opaque, the caption's length in bytes, the caption, filled up to
/// whole words, then the pixels row by row; all in words of 32 bits in this machine's order. An image of no size is none: the
/// caption is all.
nonisolated package enum SurfaceFile {
  /// What a file holds.
  package struct Content {
    package var caption: String
    package var image: PixelImage?
  }

  private static let magic: UInt32 = 0x5850_5651
  private static let headerLength = 5
  private static let longestCaption = 16_384

  /// What comes before the pixels.
  @MainActor
  package static func header(of surface: Surface?, caption: String = "") -> [UInt8] {
    let text = Array(caption.utf8)
    let size = [surface?.width ?? 0, surface?.height ?? 0, surface?.isOpaque == true ? 1 : 0, text.count]
    let words = [magic] + size.map { UInt32($0) }
    return words.withUnsafeBytes { Array($0) } + text + Array(repeating: 0, count: filling(text.count))
  }

  /// What the bytes before the pixels say, and where those begin.
  private struct Head {
    var size: PixelSize
    var isOpaque: Bool
    var caption: String
    var end: Int
  }

  /// Reads an image, which is then this process's own whatever becomes of the file. nil: it is no such file, or its image is of
  /// no size that is wanted. The descriptor stays the caller's, and must be one that reading never waits for.
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

  /// The same without the pixels.
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

  /// Bytes from the end of a caption to that of its last word.
  private static func filling(_ length: Int) -> Int { (4 - length % 4) % 4 }

  private static func ends(_ descriptor: Int32, at length: Int) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && Int(status.st_size) == length
  }

  /// Whether so many bytes were there.
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
