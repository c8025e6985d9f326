import Testing

@testable import Listings

@Suite("Time zones and precision of XMLTV")
struct XMLTVZoneTests {
  /// The first ones are the examples of xmltv.dtd.
  @Test(
    "Times in all precisions are read",
    arguments: [
      ("200007281733 BST", "2000-07-28T16:33"), ("200209", "2002-09-01T00:00"), ("2002", "2002-01-01T00:00"),
      ("20250101120000 +0100", "2025-01-01T11:00"), ("20250101120000 -0330", "2025-01-01T15:30"),
      ("20250101120000 +0530", "2025-01-01T06:30"), ("20250101120000 +05:30", "2025-01-01T06:30"),
      ("20250101120000 Z", "2025-01-01T12:00"), ("20250101120000", "2025-01-01T12:00"),
      ("2025010112", "2025-01-01T12:00"), ("20250101", "2025-01-01T00:00"),
      ("20240229120000 +0000", "2024-02-29T12:00"), (" 20250101120000   +0100 ", "2025-01-01T11:00"),
      ("20250101120000+0100", "2025-01-01T11:00"), ("20250101120000 +01", "2025-01-01T11:00"),
      ("20250101120000Z", "2025-01-01T12:00"), ("20250101003000 +0100", "2024-12-31T23:30"),
      ("19691231235900 UTC", "1969-12-31T23:59"),
    ])
  func timesInAllPrecisionsAreRead(text: String, expected: String) throws {
    let time = try #require(XMLTVTime(text))
    #expect(time.seconds == utc(expected) && time.unknownZone == nil)
  }

  @Test(
    "Named zones are read",
    arguments: [
      ("UTC", 0), ("GMT", 0), ("WET", 0), ("BST", 60), ("WEST", 60), ("CET", 60), ("CEST", 120), ("cest", 120),
      ("EET", 120),
      ("EEST", 180), ("MSK", 180), ("EST", -300), ("EDT", -240), ("CST", -360), ("CDT", -300), ("MST", -420),
      ("MDT", -360),
      ("PST", -480), ("PDT", -420), ("AKST", -540), ("HST", -600), ("JST", 540), ("AEST", 600), ("AEDT", 660),
      ("ACST", 570), ("NZST", 720), ("NZDT", 780), ("IST", 330),
    ])
  func namedZonesAreRead(zone: String, minutes: Int) throws {
    let time = try #require(XMLTVTime("20250101120000 \(zone)"))
    #expect(time.seconds == utc("2025-01-01T12:00") - minutes * 60 && time.unknownZone == nil)
  }

  @Test("A moment that is written as a time is read as the same moment")
  func aWrittenMomentIsReadAsTheSame() {
    for seconds in stride(from: -100_000_000, to: 4_000_000_000, by: 12_345_677) {
      #expect(XMLTVTime(XMLTVTime.text(of: seconds))?.seconds == seconds)
    }
    #expect(Programme.timestamp(of: 1_764_098_100) == "2025-11-25T19:15:00Z")
  }

  @Test("An unknown zone is UTC", arguments: ["XYZ", "+1", "+2500", "+0175", "0100", "Europe/Berlin"])
  func anUnknownZoneIsUTC(zone: String) throws {
    let time = try #require(XMLTVTime("20250101120000 \(zone)"))
    #expect(time.seconds == utc("2025-01-01T12:00") && time.unknownZone == zone)
  }

  @Test(
    "Other texts are not times",
    arguments: [
      "", " ", "now", "202", "20251", "20251301", "20250230", "20230229", "2025010124", "202501011260",
      "20250101120000 + 1",
      "2025010112000000", "2025-01-01", "-2025", "20250101120000XYZ", "20250101+0100 +0100", "２０２５",
    ])
  func otherTextsAreNoTimes(text: String) {
    #expect(XMLTVTime(text) == nil)
  }
}
