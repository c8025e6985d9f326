import Testing

@testable import Listings

@Suite("A time of XMLTV")
struct XMLTVTimeTests {
  /// The expected times are those of `date -u -d … +%s`.
  @Test(
    "Dates may be cut off, and zones may be missing, numbers or names",
    arguments: [
      ("20251125201500 +0100", 1_764_098_100), ("20251125191500", 1_764_098_100), ("202511251915 UTC", 1_764_098_100),
      ("20251125201500 CET", 1_764_098_100), ("20251125191500 Z", 1_764_098_100), ("200007281733 BST", 964_801_980),
      ("20250727 +0000", 1_753_574_400), ("200209", 1_030_838_400), ("2002", 1_009_843_200),
      ("19880523083000 +0300", 580_368_600), ("20250629161500 -0330", 1_751_226_300),
      ("20240229000000 +0000", 1_709_164_800), ("19690101000000", -31_536_000),
    ])
  func seconds(_ text: String, _ seconds: Int) {
    let time = XMLTVTime(text)
    #expect(time?.seconds == seconds)
    #expect(time?.unknownZone == nil)
  }

  @Test("An unknown zone is reported, and UTC is used")
  func unknownZone() {
    #expect(XMLTVTime("20251125191500 XYZ")?.unknownZone == "XYZ")
    #expect(XMLTVTime("20251125191500 XYZ")?.seconds == 1_764_098_100)
    #expect(XMLTVTime("20251125191500 +9900")?.unknownZone == "+9900")
  }

  @Test(
    "What is no time is refused",
    arguments: [
      "", "now", "202", "20251", "20251301", "20250230", "20251125241500", "20251125206000", "2025112520150012",
      "20251125 +0100 CET",
    ])
  func refused(_ text: String) {
    #expect(XMLTVTime(text) == nil)
  }

  @Test("A moment written as XMLTV is read as the same moment")
  func roundTrip() {
    for seconds in stride(from: -100_000_000, to: 4_000_000_000, by: 12_345_677) {
      #expect(XMLTVTime(XMLTVTime.text(of: seconds))?.seconds == seconds)
    }
    #expect(Programme.timestamp(of: 1_764_098_100) == "2025-11-25T19:15:00Z")
  }
}
