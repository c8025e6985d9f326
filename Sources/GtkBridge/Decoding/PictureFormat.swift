/// Picture formats, recognized by their first bytes. gdk-pixbuf would ask the MIME database, which may be missing and
/// takes time to load.
enum PictureFormat: String, CaseIterable {
  case png, jpeg, gif, webp, bmp, xpm, svg

  /// nil for other formats, which gdk-pixbuf may know.
  init?(of bytes: RawSpan) {
    let head = bytes.withUnsafeBytes { Array($0.prefix(64)) }
    guard let format = Self.allCases.first(where: { $0.begins(head) }) else { return nil }
    self = format
  }

  private func begins(_ head: [UInt8]) -> Bool {
    switch self {
    case .png: head.starts(with: [0x89, 0x50, 0x4e, 0x47])
    case .jpeg: head.starts(with: [0xff, 0xd8, 0xff])
    case .gif: head.starts(with: "GIF8".utf8)
    case .webp: head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8)
    case .bmp: head.starts(with: "BM".utf8)
    case .xpm: head.starts(with: "/* XPM */".utf8)
    // Of the pictures that are compressed with gzip (RFC 1952), only drawings are decoded.
    case .svg: Self.isMarkup(head) || head.starts(with: [0x1f, 0x8b])
    }
  }

  /// SVG is the only one of these formats that begins with an element, possibly after a byte order mark and white
  /// space.
  private static func isMarkup(_ head: [UInt8]) -> Bool {
    let text = head.starts(with: [0xef, 0xbb, 0xbf]) ? head.dropFirst(3) : head[...]
    return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }
}
