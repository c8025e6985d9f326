/// References to characters and entities.
extension XMLRepair {
  /// The longest reference in bytes, such as `&#x0010FFFF;` or `&thetasym;`.
  private static let longestReference = 32

  /// The reference that begins with the ampersand at a byte. nil if its end is missing.
  mutating func reference(at place: Int, before end: Int) -> (end: Int, replacement: [UInt8]?)? {
    let rest = bytes[(place + 1)..<min(end, place + Self.longestReference)]
    let body = rest.prefix { Self.isPart($0) }
    if body.endIndex == end, end == bytes.count, !isLast { return nil }
    guard !body.isEmpty, body.endIndex < rest.endIndex, bytes[body.endIndex] == UInt8(ascii: ";") else {
      report(.repaired(.unescaped("&")), at: place)
      return (place + 1, Array("&amp;".utf8))
    }
    let name = String(decoding: body, as: UTF8.self)
    return (body.endIndex + 1, name.hasPrefix("#") ? number(name, at: place) : entity(name, at: place))
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// The replacement of the reference to an entity; nil if it stays as it is.
  private mutating func entity(_ name: String, at place: Int) -> [UInt8]? {
    if Self.known.contains(name) { return nil }
    if let scalar = HTMLEntities.scalars[name] {
      report(.repaired(.htmlEntity(name)), at: place)
      return Array(String(scalar).utf8)
    }
    report(.repaired(.entity(name)), at: place)
    return Array("&amp;\(name);".utf8)
  }

  /// The entities that each document has (XML 1.0, 4.6).
  private static let known: Set = ["amp", "lt", "gt", "quot", "apos"]

  /// The replacement of a reference to a character by its number, such as `#233` or `#xE9`; nil if it stays as it is.
  private mutating func number(_ name: String, at place: Int) -> [UInt8]? {
    let digits = name.dropFirst()
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value else {
      report(.repaired(.unescaped("&")), at: place)
      return Array("&amp;\(name);".utf8)
    }
    if (0x80...0x9F).contains(value) {
      let character = LegacyEncoding.westernUpperHalf[Int(value - 0x80)]
      report(.repaired(.number(name, as: String(decoding: character, as: UTF8.self))), at: place)
      return character
    }
    guard Unicode.Scalar(value) != nil, value >= 0x20 || [9, 10, 13].contains(value),
      value & 0xFFFE != 0xFFFE || value > 0xFFFF
    else {
      report(.repaired(.control(value)), at: place)
      return []
    }
    return nil
  }
}
