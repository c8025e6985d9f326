/// Reads M3U playlists: the names, ids and addresses of channels.
struct PlaylistReader {
  private let limits: ReadingLimits
  private var problems: ProblemList
  private var channels: [Channel] = []
  /// The channel whose address is on a later line, and its line.
  private var pending: (channel: Channel, line: Int)?

  private init(_ limits: ReadingLimits, _ problems: ProblemList) { (self.limits, self.problems) = (limits, problems) }

  static func read(
    _ input: ListingsInput, _ limits: ReadingLimits, _ problems: inout ProblemList
  ) -> Listings {
    let (bytes, end) = input.all
    if let fault = end.fault(limit: limits.size) { problems.add(fault) }
    var reader = PlaylistReader(limits, problems)
    bytes.forEachLine { range, line in
      let printable = bytes[range].lazy.filter { $0 >= 0x20 || $0 == UInt8(ascii: "\t") }
      let text = String(decoding: printable, as: UTF8.self).trimmed(byteOrderMark: line == 1)
      return reader.take(text, line)
    }
    reader.endPending()
    problems = reader.problems
    return Listings(channels: reader.channels)
  }

  /// Returns whether to go on.
  private mutating func take(_ text: String, _ line: Int) -> Bool {
    if text.hasPrefix("#EXTINF:") {
      endPending()
      pending = (Self.channel(text.limited(to: limits.text)), line)
    } else if !text.isEmpty, !text.hasPrefix("#") {
      guard channels.count < limits.channels else {
        problems.add(.tooMuch("channels", limit: limits.channels), line: line)
        pending = nil
        return false
      }
      addChannel(at: text, line)
    }
    return true
  }

  /// Without an id or a name it has its address in place of these.
  private mutating func addChannel(at address: String, _ line: Int) {
    var channel = pending?.channel ?? Channel(id: "", name: "")
    pending = nil
    if channel.name.isEmpty { channel.name = address.limited(to: limits.text) }
    if channel.id.isEmpty { channel.id = address.limited(to: limits.text) }
    if Channel.isAddress(address) { channel.address = address } else { problems.add(.address(address), line: line) }
    channels.append(channel)
  }

  private mutating func endPending() {
    if let pending { problems.add(.noAddress(pending.channel.name), line: pending.line) }
    pending = nil
  }

  /// Reads `#EXTINF:-1 tvg-id="one.example" tvg-name="One" tvg-logo="…",One HD`.
  private static func channel(_ line: String) -> Channel {
    let (attributes, title) = parts(of: line.dropFirst("#EXTINF:".count))
    let name = title.isEmpty ? attributes["tvg-name"] ?? "" : title
    let id = [attributes["tvg-id"], attributes["tvg-name"]].compactMap(\.self).first { !$0.isEmpty } ?? name
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
    return (attributes, String(rest.dropFirst()).collapsingWhitespace)
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
