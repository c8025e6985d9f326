/// Reads M3U playlists: the names, ids and addresses of channels.
enum PlaylistReader {
  /// The schemes of addresses that are opened. Files are not among them, because playlists come from others.
  private static let schemes: Set = ["http", "https", "rtsp", "rtp", "udp", "rtmp", "rtmps", "mms", "srt"]

  static func read(
    _ source: inout ListingsSource, _ limits: ReadingLimits, _ problems: inout ProblemList
  ) -> Listings {
    var bytes: [UInt8] = []
    let end = source.forEachPiece { piece in
      bytes += piece
      return true
    }
    if let fault = end.fault(limit: limits.size) { problems.add(fault) }
    var (channels, pending) = ([Channel](), Channel?.none)
    let lines = bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self).trimmed(byteOrderMark: index == 0)
      if text.hasPrefix("#EXTINF:") {
        if let pending { problems.add(.noAddress(pending.name), line: index) }
        pending = channel(text.limited(to: limits.text))
      } else if !text.isEmpty, !text.hasPrefix("#") {
        guard channels.count < limits.channels else {
          problems.add(.tooMuch("channels", limit: limits.channels), line: index + 1)
          return Listings(channels: channels)
        }
        var channel = pending ?? Channel(id: text, name: text)
        channel.address = canOpen(text) ? text : nil
        if channel.address == nil { problems.add(.address(text), line: index + 1) }
        channels.append(channel)
        pending = nil
      }
    }
    if let pending { problems.add(.noAddress(pending.name), line: lines.count) }
    return Listings(channels: channels)
  }

  /// Whether an address has a scheme that is opened, and a rest without white space.
  private static func canOpen(_ text: String) -> Bool {
    guard let end = text.firstRange(of: "://")?.lowerBound else { return false }
    return schemes.contains(text[..<end].lowercased()) && !text.contains(where: \.isWhitespace)
      && text.utf8.count < 4096
  }

  /// Reads `#EXTINF:-1 tvg-id="one.example" tvg-name="One" tvg-logo="…",One HD`.
  private static func channel(_ line: String) -> Channel {
    let (attributes, title) = parts(of: line.dropFirst("#EXTINF:".count))
    let name = title.isEmpty ? attributes["tvg-name"] ?? "" : title
    let id = attributes["tvg-id"].flatMap { $0.isEmpty ? nil : $0 } ?? attributes["tvg-name"] ?? name
    return Channel(id: id, name: name, icon: attributes["tvg-logo"])
  }

  /// The attributes, and what is after the first comma outside of quotes.
  private static func parts(of text: Substring) -> (attributes: [String: String], title: String) {
    var (attributes, rest) = ([String: String](), text)
    while let character = rest.first, character != "," {
      if character.isWhitespace {
        rest = rest.dropFirst()
        continue
      }
      let key = rest.prefix { $0 != "=" && $0 != "," && !$0.isWhitespace }
      rest = rest[key.endIndex...]
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst()
      attributes[key.lowercased()] = String(value(&rest))
    }
    return (attributes, String(rest.dropFirst()).trimmed)
  }

  /// A value, with or without quotes.
  private static func value(_ rest: inout Substring) -> Substring {
    let isQuoted = rest.first == "\""
    if isQuoted { rest = rest.dropFirst() }
    let value = rest.prefix { isQuoted ? $0 != "\"" : $0 != "," && !$0.isWhitespace }
    rest = rest[value.endIndex...]
    if isQuoted { rest = rest.dropFirst() }
    return value
  }
}

extension String {
  /// Without white space at both ends.
  fileprivate func trimmed(byteOrderMark isFirst: Bool) -> String {
    var text = self[...]
    if isFirst, text.first == "\u{FEFF}" { text = text.dropFirst() }
    text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
