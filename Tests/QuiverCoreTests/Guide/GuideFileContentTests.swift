import Foundation
import Listings
import Posix
import TestSupport
import Testing

@testable import QuiverCore

@Suite("What was read from the files of the guide")
struct GuideFileContentTests {
  private let scratch: ConfigurationScratch

  init() throws {
    scratch = try ConfigurationScratch()
    for name in ["tv.xml", "list.m3u", "room.ics"] { try scratch.write(name, "1") }
  }

  private func file(_ name: String, _ kind: GuideFiles.Kind = .listings) -> GuideFiles.File {
    GuideFiles.File(kind: kind, path: scratch(name), mark: FileMark(of: scratch(name)))
  }

  private func source(_ file: GuideFiles.File, _ title: String, isComplete: Bool = true) -> GuideFileContent {
    let programme = Programme(start: 1000, stop: 2000, title: title, subtitle: "", summary: "of it")
    var channel = Channel(id: "a", name: "A", otherNames: ["B", "C"], icon: nil, address: nil)
    channel.hasOwnName = false
    channel.programmes = [programme]
    return GuideFileContent(file, Listings(channels: [channel]), isComplete: isComplete)
  }

  private func titles(_ sources: [GuideFileContent]) -> [String] {
    sources.flatMap { $0.listings.channels.flatMap { $0.programmes.map(\.title) } }
  }

  @Test("Listings replace older ones of the same file if they are complete")
  func updates() {
    let (one, other) = (file("tv.xml"), file("list.m3u", .playlist))
    let old = [source(one, "old"), source(other, "old")]
    #expect(titles(old.updated(with: [source(one, "new")], of: [one, other])) == ["new", "old"])
    #expect(titles(old.updated(with: [source(one, "new", isComplete: false)], of: [one, other])) == ["old", "old"])
    #expect(titles(old.updated(with: [], of: [other])) == ["old"])
  }

  @Test("A part of a file is used if the whole file was never read")
  func parts() {
    let one = file("tv.xml")
    let first = [GuideFileContent]().updated(with: [source(one, "part", isComplete: false)], of: [one])
    #expect(titles(first) == ["part"])
    #expect(titles(first.updated(with: [source(one, "more", isComplete: false)], of: [one])) == ["more"])
  }

  @Test("Changed files are outdated, and calendars always are")
  func outdated() throws {
    let files = [file("tv.xml"), file("list.m3u", .playlist), file("room.ics", .rooms)]
    let sources = files.map { source($0, "x") }
    #expect(sources.outdated(among: files) == [files[2]])
    try scratch.write("tv.xml", "12")
    let changed = file("tv.xml")
    #expect(sources.outdated(among: [changed] + files[1...]) == [changed, files[2]])
  }

  @Test("The cache returns what it was given, for the same settings only")
  func caching() {
    let cache = GuideCache(CacheDirectory(scratch("cache")))
    #expect(cache.read(for: ["x"]) == [])
    let sources = [source(file("tv.xml"), "x"), source(file("room.ics", .rooms), "y", isComplete: false)]
    cache.keep(sources, for: ["x", "de"])
    #expect(cache.read(for: ["x", "de"]) == sources)
    #expect(cache.read(for: ["x", "en"]) == [])
  }

  @Test("Damaged numbers end the record")
  func hugeNumbers() {
    var record = RecordWriter()
    record.add(true)
    record.add(1)
    for text in ["a", "A"] { record.add(text) }
    record.add(true)
    record.add([String]())
    for text in [String?.none, nil] { record.add(text) }
    record.add(Int(UInt32.max))
    #expect(ListingsRecord.content(in: record.bytes.span, of: file("tv.xml")) == nil)
  }

  @Test("A channel with two addresses in a playlist has two rows")
  func twoAddresses() {
    let channels = ["http://sd", "http://hd"].map { Channel(id: "a", name: "A", address: $0) }
    let playlist = GuideFileContent(file("list.m3u", .playlist), Listings(channels: channels), isComplete: true)
    let combined = [source(file("tv.xml"), "x"), playlist].combined.channels
    #expect(combined.map(\.address) == ["http://sd", "http://hd"])
    #expect(combined.allSatisfy { $0.programmes.map(\.title) == ["x"] })
  }

  @Test("A damaged cache is ignored")
  func damage() throws {
    let cache = GuideCache(CacheDirectory(scratch("cache")))
    cache.keep([source(file("tv.xml"), "x")], for: [])
    let name = try #require(try scratch.names(in: "cache").first { $0.hasPrefix("guide") })
    var bytes = try Data(contentsOf: URL(filePath: scratch("cache/\(name)")))
    #expect(cache.read(for: []).count == 1)
    bytes[bytes.count - 3] ^= 1
    try scratch.write("cache/\(name)", bytes)
    #expect(cache.read(for: []) == [])
  }

  @Test("Private appointments have only a title unless the configuration shows them")
  func privateAppointments() throws {
    try scratch.write(
      "room.ics",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nCLASS:PRIVATE\nDTSTART:19700101T000000Z\nSUMMARY:S\nEND:VEVENT\nEND:VCALENDAR\n")
    var preferences = GuidePreferences()
    for (isShown, title) in [(GuidePreferences.PrivateAppointments.hide, "Private"), (.show, "S")] {
      preferences.privateAppointments = isShown
      let read = GuideReading.read(
        file("room.ics", .rooms), languages: [], window: 0..<1, privateTitle: preferences.privateTitle)
      #expect(titles([read.content]) == [title])
    }
  }

  @Test("A file that ends too early is not complete, and one with a wrong programme is")
  func completeness() throws {
    let channel = "<tv><channel id='a'><display-name>A</display-name></channel>"
    for (text, isComplete) in [(channel + "<oops", false), (channel + "<programme channel='a'/></tv>", true)] {
      try scratch.write("tv.xml", text)
      let read = GuideReading.read(file("tv.xml"), languages: [], window: 0..<1, privateTitle: nil)
      #expect(read.content.isComplete == isComplete && read.problems.count == 1)
    }
    let missing = GuideReading.read(file("none.xml"), languages: [], window: 0..<1, privateTitle: nil)
    #expect(!missing.content.isComplete)
  }
}
