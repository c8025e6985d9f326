/// The format of a file, by its beginning.
enum ListingsFormat {
  case xmltv, playlist, calendar

  /// nil if it is unknown.
  init?(_ head: [UInt8]) {
    // Of UTF-16, half of the bytes of such a beginning are zero.
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    let rest = head.drop { $0 <= 0x20 || marks.contains($0) }
    let text = String(decoding: rest.filter { $0 != 0 }.prefix(64), as: UTF8.self).lowercased()
    if text.hasPrefix("<") {
      self = .xmltv
    } else if text.hasPrefix("begin:vcalendar") {
      self = .calendar
    } else if text.hasPrefix("#") || Channel.isAddress(String(text.prefix { !$0.isWhitespace && $0 != "|" })) {
      self = .playlist
    } else {
      return nil
    }
  }

  /// The names of the formats that a file may be compressed in, and their first bytes.
  private static let compressions: [(name: String, mark: [UInt8])] = [
    ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("zip", [0x50, 0x4B, 3, 4]), ("bzip2", [0x42, 0x5A, 0x68]),
    ("zstd", [0x28, 0xB5, 0x2F, 0xFD]), ("7-Zip", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    ("lz4", [4, 0x22, 0x4D, 0x18]),
    ("rar", [0x52, 0x61, 0x72, 0x21]), ("lzip", [0x4C, 0x5A, 0x49, 0x50]), ("compress", [0x1F, 0x9D]),
  ]

  /// The format that a file is compressed in; nil if it is none of those that cannot be read.
  static func compression(of head: [UInt8]) -> String? { compressions.first { head.starts(with: $0.mark) }?.name }
}
