import Posix

/// A time zone of the system's database, in a compiled file (RFC 9636): when its clocks change.
struct ZoneFile {
  /// The observance that is in force before the first change.
  private(set) var first = ClockObservance(offset: 0, isSummerTime: false)
  /// The changes from 1970 to 2100, in order.
  private(set) var changes: [ClockChange] = []

  private static let sizeLimit = 1 << 20
  /// The years for which the rule at the end of a file is used.
  private static let years = 1970...2100

  /// Reads a file; nil if it is none of a time zone.
  init?(path: String) {
    guard let bytes = try? RegularFile.read(path, limit: Self.sizeLimit) else { return nil }
    self.init(bytes)
  }

  /// A zone whose clocks never change.
  init(offset: Int) { first.offset = offset }

  /// The first part of a file has times of 32 bits. From version 2 on there are a second one with times of 64 bits, and a rule
  /// for the time after them.
  init?(_ bytes: [UInt8]) {
    guard var part = Part(bytes[...], timeSize: 4) else { return nil }
    if part.version > 0 {
      guard let second = Part(part.rest, timeSize: 8) else { return nil }
      part = second
    }
    guard let first = part.observances.first, let changes = part.changes else { return nil }
    self.first = first
    for change in changes {
      if change.time < 0 { self.first = change.observance } else { self.changes.append(change) }
    }
    let rule = part.version > 0 ? ZoneRule(String(decoding: part.rest, as: UTF8.self)) : nil
    let last = changes.last?.time ?? .min
    self.changes += rule.map { rule in Self.years.flatMap(rule.changes).filter { $0.time > last } } ?? []
  }
}

extension ZoneFile {
  /// The header and the tables of a file.
  private struct Part {
    /// 0 for the first version.
    let version: UInt8
    let observances: [ClockObservance]
    /// nil if one names an observance that does not exist.
    let changes: [ClockChange]?
    /// The bytes behind the part.
    let rest: ArraySlice<UInt8>

    private static let headerSize = 44

    init?(_ bytes: ArraySlice<UInt8>, timeSize: Int) {
      guard bytes.count >= Self.headerSize, bytes.starts(with: Array("TZif".utf8)) else { return nil }
      let header = Array(bytes.prefix(Self.headerSize))
      // The numbers of UTC indicators, standard time indicators, leap seconds, times, observances and letters.
      let counts = (0..<6).map { Self.number(header[(20 + 4 * $0)..<(24 + 4 * $0)]) }
      let (times, kinds) = (counts[3], counts[4])
      let sizes = [
        times * timeSize, times, kinds * 6, counts[5], counts[2] * (timeSize + 4), counts[1], counts[0],
      ]
      guard counts.allSatisfy({ (0..<Int(Int16.max)).contains($0) }), kinds > 0,
        bytes.count >= Self.headerSize + sizes.reduce(0, +)
      else { return nil }
      let tables = Array(bytes.dropFirst(Self.headerSize).prefix(sizes.reduce(0, +)))
      let kindsStart = times * (timeSize + 1)
      let observances = (0..<kinds).map { index in
        let start = kindsStart + index * 6
        return ClockObservance(offset: Self.number(tables[start..<start + 4]), isSummerTime: tables[start + 4] != 0)
      }
      let found = (0..<times).compactMap { index in
        let kind = Int(tables[times * timeSize + index])
        return kind < kinds
          ? ClockChange(
            time: Self.number(tables[(index * timeSize)..<((index + 1) * timeSize)]), observance: observances[kind])
          : nil
      }
      (version, self.observances) = (header[4], observances)
      changes = found.count == times ? found : nil
      rest = bytes.dropFirst(Self.headerSize + tables.count)
    }

    /// A big-endian number in two's complement.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
      bytes.reduce(bytes.first.map { $0 < 0x80 ? 0 : -1 } ?? 0) { $0 << 8 | Int($1) }
    }
  }

  /// A `VTIMEZONE` for libical, which has this name.
  func component(named name: String) -> String {
    let start = ClockChange(time: Self.start, observance: first)
    var (observances, offset) = ("", first.offset)
    for change in [start] + changes {
      observances += Self.component(change, from: offset)
      offset = change.observance.offset
    }
    return "BEGIN:VTIMEZONE\nTZID:\(name)\n\(observances)END:VTIMEZONE\n"
  }

  /// Before all appointments: the beginning of 1601, in seconds since 1970.
  private static let start = -11_644_473_600

  private static func component(_ change: ClockChange, from offset: Int) -> String {
    let kind = change.observance.isSummerTime ? "DAYLIGHT" : "STANDARD"
    return """
      BEGIN:\(kind)
      DTSTART:\(CalendarTime.text(ofWall: change.time + offset))
      TZOFFSETFROM:\(text(ofOffset: offset))
      TZOFFSETTO:\(text(ofOffset: change.observance.offset))
      END:\(kind)

      """
  }

  /// `+0530`, with seconds if there are some.
  private static func text(ofOffset offset: Int) -> String {
    let parts = [abs(offset) / 3600, abs(offset) / 60 % 60, abs(offset) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (offset < 0 ? "-" : "+") + parts[..<(offset % 60 == 0 ? 2 : 3)].joined()
  }
}
