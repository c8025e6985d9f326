/// A content line of a calendar: `NAME;PARAMETER=value:value` (RFC 5545, 3.1), which is no longer folded.
struct CalendarProperty {
  /// In upper case.
  let name: String
  private let line: ArraySlice<UInt8>
  private let colon: Int?

  private static let (colonByte, semicolon, quote) = (UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "\""))
  /// Longer names are those of properties that do not matter here.
  private static let longestName = 32

  /// A colon may be between quotes in parameters (RFC 5545, 3.2).
  init(_ line: ArraySlice<UInt8>) {
    let rest = line.drop { $0 <= 0x20 }
    let end = rest.prefix(Self.longestName).firstIndex { $0 == Self.colonByte || $0 == Self.semicolon }
    (self.line, name) = (rest, end.map { Self.word(rest[..<$0]) } ?? "")
    var isQuoted = false
    colon = end.flatMap { end in
      rest[end...].firstIndex { byte in
        if byte == Self.quote { isQuoted.toggle() }
        return byte == Self.colonByte && !isQuoted
      }
    }
  }

  /// Behind the parameters.
  var value: ArraySlice<UInt8> { colon.map { line[($0 + 1)...] } ?? [] }

  /// The value as a word in upper case.
  var word: String { Self.word(value) }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.trimmingBlanks, as: UTF8.self).uppercased()
  }
}

/// The properties with times.
extension CalendarProperty {
  /// The times, as far as they can be read. Their values contain no colon, but the names of time zones do, which some programs
  /// do not quote.
  var times: [CalendarTime] {
    guard let colon = line.lastIndex(of: Self.colonByte) else { return [] }
    let zone = parameter("TZID", before: colon).flatMap { $0.isEmpty ? nil : $0 }
    let isDate = parameter("VALUE", before: colon)?.uppercased() == "DATE"
    return line[(colon + 1)...].split(separator: UInt8(ascii: ",")).compactMap {
      CalendarTime($0, zone: zone, isDate: isDate)
    }
  }

  /// Whether an appointment replaces the following occurrences as well (RFC 5545, 3.2.13).
  var includesFuture: Bool {
    line.lastIndex(of: Self.colonByte).flatMap { parameter("RANGE", before: $0) }?.uppercased() == "THISANDFUTURE"
  }

  /// The value of a parameter, without quotes; nil if there is none.
  private func parameter(_ name: String, before colon: Int) -> String? {
    var isQuoted = false
    let parameters = line[..<colon].split { byte in
      if byte == Self.quote { isQuoted.toggle() }
      return byte == Self.semicolon && !isQuoted
    }
    for parameter in parameters.dropFirst() {
      let parts = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Self.word(parts[0]) == name else { continue }
      return CalendarText(parts[1].filter { $0 != Self.quote }[...].trimmingBlanks).string
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Without blanks and control characters at both ends.
  var trimmingBlanks: ArraySlice<UInt8> {
    let rest = drop { $0 <= 0x20 }
    return rest[..<(rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.startIndex)]
  }
}
