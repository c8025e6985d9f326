import FormatBridge

/// Text: characters and references.
extension XMLRepair {
  /// Returns false if the end of a character or of a reference is missing.
  mutating func readText() -> Bool {
    guard phase == .inRoot else { return readOutside() }
    var next = index
    while next < bytes.count {
      let byte = bytes[next]
      if Self.isPlain(byte) {
        next += 1
        continue
      }
      if byte == UInt8(ascii: "<") { break }
      guard let character = character(at: next, before: bytes.count, in: .text) else {
        index = next
        return false
      }
      if let replacement = character.replacement {
        index = next
        replace(to: character.end, by: replacement)
      }
      next = character.end
    }
    index = next
    return keepBrackets()
  }

  /// Brackets at the end of a piece are read again, because `]]>` must be escaped.
  private mutating func keepBrackets() -> Bool {
    guard !isLast, index == bytes.count, bytes.last == UInt8(ascii: "]") else { return true }
    while index > 0, bytes.count - index < 2, bytes[index - 1] == UInt8(ascii: "]") { index -= 1 }
    return false
  }

  /// Whether a byte is a character that needs no attention.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&") && byte != UInt8(ascii: ">")
      && (byte >= 0x20 || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r"))
  }

  /// Where a character is.
  enum Context { case text, attribute, section }

  /// The end of the character at a byte, and its replacement, if it needs one. nil if its end is missing.
  mutating func character(at place: Int, before end: Int, in context: Context) -> (end: Int, replacement: [UInt8]?)? {
    let byte = bytes[place]
    switch (byte, context) {
    case (0x80..., _): return sequence(at: place, before: end)
    case (UInt8(ascii: "&"), .text), (UInt8(ascii: "&"), .attribute): return reference(at: place, before: end)
    case (UInt8(ascii: "<"), .attribute):
      report(.repaired(.unescaped("<")), at: place)
      return (place + 1, Array("&lt;".utf8))
    case (UInt8(ascii: "\""), .attribute): return (place + 1, Array("&quot;".utf8))
    case (UInt8(ascii: ">"), .text)
    where place >= 2 && bytes[place - 1] == Self.bracket && bytes[place - 2] == Self.bracket:
      report(.repaired(.unescaped("]]>")), at: place)
      return (place + 1, Array("&gt;".utf8))
    case (..<0x20, _) where ![UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte):
      report(.repaired(.control(UInt32(byte))), at: place)
      return (place + 1, [])
    default: return (place + 1, nil)
    }
  }

  private static let bracket = UInt8(ascii: "]")

  /// A character of several bytes. A byte that begins none is one of another encoding.
  @inline(__always) private mutating func sequence(
    at place: Int, before end: Int
  ) -> (end: Int, replacement: [UInt8]?)? {
    switch UTF8Sequence(bytes, at: place, before: end) {
    case .valid(let length): return (place + length, nil)
    case .forbidden(let length, let scalar):
      report(.repaired(.control(scalar)), at: place)
      return (place + length, [])
    case .incomplete where !isLast && end == bytes.count: return nil
    case .incomplete, .invalid:
      let character = upperHalf[Int(bytes[place] - 0x80)]
      report(.repaired(.byte(bytes[place], as: String(decoding: character, as: UTF8.self))), at: place)
      return (place + 1, character)
    }
  }
}

/// The text outside of the outermost element.
extension XMLRepair {
  private mutating func readOutside() -> Bool {
    if phase == .start, !isLast, bytes.count - index < [UInt8].mark.count, [UInt8].mark.starts(with: bytes[index...]) {
      return false
    }
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    var text = bytes[index..<end]
    if phase == .start, text.starts(with: [UInt8].mark) {
      text = text.dropFirst([UInt8].mark.count)
      if !text.isEmpty { phase = .beforeRoot }
    } else if phase == .start {
      phase = .beforeRoot
    }
    if !text.allSatisfy({ $0 <= 0x20 || [UInt8].mark.contains($0) }) { reportOutside() }
    skip(to: end)
    return true
  }

  /// Reports once that there is something outside.
  mutating func reportOutside() {
    if !hasReportedOutside { report(.repaired(.outside)) }
    hasReportedOutside = true
  }
}
