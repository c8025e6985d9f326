/// The format of a file, by its beginning.
enum ListingsFormat {
  case xmltv, playlist, calendar

  /// nil if it is unknown.
  init?(_ head: [UInt8]) {
    // Of UTF-16, as which only XMLTV is read, half of the bytes of such a beginning are zero.
    let isUTF16 = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
    let mark: [UInt8] = isUTF16 ? [head[0], head[1]] : [0xEF, 0xBB, 0xBF]
    let rest = head.starts(with: mark) ? head[mark.count...] : head[...]
    let text = String(decoding: rest.drop { $0 <= 0x20 }.filter { $0 != 0 }.prefix(64), as: UTF8.self).lowercased()
    if text.hasPrefix("<") {
      self = .xmltv
    } else if isUTF16 {
      return nil
    } else if text.hasPrefix("begin:vcalendar") {
      self = .calendar
    } else if text.hasPrefix("#") || Channel.isAddress(String(text.prefix { !$0.isWhitespace })) {
      self = .playlist
    } else {
      return nil
    }
  }
}
