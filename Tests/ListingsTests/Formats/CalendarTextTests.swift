import Foundation
import Listings
import Testing

@Suite("Texts of calendars")
struct CalendarTextTests {
  private static let title = "Räume für große Gruppen 📅"

  /// Lines of an appointment with this break after each byte of the title.
  private static func file(foldedBy fold: String, lineBreak: String) -> Data {
    var data = Data("BEGIN:VCALENDAR\nX-WR-CALNAME:".utf8)
    let title = Data(Self.title.utf8.flatMap { [$0] + Array(fold.utf8) }.dropLast(fold.utf8.count))
    data += title + Data("\nBEGIN:VEVENT\nUID:1\nDTSTART:20260505T090000Z\nSUMMARY:".utf8)
    data += title + Data("\nEND:VEVENT\nEND:VCALENDAR\n".utf8)
    return Data(data.flatMap { $0 == 0x0A ? Array(lineBreak.utf8) : [$0] })
  }

  @Test("Lines can be folded within a character", arguments: ["\n ", "\n\t", "\n\n "], ["\n", "\r\n", "\r", "\r\r\n"])
  func linesCanBeFoldedWithinACharacter(fold: String, lineBreak: String) throws {
    let read = try ScratchFile(Self.file(foldedBy: fold, lineBreak: lineBreak)).read()
    #expect(read.listings.channels.map(\.name) == [Self.title] && read.problems.isEmpty)
    #expect(read.listings.channels.first?.programmes.map(\.title) == [Self.title])
  }

  @Test("Names of properties and components can be folded")
  func namesCanBeFolded() throws {
    let text =
      "BEGIN:VCAL\n ENDAR\nBEG\n IN:VEVENT\nU\n ID:1\nDTST\n ART:2026\n 0505T090000Z\nSUMM\n ARY:S\nEND:VEV\n ENT\n"
    let read = try ScratchFile("BEGIN:VCALENDAR\n" + text.dropFirst("BEGIN:VCAL\n ENDAR\n".count) + "END:VCALENDAR")
      .read()
    #expect(read.listings.channels.first?.programmes.places == ["05-05T09:00 S"] && read.problems.isEmpty)
  }

  @Test("A text that is not UTF-8 is read as Windows-1252")
  func otherTextIsReadAsWindows1252() throws {
    var data = Data(calendar("X-WR-CALNAME:Küche\n" + appointment("DTSTART:20260505T090000Z\nSUMMARY:Größe")).utf8)
    data.replace("Größe".utf8, with: Data([0x47, 0x72, 0xF6, 0xDF, 0x65, 0x20, 0x80, 0x81, 0x93]))
    let read = try ScratchFile(data).read()
    #expect(read.listings.channels.map(\.name) == ["Küche"])
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["Größe €\u{81}“"])
    #expect(read.problems.places == ["4:1 guessed(windows-1252)"])
  }

  @Test("Another encoding is reported once, and lines in UTF-8 are read correctly")
  func anotherEncodingIsReportedOnce() throws {
    let event = "DTSTART:20260505T090000Z\nSUMMARY:§\nLOCATION:Küche"
    var data = Data(calendar("X-WR-CALNAME:§\n\(appointment(event))\n\(appointment(event))").utf8)
    data.replace("§".utf8, with: Data([0xA7]))
    let read = try ScratchFile(data).read()
    #expect(read.listings.channels.map(\.name) == ["§"])
    #expect(read.listings.channels[0].programmes.map(\.title) == ["§", "§"])
    #expect(read.listings.channels[0].programmes.map(\.subtitle) == ["Küche", "Küche"])
    #expect(read.problems.map(\.fault) == [.repaired(.guessed("windows-1252"))] && read.problems[0].line == 3)
  }

  @Test("Names can be in lower case, and joined files have several marks")
  func namesCanBeInLowerCase() throws {
    let event = "begin:vevent\nuid:1\ndtstart;value=date:20260511\nsummary:S\nclass:public\nend:vevent"
    let text = "\u{FEFF}begin:vcalendar\n\(event)\nend:vcalendar\n"
    let read = try ScratchFile(text + text).read()
    #expect(read.listings.channels.map { $0.programmes.map(\.title) } == [["S"], ["S"]] && read.problems.isEmpty)
    #expect(read.listings.channels[1].programmes.map(\.start) == [local(day: 11, hour: 0)])
  }

  @Test("Properties of alarms are not those of the appointment")
  func propertiesOfAlarmsAreIgnored() throws {
    let alarm = "BEGIN:VALARM\nDTSTART:20260501T090000Z\nSUMMARY:Alarm\nDURATION:PT5M\nEND:VALARM"
    let read = try readCalendar("\(alarm)\nDTSTART:20260505T090000Z\nSUMMARY:S\nCATEGORIES:A\nCATEGORIES:B")
    #expect(read.programmes.places == ["05-05T09:00 S"] && read.problems.isEmpty)
    #expect(read.programmes.map { $0.stop - $0.start } == [3600] && read.programmes[0].categories == ["A", "B"])
  }
}
