import FormatBridge
import Foundation
import Testing

@testable import Listings

@Suite("Time zones of calendars")
struct CalendarZoneTests {
  private static func starts(_ zone: String, before: String = "") throws -> ([Int], [String]) {
    let read = try readCalendar("UID:1\nDTSTART;TZID=\(zone):20260526T090000", before: before)
    return (read.programmes.map(\.start), read.problems.places)
  }

  /// 09:00 on 26 May 2026 is this time in UTC.
  @Test(
    "A time zone is found by its names",
    arguments: [
      ("Tokyo Standard Time", "00:00"), ("W. Europe Standard Time", "07:00"), ("w. europe standard time", "07:00"),
      ("\"Pacific Standard Time\"", "16:00"), (" W. Europe Standard Time ", "07:00"),
      ("W. Europe Daylight Time", "07:00"),
      ("Mid-Atlantic Standard Time", "11:00"), ("UTC-11", "20:00"), ("UTC+13", "-4:00"),
      ("\"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna\"", "07:00"),
      ("(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "07:00"),
      ("(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna", "07:00"),
      ("(GMT-05:00) Eastern Time (US & Canada)", "13:00"), ("\"(UTC+09:00) Osaka\\, Sapporo\\, Tokyo\"", "00:00"),
      ("(UTC) Coordinated Universal Time", "09:00"),
      ("/mozilla.org/20050126_1/Asia/Tokyo", "00:00"),
      ("/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", "07:00"),
      ("/citadel.org/20230101_1/America/New_York", "13:00"),
      ("/softwarestudio.org/Olson_1/America/Argentina/Salta", "12:00"),
      ("tzone://Microsoft/Utc", "09:00"), ("\"tzone://Microsoft/W. Europe Standard Time\"", "07:00"),
      ("asia/tokyo", "00:00"), ("America/New York", "13:00"), ("America/Port-au-Prince", "13:00"), ("UTC", "09:00"),
      ("GMT", "09:00"), ("Z", "09:00"), ("Etc/GMT+5", "14:00"), ("UTC+02:00", "07:00"), ("GMT-3", "12:00"),
      ("(UTC+05:30)", "03:30"), ("+0530", "03:30"), ("EST5EDT", "13:00"), ("US/Eastern", "13:00"), ("Japan", "00:00"),
    ])
  func aTimeZoneIsFoundByItsNames(name: String, time: String) throws {
    let hour = try #require(Int(time.split(separator: ":")[0]))
    let minute = try #require(Int(time.split(separator: ":")[1]))
    let start = utc("2026-05-26T00:00") + hour * 3600 + minute * 60
    let found = try Self.starts(name)
    #expect(found.0 == [start] && found.1 == [])
  }

  @Test(
    "Local time is used for an unknown time zone",
    arguments: [
      "Nowhere/Else", "Customized Time Zone", "tzone://Microsoft/Custom", "../../../etc/passwd", "/", "UTC+99", "GMT+x",
      "Europe", "zone.tab", "UTC+1:2:3",
    ])
  func localTimeIsUsedForAnUnknownTimeZone(name: String) throws {
    let found = try Self.starts(name)
    #expect(found.0 == [local(day: 26, hour: 9)])
    #expect(found.1 == ["3:1 localZone(\(name))"])
  }

  @Test("An unknown time zone of several times is reported once")
  func anUnknownZoneIsReportedOnce() throws {
    let read = try readCalendar(
      "SUMMARY:S\nDTSTART;TZID=X/Y:20260511T090000\nDTEND;TZID=X/Y:20260511T100000\nRRULE:FREQ=DAILY;COUNT=3\n"
        + "EXDATE;TZID=X/Y:20260512T090000")
    #expect(read.programmes.map(\.start) == [local(day: 11, hour: 9), local(day: 13, hour: 9)])
    #expect(read.problems.map(\.fault) == [.localZone("X/Y")])
  }

  private static func definition(_ name: String, offset: String = "+0130") -> String {
    "BEGIN:VTIMEZONE\nTZID:\(name)\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:\(offset)\n"
      + "TZOFFSETTO:\(offset)\nEND:STANDARD\nEND:VTIMEZONE\n"
  }

  @Test(
    "A zone that the calendar defines takes precedence",
    arguments: [
      ("Tokyo Standard Time", "Tokyo Standard Time"), ("Asia/Tokyo", "\"Asia/Tokyo\""), ("Own", "own"),
      ("(UTC+09:00) Osaka\\, Sapporo\\, Tokyo", "\"(UTC+09:00) Osaka, Sapporo, Tokyo\""), ("A;B", "\"A;B\""),
      ("/mozilla.org/20050126_1/Asia/Tokyo", "/mozilla.org/20050126_1/Asia/Tokyo"), ("Küche", "Küche"),
    ])
  func aDefinedZoneTakesPrecedence(defined: String, name: String) throws {
    let found = try Self.starts(name, before: Self.definition(defined))
    #expect(found.0 == [utc("2026-05-26T07:30")] && found.1 == [])
  }

  @Test("A definition without an offset does not count")
  func aDefinitionWithoutAnOffsetDoesNotCount() throws {
    let found = try Self.starts("Asia/Tokyo", before: "BEGIN:VTIMEZONE\nTZID:Asia/Tokyo\nEND:VTIMEZONE\n")
    #expect(found.0 == [utc("2026-05-26T00:00")] && found.1 == [])
  }

  @Test("The zones of Windows exist")
  func theZonesOfWindowsExist() {
    #expect(WindowsZones.systemNames.count > 130)
    #expect(WindowsZones.systemNames.filter { SystemZones.zone(named: $0) == nil } == [])
  }

  /// Foundation reads the database on its own.
  @Test(
    "Zones of the system are read correctly",
    arguments: [
      "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/Nuuk", "Asia/Jerusalem", "Asia/Gaza",
      "Africa/Casablanca",
      "Australia/Lord_Howe", "Pacific/Chatham", "America/Santiago", "Antarctica/Troll", "Asia/Tokyo", "Etc/GMT+5",
      "UTC", "America/Asuncion", "Africa/Cairo",
    ])
  func zonesOfTheSystemAreReadRight(name: String) throws {
    let parser = try #require(CalendarParser())
    let expected = try #require(TimeZone(identifier: name))
    let zone = try #require(SystemZones.zone(named: name))
    #expect(parser.addZone(zone.component(named: "z"), named: "z"))
    for day in stride(from: 0, to: 365 * 75, by: 5) {
      let second = day * 86_400 + day % 24 * 3600
      let wall = second + expected.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
      try #require(parser.wall(ofSecond: second, in: "z") == wall)
      let found = parser.second(ofWall: wall, in: "z")
      // A time can be there twice.
      try #require(found == second || parser.wall(ofSecond: found, in: "z") == wall)
    }
  }

  @Test("Damaged files of zones are refused")
  func damagedFilesOfZonesAreRefused() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin")))
    let whole = try #require(ZoneFile(bytes))
    #expect(whole.changes.count > 200 && whole.first == ClockObservance(offset: 3600, isSummerTime: false))
    for count in 0..<bytes.count - 30 { #expect(ZoneFile(Array(bytes.prefix(count))) == nil) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = ZoneFile(damaged)
    }
  }

  @Test(
    "Other rules are ignored",
    arguments: [
      "", "CET-1", "CET-1CEST", "CET-1CEST,J60,J300", "CET-1CEST,M13.5.0,M10.5.0", "<+03", "CET-1CEST,M3.5.0",
    ])
  func otherRulesAreIgnored(rule: String) { #expect(ZoneRule(rule) == nil) }
}
