import Listings
import Testing

@Suite("M3U playlists")
struct PlaylistTests {
  private let scratch: ListingsScratch

  init() throws { scratch = try ListingsScratch() }

  @Test("Names, ids, pictures and addresses are read")
  func reading() throws {
    let file = try scratch.write(
      "list.m3u8",
      "\u{FEFF}#EXTM3U url-tvg=\"x\"\r\n#EXTINF:-1 tvg-id=\"one.example\" tvg-logo=\"a,b.png\" group=News,One, HD\r\n"
        + "#EXTVLCOPT:x\r\nhttps://one.example/live?a=1\r\n\r\n#EXTINF:0 tvg-name=Two,\nrtp://239.0.0.1:5000\n"
        + "udp://@239.0.0.2:5000\n")
    let (listings, problems) = read(file)
    #expect(problems == [])
    #expect(
      listings.channels == [
        Channel(id: "one.example", name: "One, HD", icon: "a,b.png", address: "https://one.example/live?a=1"),
        Channel(id: "Two", name: "Two", address: "rtp://239.0.0.1:5000"),
        Channel(id: "udp://@239.0.0.2:5000", name: "udp://@239.0.0.2:5000", address: "udp://@239.0.0.2:5000"),
      ])
  }

  @Test(
    "Addresses that could do something else than play are not used",
    arguments: ["file:///etc/passwd", "javascript:alert(1)", "../x", "--help", "http://a b", "exec://x", "ssh://h"])
  func addresses(_ address: String) throws {
    let (listings, problems) = read(try scratch.write("list.m3u", "#EXTM3U\n#EXTINF:-1,One\n\(address)\n"))
    #expect(listings.channels == [Channel(id: "One", name: "One")])
    #expect(problems.map(\.fault) == [.address(address)])
    #expect(problems.map(\.line) == [3])
  }

  @Test("A channel without an address is reported")
  func noAddress() throws {
    let (listings, problems) = read(
      try scratch.write("list.m3u", "#EXTM3U\n#EXTINF:-1,One\n#EXTINF:-1,Two\nhttp://two\n"))
    #expect(listings.channels.map(\.name) == ["Two"])
    #expect(problems.map(\.fault) == [.noAddress("One")])
  }

  @Test("A playlist is joined with listings by id, or else by name")
  func joining() {
    let programme = Programme(start: 0, stop: 60, title: "A")
    let listings = Listings(channels: [
      Channel(id: "x", name: "Other"), Channel(id: "ONE.example", name: "1", programmes: [programme]),
      Channel(id: "2", name: "two", icon: "two.png", programmes: [programme]),
    ])
    let playlist = Listings(channels: [
      Channel(id: "TWO", name: "Two", address: "http://two"), Channel(id: "three", name: "Three"),
      Channel(id: "one.example", name: "One", address: "http://one"),
      Channel(id: "one.example", name: "One HD", address: "http://one/hd"),
    ])
    let joined = listings.joined(with: playlist).channels
    #expect(joined.map(\.name) == ["Two", "Three", "One", "One HD", "Other"])
    #expect(joined.map(\.id) == ["TWO", "three", "one.example", "one.example 2", "x"])
    #expect(joined.map(\.programmes.count) == [1, 0, 1, 1, 0])
    #expect(joined[0].icon == "two.png" && joined[2].address == "http://one")
    #expect(listings.joined(with: Listings()) == listings)
  }

  @Test("Files are combined, and programmes in both are used once")
  func combining() {
    func listings(_ titles: String...) -> Listings {
      let programmes = titles.enumerated().map {
        Programme(start: $0.offset * 60, stop: $0.offset * 60 + 60, title: $0.element)
      }
      return Listings(channels: [Channel(id: "one", name: "One", programmes: programmes)])
    }
    let both = listings("A", "B").adding(listings("A", "C"))
    #expect(both.channels.map { $0.programmes.map(\.title) } == [["A", "B", "C"]])
  }
}
