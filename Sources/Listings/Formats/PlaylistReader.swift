/// Reads M3U playlists: the names, ids and addresses of channels.
struct PlaylistReader {
  private let limits: ReadingLimits
  private var problems: ProblemList
  private var channels: [Channel] = []
  /// The channel whose address is on a later line, and its line.
  private var pending: (channel: Channel, line: Int)?

  private init(_ limits: ReadingLimits, _ problems: ProblemList) { (self.limits, self.problems) = (limits, problems) }

  /// Of a playlist that is not UTF-8, the traditional encoding of the user's languages is assumed.
  static func read(
    _ input: ListingsInput, languages: [String], _ limits: ReadingLimits, _ problems: inout ProblemList
  ) -> Listings {
    let (bytes, end) = input.all
    if let fault = end.fault(limit: limits.size) { problems.add(fault) }
    let (text, guess) = TextDecoding.decode(bytes, declared: encoding(in: bytes), languages: languages)
    if let guess { problems.add(.repaired(.guessed(guess)), line: 1) }
    var reader = PlaylistReader(limits, problems)
    text.forEachLine { range, line in
      let printable = text[range].lazy.filter { $0 >= 0x20 || $0 == UInt8(ascii: "\t") }
      return reader.take(String(decoding: printable, as: UTF8.self).trimmed, line)
    }
    reader.endPending()
    problems = reader.problems
    return Listings(channels: reader.channels)
  }

  /// The value of `#EXTENC` in the first lines, with which players name the encoding.
  private static func encoding(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    let line = head.split(whereSeparator: \.isNewline).first { $0.uppercased().hasPrefix("#EXTENC:") }
    return line.map { String($0.dropFirst("#EXTENC:".count)).trimmed }
  }

  /// Returns whether to go on.
  private mutating func take(_ text: String, _ line: Int) -> Bool {
    if text.prefix(Self.entryMark.count).uppercased() == Self.entryMark {
      endPending()
      pending = (Self.channel(text.limited(to: limits.text)), line)
    } else if !text.isEmpty, !text.hasPrefix("#") {
      guard channels.count < limits.channels else {
        problems.add(.tooMuch(.channels, limit: limits.channels), line: line)
        pending = nil
        return false
      }
      addChannel(at: text, line)
    }
    return true
  }

  /// Without a name it has its id or a part of its address as its name, and without an id its name or its address as its id.
  private mutating func addChannel(at text: String, _ line: Int) {
    var channel = pending?.channel ?? Channel(id: "", name: "")
    pending = nil
    // Kodi has options for the request behind a bar, such as `|User-Agent=…`.
    let address = String(text.prefix { $0 != "|" }).trimmed
    if channel.name.isEmpty {
      channel.name = channel.id.isEmpty ? Self.name(from: address).limited(to: limits.text) : channel.id
      channel.hasOwnName = false
    }
    if channel.id.isEmpty { channel.id = address.limited(to: limits.text) }
    if Channel.isAddress(address) { channel.address = address } else { problems.add(.address(text), line: line) }
    channels.append(channel)
  }

  /// The last part of an address, without a query, which may have a password in it, or else the host.
  private static func name(from address: String) -> String {
    let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    let path = rest.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    if path.count > 1, let last = path.last { return String(last) }
    return path.first.map { String($0[($0.lastIndex(of: "@").map($0.index(after:)) ?? $0.startIndex)...]) } ?? address
  }

  private mutating func endPending() {
    if let pending { problems.add(.noAddress(pending.channel.name), line: pending.line) }
    pending = nil
  }

  private static let entryMark = "#EXTINF"

  /// Reads `#EXTINF:-1 tvg-id="one.example" tvg-name="One" tvg-logo="…",One HD`. The name and the id may be missing.
  private static func channel(_ line: String) -> Channel {
    let (attributes, title) = parts(of: line.dropFirst(entryMark.count).drop { $0 == ":" || $0.isWhitespace })
    let names = [title, attributes["tvg-name"] ?? ""].filter { !$0.isEmpty }
    let ids = [attributes["tvg-id"], attributes["tvg-name"]].compactMap(\.self).filter { !$0.isEmpty }
    var channel = Channel(id: ids.first ?? title, name: names.first ?? "", icon: attributes["tvg-logo"])
    channel.otherNames = names.dropFirst().filter { $0 != channel.id }
    return channel
  }

  /// The attributes, and the title, which is behind the first comma that is neither in quotes nor before an attribute.
  private static func parts(of text: Substring) -> (attributes: [String: String], title: String) {
    var (attributes, rest) = ([String: String](), text)
    while let character = rest.first {
      if character == ",", !beginsAttribute(rest.dropFirst()) { break }
      if character.isWhitespace || character == "," {
        rest = rest.dropFirst()
        continue
      }
      let key = rest.prefix { $0 != "=" && $0 != "," && !$0.isWhitespace }
      rest = rest[key.endIndex...]
      let value = rest.drop(while: \.isWhitespace)
      guard value.first == "=" else { continue }
      rest = value.dropFirst()
      attributes[key.lowercased()] = String(Self.value(&rest))
    }
    return (attributes, String(rest.dropFirst()).collapsingWhitespace)
  }

  /// Whether a text begins with the name of an attribute and a quoted value, such as `tvg-id="one"`.
  private static func beginsAttribute(_ text: Substring) -> Bool {
    let text = text.drop(while: \.isWhitespace)
    let key = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    let value = text[key.endIndex...].drop(while: \.isWhitespace)
    guard !key.isEmpty, value.first == "=" else { return false }
    return ["\"", "'"].contains(value.dropFirst().drop(while: \.isWhitespace).first)
      || key.lowercased().hasPrefix("tvg-")
  }

  /// A value, with or without quotes.
  private static func value(_ rest: inout Substring) -> Substring {
    rest = rest.drop(while: \.isWhitespace)
    let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
    // Without the closing quote, it ends with the word.
    if let quote, let end = rest.dropFirst().firstIndex(of: quote) {
      defer { rest = rest[rest.index(after: end)...] }
      return rest[..<end].dropFirst()
    }
    let value = rest.prefix { $0 != "," && !$0.isWhitespace }
    rest = rest[value.endIndex...]
    return quote == nil ? value : value.dropFirst()
  }
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
