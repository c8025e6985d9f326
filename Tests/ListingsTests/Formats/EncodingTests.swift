import Foundation
import Listings
import Testing

@Suite("Encodings of XMLTV")
struct EncodingTests {
  private static func document(_ encoding: String) -> String {
    tv(#"<programme start="2026" channel="a"><title>Žít – § Ä</title></programme>"#, encoding: encoding)
  }

  @Test(arguments: [
    ("UTF-8", String.Encoding.utf8), ("UTF-16", .utf16), ("windows-1250", .windowsCP1250),
    ("WINDOWS-1250", .windowsCP1250),
  ])
  func `texts are converted`(name: String, encoding: String.Encoding) throws {
    let data = try #require(Self.document(name).data(using: encoding))
    let read = try ScratchFile(data).read()
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["Žít – § Ä"] && read.problems.isEmpty)
  }

  /// The byte A4 is the euro sign in ISO 8859-15, and 80 is that in windows-1252.
  @Test(arguments: [
    ("ISO-8859-1", 0xE9, "é"), ("ISO-8859-15", 0xA4, "€"), ("windows-1252", 0x80, "€"), ("koi8-r", 0xC1, "а"),
  ])
  func `single bytes are converted`(encoding: String, byte: UInt8, expected: String) throws {
    var data = Data(tv(#"<programme start="2026" channel="a"><title>?</title></programme>"#, encoding: encoding).utf8)
    let place = try #require(data.lastIndex(of: UInt8(ascii: "?")))
    data[place] = byte
    #expect(try ScratchFile(data).read().listings.channels.first?.programmes.map(\.title) == [expected])
  }

  @Test(arguments: ["EBCDIC-INVENTED", "Shift_JIS", "UTF-7"])
  func `other encodings are reported`(encoding: String) throws {
    let read = try ScratchFile(tv("", encoding: encoding)).read()
    #expect(read.listings.channels.isEmpty && read.problems.map(\.fault) == [.encoding(encoding)])
  }

  @Test func `invalid bytes are reported, and what is before them is kept`() throws {
    let first = #"<programme start="2026" channel="a"><title>X</title></programme>"#
    var data = Data(tv("\(first)\n  ?").utf8)
    let place = try #require(data.lastIndex(of: UInt8(ascii: "?")))
    data[place] = 0xFF
    let read = try ScratchFile(data).read()
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["X"])
    #expect(read.problems.places == ["4:3 not well-formed (invalid token); what is before it is used"])
  }
}
