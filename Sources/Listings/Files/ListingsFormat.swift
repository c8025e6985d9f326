/// The format of a file, by its beginning.
enum ListingsFormat {
  case xmltv, playlist, calendar

  init?(_ head: [UInt8]) {
    let isUTF16 = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = (head.starts(with: mark) ? head[3...] : head[...]).drop { $0 <= 0x20 }
    if isUTF16 || text.first == UInt8(ascii: "<") {
      self = .xmltv
    } else if text.starts(with: "#EXT".utf8) {
      self = .playlist
    } else if text.starts(with: "BEGIN:VCALENDAR".utf8) {
      self = .calendar
    } else {
      return nil
    }
  }
}
