import Foundation
import Glibc
import Listings
import Testing

@Suite("Files that are damaged or hostile")
struct HostileFileTests {
  private static let programme = #"<programme start="2026" channel="a"><title>X</title></programme>"#

  @Test("An entity bomb is refused, and nothing before it is used")
  func anEntityBombIsRefused() throws {
    let levels = (1...9).map { #"<!ENTITY l\#($0) "\#(String(repeating: "&l\($0 - 1);", count: 10))">"# }
    let text = "<!DOCTYPE tv [<!ENTITY l0 \"lol\">\(levels.joined())]>\n<tv><channel id=\"&l9;\"/></tv>"
    let read = try ScratchFile(text).read()
    #expect(read.listings.channels.isEmpty && read.problems.map(\.fault) == [.entities])
    #expect(read.problems.first?.line == 1)
  }

  @Test(
    "External entities are refused",
    arguments: [
      #"<!DOCTYPE tv [<!ENTITY e SYSTEM "file:///etc/passwd">]><tv><channel id="a"/></tv>"#,
      #"<!DOCTYPE tv [<!ENTITY % e SYSTEM "file:///etc/passwd"> %e;]><tv><channel id="a"/></tv>"#,
    ])
  func externalEntitiesAreRefused(text: String) throws {
    let read = try ScratchFile(text).read()
    #expect(read.listings.channels.isEmpty && read.problems.map(\.fault) == [.entities])
  }

  @Test("Elements that are nested deeply are refused")
  func elementsThatAreNestedDeeplyAreRefused() throws {
    let deep = try ScratchFile(tv(Self.programme + String(repeating: "\n<x>", count: 100_000))).read()
    #expect(deep.problems.map(\.fault) == [.tooDeep] && deep.problems.first?.line == 35)
    #expect(deep.listings.channels.first?.programmes.count == 1)
    let allowed = String(repeating: "<x>", count: 31) + String(repeating: "</x>", count: 31)
    #expect(try ScratchFile(tv(allowed)).read().problems.isEmpty)
  }

  @Test("A file that is cut off is used until its end")
  func aFileThatIsCutOffIsUsedUntilThere() throws {
    let read = try ScratchFile(String(tv("\(Self.programme)\n<programme ").dropLast("</tv>".count))).read()
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["X"])
    #expect(read.problems.count == 1 && read.problems.first?.line == 4)
  }

  @Test("Compressed files are recognized by their content")
  func compressedFilesAreRecognized() throws {
    let data = Data(tv(Self.programme).utf8)
    for content in [try gzip(data), try gzip(data.prefix(70)) + gzip(data.dropFirst(70))] {
      let read = try ScratchFile(content, named: "guide.xml").read()
      #expect(read.listings.channels.first?.programmes.map(\.title) == ["X"] && read.problems.isEmpty)
    }
  }

  @Test("What follows compressed files is ignored")
  func whatFollowsCompressedFilesIsIgnored() throws {
    let data = try gzip(Data(tv(Self.programme).utf8))
    for rest in [Data(count: 100_000), Data("signature".utf8)] {
      let read = try ScratchFile(data + rest).read()
      #expect(read.listings.channels.first?.programmes.map(\.title) == ["X"] && read.problems.isEmpty)
    }
    #expect(try ScratchFile(data + data.prefix(20)).read().problems.map(\.fault) == [.truncated])
  }

  /// Random text, since a compressed file of equal programmes would have only one block.
  private static func compressed() throws -> Data {
    let programmes = (0..<5000).map { number in
      #"<programme start="\#(20_260_101_000_000 + number % 60)" channel="a"><title>\#(UUID())</title></programme>"#
    }
    return try gzip(Data(tv(programmes.joined(separator: "\n")).utf8))
  }

  @Test("A truncated compressed file is used until its end")
  func aTruncatedFileIsUsed() throws {
    let data = try Self.compressed()
    let read = try ScratchFile(data.prefix(data.count / 2)).read()
    let count = try #require(read.listings.channels.first?.programmes.count)
    #expect((2000..<3000).contains(count))
    #expect(read.problems.map(\.fault) == [.truncated])
    #expect((2000..<3100).contains(read.problems.first?.line ?? 0))
  }

  @Test("A damaged compressed file is used until the damage")
  func aDamagedFileIsUsed() throws {
    var data = try Self.compressed()
    let middle = data.count / 2
    data.replaceSubrange(middle..<middle + 64, with: Data(repeating: 0xFF, count: 64))
    let read = try ScratchFile(data).read()
    #expect((1000..<5000).contains(read.listings.channels.first?.programmes.count ?? 0))
    // The damage is noticed as such, or because of the text that results from it.
    #expect(!read.problems.isEmpty)
  }

  @Test("What exceeds the size limit is left out")
  func whatExceedsTheSizeLimitIsLeftOut() throws {
    let text = tv((0..<1000).map { _ in Self.programme }.joined(separator: "\n"))
    var limits = ReadingLimits()
    limits.size = text.utf8.count
    #expect(try ScratchFile(text).read(limits: limits).problems.map(\.fault) == [.duplicates(999)])
    limits.size -= 1
    let read = try ScratchFile(text).read(limits: limits)
    #expect(read.problems.contains { $0.fault == .tooMuch(.bytes, limit: limits.size) && $0.line != nil })
  }

  /// The file has holes, so that it needs no space on the disk.
  @Test("A file of a gigabyte is read up to the limit")
  func aLargeFileIsReadUpToTheLimit() throws {
    let file = try ScratchFile(tv(Self.programme).replacing("</tv>", with: "<!--"))
    #expect(truncate(file.path, 1 << 30) == 0)
    let read = file.read()
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["X"])
    #expect(read.problems.count == 1 && read.problems.first?.line == 3)
  }

  /// 1 GB of blanks, which gzip makes 1 MB of.
  @Test("A gzip bomb is read up to the limit")
  func aGzipBombIsReadUpToTheLimit() throws {
    let blanks = Data(repeating: 0x20, count: 1 << 20)
    let piece = try gzip(blanks)
    var data = try gzip(Data(tv(Self.programme).replacing("</tv>", with: "").utf8))
    for _ in 0..<1024 { data += piece }
    let read = try ScratchFile(data).read()
    #expect(read.listings.channels.first?.programmes.map(\.title) == ["X"])
    #expect(read.problems.map(\.fault) == [.tooMuch(.bytes, limit: 256 << 20)])
  }

  @Test("Other things than regular files are reported")
  func otherThingsThanRegularFilesAreReported() throws {
    let file = try ScratchFile("")
    try FileManager.default.removeItem(atPath: file.path)
    #expect(mkfifo(file.path, 0o600) == 0)
    for path in [file.path, "/dev/zero", "/dev/null", "/etc", "/nonexistent"] {
      let read = Listings.read(path, window: 0..<1)
      #expect(read.listings.channels.isEmpty && read.problems.count == 1 && read.problems[0].file == path)
      guard case .unreadable = read.problems[0].fault else {
        Issue.record("\(path): \(read.problems[0])")
        continue
      }
    }
  }

  @Test("100,000 channels are reported, and the first ones keep their programmes")
  func veryManyChannelsAreReported() throws {
    let channels = (0..<100_000).map { "<channel id=\"\($0)\"/>" }
    let programmes = (0..<100_000).map { "<programme start=\"2026\" channel=\"\($0)\"><title>X</title></programme>" }
    let text = "<tv>\n\((channels + programmes).joined(separator: "\n"))\n</tv>"
    let read = try ScratchFile(text).read()
    #expect(read.listings.channels.count == 10_000 && read.listings.channels.allSatisfy { $0.programmes.count == 1 })
    #expect(read.problems.map(\.fault) == [.tooMuch(.channels, limit: 10_000)] && read.problems[0].line == 10_002)
  }

  @Test("Too many programmes are reported")
  func tooManyProgrammesAreReported() throws {
    var limits = ReadingLimits()
    limits.programmes = 2
    let programmes = (1...4).map { "<programme start=\"202\($0)\" channel=\"a\"><title>X</title></programme>" }
    let read = try ScratchFile(tv(programmes.joined(separator: "\n"))).read(limits: limits)
    #expect(read.listings.channels[0].programmes.count == 2)
    #expect(read.problems.map(\.fault) == [.tooMuch(.programmes, limit: 2)] && read.problems[0].line == 5)
  }

  @Test("Long texts are cut off between characters")
  func longTextsAreCutOffBetweenCharacters() throws {
    let title = String(repeating: "é", count: 100_000)
    let read = try ScratchFile(tv("<programme start=\"2026\" channel=\"a\"><title>x\(title)</title></programme>"))
      .read()
    #expect(read.listings.channels[0].programmes[0].title == "x" + title.prefix((1 << 15) - 1))
    #expect(read.problems.map(\.fault) == [.tooMuch(.bytesOfText, limit: 1 << 16)])
  }

  @Test("A tag that does not end is refused", arguments: ["<x y=\"", "<!-- ", "<?x "])
  func aTagThatDoesNotEndIsRefused(beginning: String) throws {
    let long = String(repeating: "x", count: 8 << 20)
    let read = try ScratchFile(tv(Self.programme + "\n\(beginning)\(long)")).read()
    #expect(read.problems.map(\.fault) == [.tooMuch(.bytesOfTag, limit: 1 << 20)])
    #expect(read.problems.first?.line == 4 && read.listings.channels.first?.programmes.count == 1)
    let short = "<!--\(long.prefix(1 << 19))-->"
    #expect(try ScratchFile(tv(Self.programme + short)).read().problems.isEmpty)
  }

  @Test(
    "Other compressed files are told by the name of their format",
    arguments: [
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"), ([0x50, 0x4B, 3, 4], "zip"), ([0x42, 0x5A, 0x68, 0x39], "bzip2"),
      ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
    ])
  func otherFormatsAreNamed(head: [UInt8], name: String) throws {
    let read = try ScratchFile(Data(head + [1, 2, 3])).read()
    #expect(read.problems.map(\.fault) == [.compression(name)])
    #expect(read.problems.first?.fault.suggestsPartialFile == true)
  }

  @Test("Many problems are counted")
  func manyProblemsAreCounted() throws {
    let programmes = String(repeating: "<programme/>", count: 1000)
    let read = try ScratchFile(tv(programmes)).read()
    #expect(read.problems.count == 101 && read.problems.last?.fault == .more(900))
  }

  @Test("50,000 programmes are read completely")
  func manyProgrammesAreReadCompletely() throws {
    let channels = (0..<100).map { "<channel id=\"c\($0)\"><display-name>C\($0)</display-name></channel>" }
    let base = utc("2026-01-01T00:00")
    let programmes = (0..<50_000).map { number in
      let (minute, hour, day) = (number / 100 % 2 * 30, number / 200 % 24, number / 4800 + 1)
      let time = "202601\(day < 10 ? "0" : "")\(day)\(hour < 10 ? "0" : "")\(hour)\(minute == 0 ? "00" : "30")00 +0000"
      return "<programme start=\"\(time)\" channel=\"c\(number % 100)\"><title>P\(number)</title></programme>"
    }
    let read = try ScratchFile("<tv>\((channels + programmes).joined(separator: "\n"))</tv>").read()
    #expect(read.problems.isEmpty && read.listings.channels.map(\.name) == (0..<100).map { "C\($0)" })
    for (index, channel) in read.listings.channels.enumerated() {
      #expect(channel.programmes.map(\.title) == (0..<500).map { "P\($0 * 100 + index)" })
      #expect(channel.programmes.map(\.start) == (0..<500).map { base + $0 * 1800 })
    }
  }
}
