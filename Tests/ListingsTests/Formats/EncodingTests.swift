import Foundation
import Listings
import Testing

@Suite("Encodings of XMLTV")
struct EncodingTests {
  private static func document(_ encoding: String) -> String {
    tv(#"<programme start="2026" channel="a"><title>Žít – § Ä</title></programme>"#, encoding: encoding)
  }

  @Test(
    "Texts are converted",
    arguments: [
      ("UTF-8", String.Encoding.utf8), ("UTF-16", .utf16), ("windows-1250", .windowsCP1250),
      ("WINDOWS-1250", .windowsCP1250),
    ])
  func textsAreConverted(name: String, encoding: String.Encoding) throws {
    let data = try #require(Self.document(name).data(using: encoding))
    let read = try ScratchFile(data).read()
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["Žít – § Ä"] && read.problems.isEmpty)
  }

  /// The byte A4 is the euro sign in ISO 8859-15, and 80 is that in windows-1252.
  @Test(
    "Single bytes are converted",
    arguments: [
      ("ISO-8859-1", 0xE9, "é"), ("ISO-8859-15", 0xA4, "€"), ("windows-1252", 0x80, "€"), ("koi8-r", 0xC1, "а"),
    ])
  func singleBytesAreConverted(encoding: String, byte: UInt8, expected: String) throws {
    var data = Data(tv(#"<programme start="2026" channel="a"><title>?</title></programme>"#, encoding: encoding).utf8)
    let place = try #require(data.lastIndex(of: UInt8(ascii: "?")))
    data[place] = byte
    #expect(try ScratchFile(data).read().listings.channels.first?.programmes.map(\.title) == [expected])
  }

  /// Multi-byte encodings, and names under which other encodings are usual.
  @Test(
    "Other texts are converted",
    arguments: [
      ("Shift_JIS", String.Encoding.shiftJIS, "日本語"), ("utf-16le", .utf8, "é"), ("UTF8", .utf8, "é"),
      ("utf-16", .utf8, "é"), ("unicode", .utf8, "é"),
    ])
  func otherTextsAreConverted(name: String, encoding: String.Encoding, title: String) throws {
    let document = tv(#"<programme start="2026" channel="a"><title>\#(title)</title></programme>"#, encoding: name)
    let read = try ScratchFile(try #require(document.data(using: encoding))).read()
    #expect(read.listings.channels.first?.programmes.map(\.title) == [title])
    #expect(read.problems.map(\.fault) == (encoding == .utf8 ? [.repaired(.encoding(name))] : []))
  }

  @Test("A document in an unknown encoding is read as UTF-8", arguments: ["EBCDIC-INVENTED", "UTF-7"])
  func anUnknownEncodingIsReadAsUTF8(encoding: String) throws {
    let read = try ScratchFile(tv("", encoding: encoding)).read()
    #expect(read.listings.channels.map(\.name) == ["A"])
    #expect(read.problems.places == ["1:1 encoding(\(encoding))"])
  }

  @Test(
    "A byte that is not UTF-8 is read in the encoding of the language",
    arguments: [([], "é"), (["ru"], "й"), (["ja", "de"], "é")])
  func otherBytesAreReadAsTheLanguageSays(languages: [String], expected: String) throws {
    var data = Data(tv("\n <programme start=\"2026\" channel=\"a\"><title>Ž?</title></programme>").utf8)
    let place = try #require(data.lastIndex(of: UInt8(ascii: "?")))
    data[place] = 0xE9
    let read = try ScratchFile(data).read(languages: languages)
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["Ž\(expected)"])
    #expect(read.problems.places == ["4:46 byte(233, as: \(expected))"])
  }
}
