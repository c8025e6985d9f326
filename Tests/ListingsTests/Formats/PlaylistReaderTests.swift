import Foundation
import Listings
import Testing

@Suite("Reading playlists")
struct PlaylistReaderTests {
  @Test("Channels are read", arguments: ["", "\u{FEFF}"], ["\n", "\r\n"])
  func channelsAreRead(mark: String, lineBreak: String) throws {
    let lines = [
      "#EXTM3U x-tvg-url=\"https://x.example/guide.xml\"",
      #"#EXTINF:-1 tvg-id="one.example" tvg-name="One" tvg-logo="https://x.example/1.png" group-title="A, B",One, HD"#,
      "#EXTVLCOPT:network-caching=1000", "http://x.example/1.m3u8", "",
      "#EXTINF:-1 tvg-id=two.example tvg-logo=https://x.example/2.png,Two", "rtsp://x.example/2",
      "#EXTINF:-1,Three", "udp://@239.0.0.1:1234", #"#EXTINF:-1 tvg-id="" TVG-NAME="Four","#, "https://x.example/4",
    ]
    let read = try ScratchFile(mark + lines.joined(separator: lineBreak)).read()
    let expected = [
      Channel(
        id: "one.example", name: "One, HD", otherNames: ["One"], icon: "https://x.example/1.png",
        address: "http://x.example/1.m3u8"),
      Channel(id: "two.example", name: "Two", icon: "https://x.example/2.png", address: "rtsp://x.example/2"),
      Channel(id: "Three", name: "Three", address: "udp://@239.0.0.1:1234"),
      Channel(id: "Four", name: "Four", address: "https://x.example/4"),
    ]
    #expect(read.listings.channels == expected && read.problems.isEmpty)
  }

  @Test(
    "Other addresses are reported",
    arguments: [
      "file:///etc/passwd", "/etc/passwd", "../x.ts", "javascript://x", "x.m3u8", "--option", "http://a b", "http:x",
    ])
  func otherAddressesAreReported(address: String) throws {
    let read = try ScratchFile("#EXTM3U\n#EXTINF:-1,X\n\(address)\n").read()
    #expect(read.listings.channels == [Channel(id: "X", name: "X")])
    #expect(read.problems.map(\.fault) == [.address(address)] && read.problems[0].line == 3)
  }

  @Test("A name without an address is reported")
  func aNameWithoutAnAddressIsReported() throws {
    let read = try ScratchFile("#EXTM3U\n#EXTINF:-1,X\n#EXTINF:-1,Y\nhttp://y.example/\n#EXTINF:-1,Z").read()
    #expect(read.listings.channels.map(\.name) == ["Y"])
    #expect(read.problems.places == ["2:1 noAddress(X)", "5:1 noAddress(Z)"])
  }

  @Test(
    "Playlists without the usual beginning or line breaks are read",
    arguments: [
      "http://x.example/1\n", "# made by hand\n#EXTINF:-1,X\nhttp://x.example/1\n",
      "#EXTM3U\r#EXTINF:-1,X\rhttp://x.example/1\r", "\n\n#extm3u\nhttp://x.example/1",
    ])
  func unusualPlaylistsAreRead(text: String) throws {
    let read = try ScratchFile(text).read()
    #expect(read.listings.channels.map(\.address) == ["http://x.example/1"] && read.problems.isEmpty)
  }

  @Test("An address needs something behind the scheme")
  func anAddressNeedsSomethingBehindTheScheme() {
    #expect(!Channel.isAddress("http://") && Channel.isAddress("http://x") && Channel.isAddress("UDP://@1"))
  }

  @Test("A channel without an id or a name has the last part of its address as its name")
  func aChannelIsNamedByItsAddress() throws {
    let address = "http://x.example/1"
    for line in ["", "#EXTINF:-1,\n", "#EXTINF:-1 tvg-id=\"\" tvg-name=\"\",\n"] {
      let read = try ScratchFile("#EXTM3U\n\(line)\(address)\n").read()
      var expected = Channel(id: address, name: "1", address: address)
      expected.hasOwnName = false
      #expect(read.listings.channels == [expected])
    }
  }

  /// An array of lines would need 16 bytes for each.
  @Test("A playlist of line breaks is read")
  func aPlaylistOfLineBreaksIsRead() throws {
    let breaks = String(repeating: "\n", count: 1 << 20)
    let read = try ScratchFile("#EXTM3U\n\(breaks)#EXTINF:-1,X\n").read()
    #expect(read.problems.places == ["\((1 << 20) + 2):1 noAddress(X)"])
  }

  @Test("Too many channels are reported")
  func tooManyChannelsAreReported() throws {
    let text = "#EXTM3U\n" + (0..<20_000).map { "#EXTINF:-1,\($0)\nhttp://x.example/\($0)\n" }.joined()
    let read = try ScratchFile(text).read()
    #expect(read.listings.channels.count == 10_000)
    #expect(read.problems.map(\.fault) == [.tooMuch(.channels, limit: 10_000)] && read.problems[0].line == 20_003)
  }

  /// As programs that make playlists write them.
  @Test(
    "Attributes are read in all their forms",
    arguments: [
      #"#EXTINF:-1,tvg-id="x.example" group-title="A, B",One"#, #"#EXTINF:-1, tvg-id="x.example" tvg-name="X",One"#,
      "#EXTINF:-1 tvg-id='x.example' tvg-logo='1, 2.png',One", "#EXTINF:-1 tvg-id=x.example tvg-chno=7,One",
      #"#extinf:-1 TVG-ID = "x.example",One"#, #"#EXTINF -1 tvg-id="x.example",One"#,
      #"#EXTINF:-1 tvg-id="x.example" tvg-logo="unclosed,One"#,
    ])
  func attributesAreReadInAllTheirForms(line: String) throws {
    let read = try ScratchFile("#EXTM3U\n\(line)\nhttp://x.example/1\n").read()
    #expect(read.listings.channels.map(\.id) == ["x.example"] && read.listings.channels.map(\.name) == ["One"])
  }

  @Test(
    "A title may contain commas and equals signs",
    arguments: ["Songs, old and new", "E = mc²", "a=b, c", "Rock & 'Roll'"])
  func aTitleMayContainCommasAndEqualsSigns(title: String) throws {
    let read = try ScratchFile("#EXTM3U\n#EXTINF:-1,\(title)\nhttp://x.example/1\n").read()
    #expect(read.listings.channels.map(\.name) == [title])
  }

  @Test("Options of a request are not part of the address")
  func optionsOfARequestAreNoPartOfTheAddress() throws {
    let read = try ScratchFile("#EXTM3U\n#EXTINF:-1,X\nhttp://x.example/1|User-Agent=Kodi x&Referer=http://y\n").read()
    #expect(read.listings.channels.map(\.address) == ["http://x.example/1"] && read.problems.isEmpty)
  }

  @Test(
    "A name from an address has no password",
    arguments: [
      ("http://ann:secret@x.example/live/7.m3u8?token=secret", "7.m3u8"), ("http://ann:secret@x.example/", "x.example"),
      ("udp://@239.0.0.1:1234", "239.0.0.1:1234"), ("rtsp://ann:secret@x.example:554", "x.example:554"),
    ])
  func aNameFromAnAddressHasNoPassword(address: String, name: String) throws {
    let read = try ScratchFile("\(address)\n").read()
    #expect(read.listings.channels.map(\.name) == [name] && read.listings.channels.map(\.address) == [address])
  }

  @Test("Joined playlists with several byte order marks are read")
  func joinedPlaylistsAreRead() throws {
    let one = "\u{FEFF}#EXTM3U\n#EXTINF:-1,X\nhttp://x.example/1\n"
    let read = try ScratchFile("\u{FEFF}" + one + one.replacing("/1", with: "/2")).read()
    #expect(read.listings.channels.map(\.address) == ["http://x.example/1", "http://x.example/2"])
    #expect(read.problems.isEmpty)
  }

  /// The traditional encoding of the language, one that the file names, and UTF-16.
  @Test(
    "A playlist in another encoding is read",
    arguments: [
      ([], "", String.Encoding.windowsCP1252, "Café", "windows-1252"),
      (["ru"], "", .windowsCP1251, "Первый", "windows-1251"),
      (["ja"], "", .shiftJIS, "放送", "shift_jis"), (["pl"], "", .isoLatin2, "Łódź", "iso-8859-2"),
      ([], "#EXTENC: windows-1251\n", .windowsCP1251, "Первый", nil), ([], "", .utf16, "放送", nil),
    ] as [([String], String, String.Encoding, String, String?)])
  func aPlaylistInAnotherEncodingIsRead(
    languages: [String], line: String, encoding: String.Encoding, name: String, guess: String?
  ) throws {
    let text = "#EXTM3U\n\(line)#EXTINF:-1,\(name)\nhttp://x.example/1\n"
    let read = try ScratchFile(try #require(text.data(using: encoding))).read(languages: languages)
    #expect(read.listings.channels.map(\.name) == [name])
    #expect(read.problems.map(\.fault) == (guess.map { [.repaired(.guessed($0))] } ?? []))
  }
}
