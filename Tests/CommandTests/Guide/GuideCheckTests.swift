import Foundation
import TestSupport
import Testing

@Suite("guide check and guide sample")
struct GuideCheckTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
  }

  private static let listings = """
    <tv><channel id="a"><display-name>A</display-name></channel>
    <programme start="20260101120000 +0100" stop="20260101123000 +0100" channel="a" clumpidx="0/2">
    <title>X</title><sub-title>Y</sub-title><desc>Z</desc><category>News</category></programme>

    """

  @Test("check prints file, line, column and a summary, and fails if there are problems")
  func problems() throws {
    try machine.write(Self.listings + "<programme channel=\"a\"/></tv>", to: "faulty.xml")
    let file = machine.path("faulty.xml")
    let outcome = try machine.quiver("guide", "check", file)
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == ["\(file):4:1: “programme” has no start; it is left out", "1 channel, 1 programme"])
  }

  @Test("check tells what was repaired, and reads the rest")
  func repairs() throws {
    let listings =
      Self.listings.replacing(">X<", with: ">Bread & X<") + "<programme start=\"2027\" channel=\"a\"/></tv>"
    try machine.write("\n<?xml version=\"1.0\" encoding=\"utf8\"?>" + listings, to: "repaired.xml")
    let file = machine.path("repaired.xml")
    let outcome = try machine.quiver("guide", "check", file)
    #expect(
      outcome.lines == [
        "\(file):1:1: the encoding is not “utf8”; the file is read as UTF-8",
        "\(file):2:1: something is before the XML declaration; it is left out",
        "\(file):4:14: “&” is not escaped; it is read as text", "1 channel, 2 programmes",
      ])
  }

  @Test("check prints only a summary for right files of all kinds")
  func rightFiles() throws {
    try machine.write(Self.listings + "</tv>", to: "a")
    try machine.write("#EXTM3U\n#EXTINF:-1 tvg-id=\"b\",B\nhttp://b.example/\n", to: "b")
    try machine.write("BEGIN:VCALENDAR\nX-WR-CALNAME:C\nEND:VCALENDAR\n", to: "c")
    let outcome = try machine.quiver("guide", "check", machine.path("a"), machine.path("b"), machine.path("c"))
    #expect((outcome.status, outcome.output, outcome.errors) == (0, "3 channels, 1 programme\n", ""))
  }

  @Test("check hides what private appointments are about unless the configuration shows it")
  func privateAppointments() throws {
    let start = Date().formatted(.iso8601).filter { !"-:".contains($0) }
    try machine.write(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nCLASS:PRIVATE\nDTSTART:\(start)\nSUMMARY:Dismissal\nEND:VEVENT\nEND:VCALENDAR\n",
      to: "room.ics")
    let file = machine.path("room.ics")
    let hidden = try machine.quiver("guide", "check", "--json", file).output
    #expect(hidden.contains("\"Private\"") && !hidden.contains("Dismissal"))
    let shown = try machine.quiver("guide", "check", "--json", "--set", "guide.private=show", file).output
    #expect(shown.contains("\"Dismissal\"") && !shown.contains("Private"))
  }

  @Test("check prints one JSON document, and problems to standard error")
  func json() throws {
    try machine.write(Self.listings + "<programme channel=\"a\"/></tv>", to: "faulty.xml")
    let outcome = try machine.quiver("guide", "check", "--json", machine.path("faulty.xml"))
    #expect(outcome.status == 1 && outcome.errors.contains("faulty.xml:4:1: "))
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let channels = try #require(document as? [[String: Any]])
    let programmes = try #require(channels.first?["programmes"] as? [[String: Any]])
    #expect(Set(channels[0].keys) == ["id", "name", "icon", "address", "programmes"])
    #expect(channels[0]["icon"] is NSNull && channels.count == 1 && programmes.count == 1)
    let texts = programmes[0].compactMapValues { $0 as? String }
    #expect(
      texts == [
        "start": "2026-01-01T11:00:00Z", "stop": "2026-01-01T11:30:00Z", "title": "X", "subtitle": "Y", "summary": "Z",
        "clump": "0/2",
      ])
    #expect(programmes[0]["categories"] as? [String] == ["News"])
  }

  @Test("check reports files that cannot be read, and does not wait for them")
  func unreadableFiles() throws {
    #expect(mkfifo(machine.path("fifo"), 0o600) == 0)
    for file in [machine.path("fifo"), machine.path("absent"), "/dev/zero"] {
      let outcome = try machine.quiver("guide", "check", file)
      #expect(outcome.status == 1 && outcome.output.hasPrefix("\(file): "))
    }
  }

  @Test("check reads the files of directories, and joins nothing")
  func directories() throws {
    try machine.write(Self.listings + "</tv>", to: "tv/a")
    try machine.write(
      "#EXTM3U\n#EXTINF:-1 tvg-id=\"a\",A\nhttp://a\n#EXTINF:-1 tvg-id=\"a\",A HD\nhttp://hd\n", to: "tv/b")
    let outcome = try machine.quiver("guide", "check", machine.path("tv"))
    #expect((outcome.status, outcome.output) == (0, "3 channels, 1 programme\n"))
  }

  @Test(
    "Wrong usage is reported",
    arguments: [
      ["check"], ["check", "--nonsense", "x"], ["sample", "--channels", "0"],
      ["sample", "--start", "9223372036854775807"], ["sample", "--channels", "10000", "--days", "60"],
    ])
  func usage(arguments: [String]) throws {
    let outcome = try machine.run([BuiltProgram.quiver, "guide"] + arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }

  @Test("sample prints the same listings for the same seed, without problems")
  func sample() throws {
    func sample(_ seed: String) throws -> String {
      let options = ["--seed", seed, "--channels", "3", "--days", "2", "--start", "1767225600"]
      return try machine.run([BuiltProgram.quiver, "guide", "sample"] + options).output
    }
    let listings = try sample("1")
    #expect(try sample("1") == listings && sample("2") != listings)
    try machine.write(listings, to: "sample.xml")
    let outcome = try machine.quiver("guide", "check", machine.path("sample.xml"))
    #expect(outcome.status == 0 && outcome.output.hasPrefix("3 channels, "))
  }
}
