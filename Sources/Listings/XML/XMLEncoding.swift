import FormatBridge

/// Makes UTF-8 of an XML document in pieces. The document says its encoding in its first bytes (XML 1.0, appendix F).
struct XMLEncoding {
  private let converter: TextConverter?
  /// The fault in the name of the encoding; nil for none.
  let repair: ListingsRepair?

  /// Finds the encoding of a document that begins with these bytes. Without a valid name of one it is UTF-8.
  init(_ head: [UInt8]) {
    if let mark = UTF16Mark(head) {
      (converter, repair) = (TextConverter(from: mark.name), nil)
      return
    }
    let label = Self.label(in: head) ?? "UTF-8"
    let isUTF8 = label.lowercased() == "utf-8"
    converter = isUTF8 || Self.meansUTF8(label) ? nil : LegacyEncoding.converter(from: label)
    repair = isUTF8 || converter != nil ? nil : .encoding(label)
  }

  /// Whether a name must stand for UTF-8 because the declaration could be read: that of UTF-16, or UTF-8 in another spelling.
  private static func meansUTF8(_ label: String) -> Bool {
    let letters = label.lowercased().filter { $0.isLetter || $0.isNumber }
    return ["utf8", "utf16", "ucs2", "utf32", "ucs4", "unicode"].contains { letters.hasPrefix($0) }
  }

  /// The value of `encoding` in the XML declaration.
  private static func label(in head: [UInt8]) -> String? {
    let text = String(decoding: head.prefix(1024), as: UTF8.self)
    guard let start = text.firstRange(of: "<?xml"), let end = text[start.upperBound...].firstRange(of: "?>"),
      let key = text[start.upperBound..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = text[key.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let label = value.dropFirst().prefix { $0 != quote }
    return label.isEmpty ? nil : String(label)
  }

  func decode(_ piece: [UInt8], isLast: Bool) -> [UInt8] { converter?.convert(piece, isLast: isLast) ?? piece }
}
