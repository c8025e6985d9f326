import Foundation
import Listings
import Testing

@Suite("XMLTV")
struct XMLTVReaderTests {
  private let scratch: ListingsScratch

  init() throws { scratch = try ListingsScratch() }

  @Test("Channels and programmes are read")
  func reading() throws {
    let file = try scratch.tv(
      """
      <channel id="one"><display-name>One</display-name><display-name>1</display-name><icon src="one.png"/></channel>
      <programme start="20251125200000 +0000" stop="20251125203000 +0000" channel="one">
        <title lang="en">News &amp; Weather</title><sub-title>Part
          Two</sub-title><desc>What happened.</desc><category>News</category><credits><actor>A</actor></credits>
      </programme>
      """)
    let (listings, problems) = read(file)
    #expect(problems == [])
    let news = Programme(
      start: 1_764_100_800, stop: 1_764_102_600, title: "News & Weather", subtitle: "Part Two",
      summary: "What happened.", categories: ["News"])
    #expect(listings.channels == [Channel(id: "one", name: "One", icon: "one.png", programmes: [news])])
  }

  @Test(
    "Texts are in the language of the user, or else in the first one",
    arguments: [(["fr", "de"], "Wetter"), ([], "Weather")])
  func languages(_ languages: [String], _ title: String) throws {
    let file = try scratch.tv(
      """
      <channel id="one"><display-name lang="en">One</display-name><display-name lang="de">Eins</display-name></channel>
      <programme start="2025" channel="one"><title lang="en">Weather</title><title lang="de_AT">Wetter</title></programme>
      """)
    let channel = read(file, languages: languages).listings.channels[0]
    #expect(channel.programmes.map(\.title) == [title])
    #expect(channel.name == (languages.isEmpty ? "One" : "Eins"))
  }

  @Test("A missing end is the next start, and that of the last programme an hour later")
  func missingEnds() throws {
    let file = try scratch.tv(
      """
      <channel id="one"><display-name>One</display-name></channel>
      <programme start="20251125210000" channel="one"><title>B</title></programme>
      <programme start="20251125200000" channel="one"><title>A</title></programme>
      """)
    let programmes = read(file).listings.channels[0].programmes
    #expect(programmes.map(\.title) == ["A", "B"])
    #expect(programmes.map { $0.stop - $0.start } == [3600, 3600])
    #expect(programmes[0].stop == programmes[1].start)
  }

  @Test("Programmes that share a slot know their places")
  func clumps() throws {
    let file = try scratch.tv(
      """
      <channel id="one"><display-name>One</display-name></channel>
      <programme start="2025112520" stop="2025112521" channel="one" clumpidx="1/2"><title>B</title></programme>
      <programme start="2025112520" stop="2025112521" channel="one" clumpidx="0/2"><title>A</title></programme>
      <programme start="2025112521" stop="2025112522" channel="one" clumpidx="2/2"><title>C</title></programme>
      """)
    let programmes = read(file).listings.channels[0].programmes
    #expect(programmes.map(\.title) == ["A", "B", "C"])
    #expect(programmes.map { $0.clump?.index } == [0, 1, nil])
  }

  @Test("A negative duration is reported, and ends with the next programme")
  func negativeDuration() throws {
    let file = try scratch.tv(
      """
      <channel id="one"><display-name>One</display-name></channel>
      <programme start="2025112520" stop="2025112519" channel="one"><title>A</title></programme>
      <programme start="2025112521" stop="2025112522" channel="one"><title>B</title></programme>
      """)
    let (listings, problems) = read(file)
    #expect(listings.channels[0].programmes.map { $0.stop - $0.start } == [3600, 3600])
    #expect(problems.map(\.fault) == [.negativeDuration("A")])
  }

  @Test("Duplicates are left out, and counted once")
  func duplicates() throws {
    let programme = #"<programme start="2025112520" stop="2025112521" channel="one"><title>A</title></programme>"#
    let file = try scratch.tv(
      #"<channel id="one"><display-name>One</display-name></channel>"#
        + #"<channel id="one"><display-name>Uno</display-name></channel>"# + programme + programme + programme)
    let (listings, problems) = read(file)
    #expect(listings.channels.map(\.name) == ["Uno"])
    #expect(listings.channels[0].programmes.count == 1)
    #expect(problems.map(\.fault) == [.duplicates(2)])
  }

  @Test("What lacks an attribute is left out, with its line and column")
  func missingAttributes() throws {
    let file = try scratch.tv(
      """
      <channel><display-name>None</display-name></channel>
      <programme start="soon" channel="one"><title>A</title></programme>
      <programme channel="one"><title>A</title></programme>
      <programme start="2025"><title>A</title></programme>
      <programme start="2025112520 QQQ" channel="two"><title>B</title></programme>
      """)
    let (listings, problems) = read(file)
    #expect(listings.channels.map(\.name) == ["two"])
    #expect(
      problems.map(\.fault) == [
        .missing("id", of: "channel"), .time("soon"), .missing("start", of: "programme"),
        .missing("channel", of: "programme"), .zone("QQQ"), .unknownChannel("two"),
      ])
    #expect(problems.map(\.line) == [3, 4, 5, 6, 7, 7])
    #expect(problems[1].description == "\(file):4:1: “soon” is not a time; the programme is left out")
  }

  @Test("Fifty thousand programmes are read without loss")
  func many() throws {
    var channels = (0..<200).map { Channel(id: "c\($0)", name: "Channel \($0)") }
    for index in channels.indices {
      channels[index].programmes = (0..<250).map { number in
        Programme(start: 1_764_000_000 + number * 1800, stop: 1_764_001_800 + number * 1800, title: "P \(number)")
      }
    }
    let listings = Listings(channels: channels)
    let (found, problems) = read(try scratch.write("many.xml", listings.xmltv))
    #expect(problems == [])
    #expect(found == listings)
  }
}

@Suite("Faulty listings")
struct FaultyListingsTests {
  private let scratch: ListingsScratch
  private let channel = #"<channel id="one"><display-name>One</display-name></channel>"#
  private let programme = #"<programme start="2025112520" channel="one"><title>A</title></programme>"#

  init() throws { scratch = try ListingsScratch() }

  @Test("Entities are not expanded")
  func entityBomb() throws {
    let bomb = """
      <!DOCTYPE tv [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY x SYSTEM "file:///etc/passwd">]>

      """
    let (listings, problems) = read(try scratch.tv("\(channel)<display-name>&c;&x;</display-name>", head: bomb))
    #expect(listings.channels == [])
    #expect(problems.map(\.fault) == [.entities])
    #expect(problems.map(\.line) == [2])
  }

  @Test("What is before a fault is used")
  func notWellFormed() throws {
    let (listings, problems) = read(try scratch.tv("\(channel)\(programme)\n<programme <"))
    #expect(listings.channels.map(\.programmes.count) == [1])
    #expect(problems.map(\.line) == [4])
    #expect(problems[0].description.contains(":4:12: not well-formed (invalid token); what is before it is used"))
  }

  @Test("A compressed file is read, and one that ends too early as far as it goes")
  func truncated() throws {
    let content = (0..<5000).map { programme.replacing("<title>A", with: "<title>A\($0)") }.joined(separator: "\n")
    let file = try scratch.gzip(try scratch.tv("\(channel)\(content)"))
    #expect(read(file).problems == [])
    #expect(read(file).listings.channels[0].programmes.count == 5000)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let (listings, problems) = read(try scratch.write("half.gz", bytes.prefix(bytes.count / 2)))
    #expect(problems.map(\.fault) == [.truncated])
    #expect((1..<5000).contains(listings.channels[0].programmes.count))
    var damaged = bytes
    for index in damaged.count / 2..<damaged.count / 2 + 50 { damaged[index] ^= 0xFF }
    // Whether zlib or expat notices first depends on the damaged bytes.
    #expect(read(try scratch.write("damaged.gz", damaged)).problems.count == 1)
  }

  @Test("A file of a gigabyte is refused at the limit")
  func tooLarge() throws {
    let file = try scratch.write("large.xml", "<tv>\(channel)")
    try FileHandle(forWritingTo: URL(fileURLWithPath: file)).truncate(atOffset: 1 << 30)
    let (listings, problems) = read(file)
    #expect(listings.channels.map(\.id) == ["one"])
    #expect(problems.count == 1)
    var limits = ReadingLimits()
    limits.size = 100
    let short = try scratch.tv("\(channel)\(String(repeating: " ", count: 100))")
    #expect(read(short, limits: limits).problems.map(\.fault) == [.tooMuch("bytes", limit: 100)])
  }

  @Test("More channels and programmes than allowed are left out")
  func tooMany() throws {
    let channels = (0..<100_000).map { #"<channel id="\#($0)"><display-name>\#($0)</display-name></channel>"# }
    let (listings, problems) = read(try scratch.tv(channels.joined(separator: "\n")))
    #expect(listings.channels.count == 10_000)
    #expect(problems.map(\.fault) == [.tooMuch("channels", limit: 10_000)])
    var limits = ReadingLimits()
    (limits.programmes, limits.text) = (2, 3)
    let titled = ["Äpfel", "Birnen", "C"].enumerated().map {
      #"<programme start="202511252\#($0)" channel="one"><title>\#($1)</title></programme>"#
    }
    let few = read(try scratch.tv(channel + titled.joined()), limits: limits)
    #expect(few.listings.channels[0].programmes.map(\.title) == ["Äp", "Bir"])
    #expect(few.problems.map(\.fault) == [.tooMuch("programmes", limit: 2)])
  }

  @Test("Elements that are nested too deeply are refused")
  func tooDeep() throws {
    let (listings, problems) = read(try scratch.tv(channel + String(repeating: "<a>", count: 100_000)))
    #expect(listings.channels.count == 1)
    #expect(problems.map(\.fault) == [.tooDeep])
  }

  @Test("A FIFO, a directory and a missing file are reported at once")
  func noFile() throws {
    mkfifo(scratch.file("fifo"), 0o600)
    #expect(read(scratch.file("fifo")).problems.map(\.fault) == [.unreadable("is not a regular file")])
    #expect(read(scratch.path).problems.map(\.fault) == [.unreadable("is a directory")])
    #expect(read(scratch.file("none")).problems.map(\.fault) == [.unreadable("does not exist")])
    #expect(read(try scratch.write("text", "hello")).problems.map(\.fault) == [.unknownFormat])
    #expect(read(try scratch.write("empty", "")).problems.map(\.fault) == [.unknownFormat])
  }

  @Test("Encodings are followed, and unknown ones are reported")
  func encodings() throws {
    func document(_ encoding: String, _ name: [UInt8]) -> [UInt8] {
      Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><tv><channel id=\"a\"><display-name>".utf8) + name
        + Array("</display-name></channel></tv>".utf8)
    }
    func name(_ encoding: String, _ bytes: [UInt8]) throws -> String? {
      read(try scratch.write("encoded.xml", document(encoding, bytes))).listings.channels.first?.name
    }
    #expect(try name("ISO-8859-1", [0xC4]) == "Ä")
    #expect(try name("windows-1252", [0x80, 0xC4]) == "€Ä")
    #expect(try name("ISO-8859-15", [0xA4]) == "€")
    #expect(try name("ISO-8859-2", [0xA3]) == "Ł")
    #expect(try name("koi8-r", [0xC1]) == "а")
    let unknown = read(try scratch.write("unknown.xml", document("Klingon-1", [0x41])))
    #expect(unknown.problems.map(\.fault) == [.encoding("Klingon-1")])
    let wrong = read(try scratch.write("wrong.xml", document("UTF-8", [0xC4, 0x41])))
    #expect(wrong.problems.count == 1 && wrong.listings.channels == [])
  }

  @Test("Only the first problems are listed, and the others are counted")
  func manyProblems() throws {
    let programmes = (0..<300).map { _ in #"<programme start="x" channel="one"/>"# }.joined()
    let problems = read(try scratch.tv(channel + programmes)).problems
    #expect(problems.count == 101)
    #expect(problems.last?.fault == .more(200))
  }
}
