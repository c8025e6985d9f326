import Foundation
import Listings
import Testing

@Suite("Contents of XMLTV")
struct XMLTVContentTests {
  @Test("Channels and programmes are read completely")
  func channelsAndProgrammesAreReadCompletely() throws {
    let file = try ScratchFile(
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE tv SYSTEM "xmltv.dtd">
      <tv generator-info-name="x"><channel id="a.example"><display-name lang="en">Channel A</display-name>
      <display-name>1</display-name><icon src="https://a.example/a.png"/><url>https://a.example/</url></channel>
      <programme start="20260101120000 +0000" stop="20260101130000 +0000" channel="a.example" clumpidx="0/2">
      <title>News &amp;
        Weather</title><sub-title>Noon</sub-title><desc>What &lt;happened&gt;.</desc>
      <credits><actor>Nobody</actor></credits><category>News</category><category>Live</category>
      <episode-num system="onscreen">1</episode-num></programme></tv>
      """#)
    let start = utc("2026-01-01T12:00")
    let programme = Programme(
      start: start, stop: start + 3600, title: "News & Weather", subtitle: "Noon", summary: "What <happened>.",
      categories: ["News", "Live"], clump: Programme.Clump(index: 0, count: 2))
    let channel = Channel(
      id: "a.example", name: "Channel A", otherNames: ["1"], icon: "https://a.example/a.png", programmes: [programme])
    let read = file.read()
    #expect(read.listings == Listings(channels: [channel]) && read.problems.isEmpty)
  }

  @Test(
    "The language of the user comes first",
    arguments: [
      ([], "Nachrichten"), (["en"], "News"), (["fr", "en"], "News"), (["fr"], "Nachrichten"), (["pt"], "Jornal"),
      (["e"], "Nachrichten"),
    ])
  func theLanguageOfTheUserComesFirst(languages: [String], expected: String) throws {
    let file = try ScratchFile(
      tv(
        """
        <programme start="2026" channel="a"><title lang="de">Nachrichten</title><title lang="en_GB">News</title>
        <title lang="pt-BR">Jornal</title></programme>
        """))
    #expect(file.read(languages: languages).listings.channels[0].programmes.map(\.title) == [expected])
  }

  @Test("A programme without an end lasts until the next one, and the last one an hour")
  func aProgrammeWithoutAnEnd() throws {
    let file = try ScratchFile(
      tv(
        """
        <programme start="202601011400" channel="a"><title>C</title></programme>
        <programme start="202601011200" channel="a"><title>A</title></programme>
        <programme start="202601011200" channel="a"><title>A2</title></programme>
        <programme start="202601011230" stop="202601011300" channel="a"><title>B</title></programme>
        """))
    let programmes = file.read().listings.channels[0].programmes
    #expect(programmes.map(\.title) == ["A", "A2", "B", "C"])
    let minutes = programmes.map { ($0.stop - $0.start) / 60 }
    #expect(minutes == [30, 30, 30, 60])
  }

  @Test("Programmes that end before they begin are reported where they begin")
  func programmesThatEndBeforeTheyBegin() throws {
    let file = try ScratchFile(
      tv(
        """
        <programme start="202601011200" stop="202601011100" channel="a"><title>Negative</title></programme>
        <programme start="202601011300" stop="202601011300" channel="a">
        <title>Zero</title></programme>
        <programme start="202601011330" stop="202601011400" channel="a"><title>Right</title></programme>

        """))
    let read = file.read()
    #expect(read.listings.channels[0].programmes.map { ($0.stop - $0.start) / 60 } == [60, 30, 30])
    #expect(
      read.problems.places == [
        "3:1 negativeDuration(Negative)",
        "4:1 negativeDuration(Zero)",
      ])
  }

  @Test("An end that is not a time is ignored")
  func anEndThatIsNoTimeIsIgnored() throws {
    let file = try ScratchFile(
      tv(#"<programme start="202601011200" stop="late" channel="a"><title>X</title></programme>"#))
    #expect(file.read().listings.channels[0].programmes.map { ($0.stop - $0.start) / 60 } == [60])
    #expect(file.read().problems.places == ["3:1 end(late)"])
  }

  @Test("Duplicates are dropped, and episodes that share a slot are not")
  func duplicatesAreDropped() throws {
    let repeated = #"<programme start="2026" channel="a"><title>X</title></programme>"#
    let shared = (0...1).map {
      #"<programme start="2027" stop="202702" channel="a" clumpidx="\#($0)/2"><title>Y</title></programme>"#
    }
    let other = #"<programme start="2026" channel="a"><title>X</title><desc>Other</desc></programme>"#
    let read = try ScratchFile(tv(repeated + repeated + other + repeated + shared.joined())).read()
    #expect(read.listings.channels[0].programmes.map(\.title) == ["X", "X", "Y", "Y"])
    #expect(read.listings.channels[0].programmes.map(\.clump?.index) == [nil, nil, 0, 1])
    #expect(read.problems.places == [" duplicates(2)"])
  }

  @Test("An undeclared channel is reported once and named by its id")
  func anUndeclaredChannelIsReportedOnce() throws {
    let programmes = (1...3).map { #"<programme start="202601010\#($0)" channel="b"><title>X</title></programme>"# }
    let read = try ScratchFile(tv(programmes.joined())).read()
    #expect(read.listings.channels.map(\.name) == ["A", "b"] && read.listings.channels[1].programmes.count == 3)
    #expect(read.problems.places == ["3:1 unknownChannel(b)"])
  }

  @Test("A channel may be declared behind its programmes")
  func aChannelMayBeDeclaredBehindItsProgrammes() throws {
    let declaration = #"<channel id="b"><display-name>B</display-name><display-name>2</display-name></channel>"#
    let read = try ScratchFile(
      tv("<programme start=\"2026\" channel=\"b\"><title>X</title></programme>\(declaration)")
    ).read()
    #expect(read.listings.channels.map(\.name) == ["A", "B"] && read.listings.channels[1].otherNames == ["2"])
    #expect(read.problems.isEmpty)
  }

  @Test("A faulty programme affects only itself")
  func aFaultyProgrammeAffectsOnlyItself() throws {
    let read = try ScratchFile(
      tv(
        """
        <programme channel="a"><title>No start</title></programme>
        <programme start="2026"><title>No channel</title></programme>
        <programme start="soon" channel="a"><title>No time</title></programme>
        <programme start="2026 XYZ" channel="a"><title>No zone</title></programme>
        <channel><display-name>No id</display-name></channel>
        <programme start="2027" channel="a" clumpidx="2/2"><title>No clump</title></programme>

        """)
    ).read()
    #expect(read.listings.channels.map(\.id) == ["a"])
    #expect(read.listings.channels[0].programmes.map(\.title) == ["No zone", "No clump"])
    #expect(read.listings.channels[0].programmes.map(\.clump) == [nil, nil])
    #expect(
      read.problems.places == [
        "3:1 missing(start, of: programme)", "4:1 missing(channel, of: programme)",
        "5:1 time(soon)", "6:1 zone(XYZ)",
        "7:1 missing(id, of: channel)",
      ])
  }

  @Test("White space is collapsed", arguments: ["a b", " a b", "a  b", "a \n\t b ", "\n a b"])
  func whiteSpaceIsCollapsed(title: String) throws {
    let file = try ScratchFile(tv("<programme start=\"2026\" channel=\"a\"><title>\(title)</title></programme>"))
    #expect(file.read().listings.channels[0].programmes.map(\.title) == ["a b"])
  }

  @Test("Listings that are written are read without loss")
  func listingsThatAreWrittenAreReadWithoutLoss() throws {
    let programmes = (0..<250).map { number in
      Programme(
        start: 1_764_000_000 + number * 1800, stop: 1_764_001_800 + number * 1800, title: "P <\(number)>",
        subtitle: number % 2 == 0 ? "S & \"\(number)\"" : "", summary: number % 3 == 0 ? "D" : "", categories: ["C"])
    }
    let listings = Listings(
      channels: (0..<20).map { Channel(id: "c\($0)", name: "Channel \($0)", programmes: programmes) })
    let read = try ScratchFile(listings.xmltv).read()
    #expect(read.listings == listings && read.problems.isEmpty)
  }

  @Test("What is not XMLTV is reported")
  func whatIsNotXMLTVIsReported() throws {
    #expect(try ScratchFile("<html><body>404</body></html>").read().problems.map(\.fault) == [.unknownFormat])
    #expect(try ScratchFile("channel,start,stop\n").read().problems.map(\.fault) == [.unknownFormat])
    #expect(try ScratchFile("").read().problems.map(\.fault) == [.unknownFormat])
  }
}
