import Foundation
import Listings
import TestSupport
import Testing

/// XMLTV that is not well-formed. What is wrong affects only itself, and is reported at its place.
@Suite("Repairing XML")
struct XMLRepairTests {
  private static let end = "<programme start=\"2027\" channel=\"a\"><title>Last</title></programme>"

  /// The titles of the programmes, and the problems.
  private func read(_ elements: String) throws -> (titles: [String], problems: [String]) {
    let read = try ScratchFile(tv(elements + Self.end)).read()
    return (read.listings.channels[0].programmes.map(\.title), read.problems.places)
  }

  private func read(title: String) throws -> (titles: [String], problems: [String]) {
    try read("<programme start=\"2026\" channel=\"a\"><title>\(title)</title></programme>\n")
  }

  /// Titles begin in column 44 of line 3.
  @Test(
    "A fault in a text affects only itself",
    arguments: [
      ("Bread & Butter", "Bread & Butter", "3:50 unescaped(&)"),
      ("R&D", "R&D", "3:45 unescaped(&)"),
      ("a &; b", "a &; b", "3:46 unescaped(&)"),
      ("Caf&eacute; &hearts;", "Café ♥", "3:47 htmlEntity(eacute)"),
      ("&invented;", "&invented;", "3:44 entity(invented)"),
      ("1 < 2", "1 < 2", "3:46 unescaped(<)"),
      ("I <3 you", "I <3 you", "3:46 unescaped(<)"),
      ("x ]]> y", "x ]]> y", "3:48 unescaped(]]>)"),
      ("a\u{1}b", "ab", "3:45 control(1)"),
      ("a&#1;b", "ab", "3:45 control(1)"),
      ("a\u{FFFF}b", "ab", "3:45 control(65535)"),
      ("it&#146;s", "it’s", "3:46 number(#146, as: ’)"),
      ("a<b>c", "ac", "3:49 unclosed(b)"),
      ("a</b>c", "ac", "3:45 unopened(b)"),
      ("a<![CDATA[b & <c> \u{2}]]>", "ab & <c>", "3:62 control(2)"),
    ])
  func aFaultInATextAffectsOnlyItself(title: String, expected: String, problem: String) throws {
    let found = try read(title: title)
    #expect(found.titles == [expected, "Last"] && found.problems.first == problem)
  }

  @Test(
    "What is right is not reported",
    arguments: [
      "&amp;", "&#233;", "&#xE9;", "é日🎬", "<!-- a -- b & -->", "<?x y?>", "]] >", "<![CDATA[<b>]]>", "a<b>c</b>d",
      "x<br/>y",
    ])
  func whatIsRightIsNotReported(title: String) throws {
    #expect(try read(title: title).problems == [])
  }

  @Test("Elements of HTML in a text keep their text")
  func elementsOfHTMLInATextKeepTheirText() throws {
    #expect(try read(title: "The <i>Great <b>Big</b></i> Match<br/>2").titles.first == "The Great Big Match 2")
  }

  @Test(
    "A faulty tag affects only itself",
    arguments: [
      "<programme start=2026 channel=a><title>X</title></programme>",
      "<programme start='2026' channel=\"a\" start=\"2025\"><title>X</title></programme>",
      "<programme start=\"2026\"channel=\"a\"><title>X</title></programme>",
      "<programme start=\"2026\" channel=\"a><title>X</title></programme>",
      "<programme start=\"2026\" new channel=\"a\"><title>X</title></programme>",
      "<programme start=\"2026\" channel=\"a\"><title lang=\"a & b\">X</title></programme>",
      "<programme start=\"2026\" channel=\"a\"><title lang=\"a<b\">X</title></programme>",
      "<programme start=\"2026\" channel=\"a\"><title>X</titel></programme>",
      "<programme start=\"2026\" channel=\"a\"><title>X<desc>Y</desc></programme>",
      "<programme start=\"2026\" channel=\"a\"><title>X</title></programme x>",
      "<programme start=\"2026\" channel=\"a\"><title>X</title><desc>a<br>b</desc></programme>",
      "<programme start=\"2026\" channel=\"a\"><title>X</title>",
      "<programme start=\"2026\" channel=\"a\"><title>X</title></programme></tv><tv>",
      "<programme start=\"2026\" channel=\"a\"><title>X</title></programme></tv>\n<?xml version=\"1.0\"?>\n<tv id=\"2\">",
      "<programme start=\"2026\" channel=\"a\"><title>X</title></programme></tv>",
    ])
  func aFaultyTagAffectsOnlyItself(elements: String) throws {
    let found = try read(elements)
    #expect(found.titles == ["X", "Last"] && !found.problems.isEmpty)
  }

  @Test(
    "Something before the XML declaration is reported",
    arguments: ["\n", " ", "\u{FEFF}\u{FEFF}", "\u{FEFF}\n", "<!-- x -->", "\r\n\r\n"])
  func textBeforeTheDeclarationIsReported(beginning: String) throws {
    let read = try ScratchFile(beginning + tv(Self.end)).read()
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["Last"])
    #expect(read.problems.map(\.fault) == [.repaired(.declaration)])
  }

  @Test("An XML declaration is not necessary", arguments: ["", "\u{FEFF}"])
  func anXMLDeclarationIsNotNecessary(beginning: String) throws {
    let read = try ScratchFile("\(beginning)<tv><channel id=\"a\"/></tv>").read()
    #expect(read.listings.channels.count == 1 && read.problems.isEmpty)
  }

  /// Of faults in one line, each has its own column, also of those that are found only in the repaired text.
  @Test("Places are those in the file")
  func placesAreThoseInTheFile() throws {
    let filler = String(repeating: "<x>é &amp; &</x>", count: 40)
    let programme = "<programme start=\"soon\" channel=\"a\"/>"
    let line = String(repeating: filler + programme, count: 2)
    let read = try ScratchFile("<tv>\n\(line)\n</tv>").read()
    let places = read.problems.filter { $0.fault == .time("soon") }.map(\.column)
    #expect(places == [filler.count + 1, 2 * filler.count + programme.count + 1])
    #expect(read.problems.count == 82)
  }

  /// Faults at every place relative to the pieces in which a file is read.
  @Test("A document is repaired in the same way in pieces")
  func aDocumentIsRepairedInPieces() throws {
    let title = "é & &eacute; ]]> <b>x &#146; <![CDATA[ y ]]> \u{1}<!-- z --> 1 < 2"
    let element = "<programme start=\"2026\" channel=\"a\"><title lang=\"é &amp; &\">\(title)</title></programme>"
    let expected = try read(element).titles
    for count in stride(from: 0, to: element.utf8.count, by: 7) {
      let padding = String(repeating: " ", count: (1 << 16) - 110 - count)
      #expect(try read(padding + element).titles == expected)
    }
  }

  @Test("A file that ends too early may be half written, and a repaired one is complete")
  func aFileThatEndsTooEarly() throws {
    for (text, isPartial) in [("<tv><channel id=\"a\"/>", true), ("<tv>\n<channel id=\"a &\"/></tv>", false)] {
      let read = try ScratchFile(text).read()
      #expect(read.listings.channels.count == 1 && read.problems.count == 1)
      #expect(read.problems.contains { $0.fault.suggestsPartialFile } == isPartial)
    }
  }

  @Test("A tag with very many attributes does not take long")
  func manyAttributesTakeNoLongTime() throws {
    let attributes = (0..<60_000).map { " a\($0)='&'" }.joined()
    #expect(try read("<x\(attributes) a0=''/>").titles == ["Last"])
  }

  /// Random changes of a document. It is always read to its end, or to something that suggests that it was cut off.
  @Test("Damaged documents are read")
  func damagedDocumentsAreRead() throws {
    var random = SeededGenerator(seed: 1)
    let original = Array(
      tv(
        (1...20).map { "<programme start=\"20\($0 + 26)\" channel=\"a\"><title>T\($0)</title></programme>\n" }.joined()
      ).utf8)
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<random.number(1...6) {
        let place = random.number(0...bytes.count - 1)
        switch random.number(0...2) {
        case 0: bytes[place] = UInt8(random.number(0...255))
        case 1: bytes.remove(at: place)
        default:
          bytes.insert(
            contentsOf: Array(random.pick(["<", "&", "\"", ">", "]]>", "</tv>", "<!--"]).utf8), at: place)
        }
      }
      let read = try ScratchFile(Data(bytes)).read()
      let isCutOff = read.problems.contains { $0.fault == .unfinished }
      #expect(isCutOff || !read.problems.contains { if case .notWellFormed = $0.fault { true } else { false } })
    }
  }
}
