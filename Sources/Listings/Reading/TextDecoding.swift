import FormatBridge

/// Makes UTF-8 of a whole text whose encoding is unknown.
enum TextDecoding {
  /// The text without byte order marks, wherever they are, since files are often joined; and the encoding that it was read in if
  /// that had to be guessed. What is not UTF-8 is in the encoding that the file declares, or in the traditional one of the user's
  /// languages.
  static func decode(_ bytes: [UInt8], declared: String? = nil, languages: [String]) -> (text: [UInt8], guess: String?)
  {
    if let utf16 = UTF16Mark(bytes) {
      return (TextConverter(from: utf16.name)?.convert(bytes, isLast: true).withoutMarks ?? [], nil)
    }
    if bytes.isUTF8 { return (bytes.withoutMarks, nil) }
    if let declared, declared.lowercased() != "utf-8", let converter = LegacyEncoding.converter(from: declared) {
      return (converter.convert(bytes.withoutMarks, isLast: true), nil)
    }
    let traditional = LegacyEncoding.traditional(for: languages)
    for name in [traditional, "windows-1252"] {
      guard let converter = LegacyEncoding.converter(from: name) else { continue }
      let text = converter.convert(bytes.withoutMarks, isLast: true)
      if name == "windows-1252" || !text.contains(TextConverter.invalidByte) { return (text, name) }
    }
    return (bytes, nil)
  }
}

/// The byte order marks of UTF-16, and the beginnings of XML in UTF-16 without one.
enum UTF16Mark {
  case littleEndian, bigEndian

  init?(_ bytes: [UInt8]) {
    let head = bytes.prefix(2)
    if head == [0xFF, 0xFE] || head == [0x3C, 0] {
      self = .littleEndian
    } else if head == [0xFE, 0xFF] || head == [0, 0x3C] {
      self = .bigEndian
    } else {
      return nil
    }
  }

  /// The name of the encoding for iconv.
  var name: String { self == .littleEndian ? "UTF-16LE" : "UTF-16BE" }
}

extension [UInt8] {
  /// Whether they are valid UTF-8.
  var isUTF8: Bool { (try? UTF8Span(validating: span)) != nil }

  /// The byte order mark in UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The bytes without all byte order marks.
  fileprivate var withoutMarks: [UInt8] {
    guard contains(Self.mark) else { return self }
    var result: [UInt8] = []
    var index = 0
    while index < count {
      if self[index...].starts(with: Self.mark) {
        index += Self.mark.count
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
