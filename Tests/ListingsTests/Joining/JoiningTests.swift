import Listings
import Testing

@Suite("Joining listings with a playlist")
struct JoiningTests {
  private static let programmes = (1...3).map { [Programme(start: $0, stop: $0 + 1, title: "P\($0)")] }
  private static let listings = Listings(channels: [
    Channel(id: "one.example", name: "One", icon: "1.png", programmes: programmes[0]),
    Channel(id: "two.example", name: "Two", programmes: programmes[1]),
    Channel(id: "three.example", name: "Three", programmes: programmes[2]),
  ])

  @Test("The playlist determines order, names and addresses")
  func thePlaylistDeterminesTheOrder() {
    let playlist = Listings(channels: [
      Channel(id: "TWO", name: "two", address: "http://2"),
      Channel(id: "Four", name: "Four", address: "http://4"),
      Channel(id: "ONE.example", name: "One HD", address: "http://1"),
    ])
    let joined = Self.listings.joined(with: playlist).channels
    #expect(joined.map(\.name) == ["two", "Four", "One HD", "Three"])
    #expect(joined.map(\.address) == ["http://2", "http://4", "http://1", nil])
    #expect(joined.map(\.programmes) == [Self.programmes[1], [], Self.programmes[0], Self.programmes[2]])
    #expect(joined.map(\.icon) == [nil, nil, "1.png", nil])
  }

  @Test("A channel can be in a playlist twice")
  func aChannelCanBeInAPlaylistTwice() {
    let playlist = Listings(
      channels: ["http://sd", "http://hd"].map { Channel(id: "one.example", name: "1", address: $0) })
    let joined = Self.listings.joined(with: playlist).channels
    #expect(joined.map(\.id) == ["one.example", "one.example 2", "two.example", "three.example"])
    #expect(joined.prefix(2).allSatisfy { $0.programmes == Self.programmes[0] })
  }

  @Test("Channels of playlists are the same only with the same id and address")
  func channelsWithTheSameIDAndAddress() {
    func playlist(_ addresses: String...) -> Listings {
      Listings(channels: addresses.map { Channel(id: "one.example", name: $0, address: $0) })
    }
    let both = Listings.playlist(of: [
      playlist("http://sd", "http://hd", "http://sd"), playlist("http://hd", "http://4k"),
    ])
    #expect(both.channels.map(\.address) == ["http://sd", "http://hd", "http://4k"])
  }

  @Test("Many channels with the same id get different ones")
  func channelsWithTheSameIDGetOthers() {
    let playlist = Listings(
      channels: (0..<10_000).map { Channel(id: $0 == 5 ? "five 3" : "five", name: "5", address: "http://\($0)") })
    let joined = Self.listings.joined(with: playlist).channels
    #expect(Set(joined.map(\.id)).count == 10_000 + 3)
  }

  @Test("An id comes before a name")
  func anIDComesBeforeAName() {
    let playlist = Listings(channels: [Channel(id: "one.example", name: "Two")])
    #expect(Self.listings.joined(with: playlist).channels.first?.programmes == Self.programmes[0])
  }

  @Test("Without a playlist, everything stays as it is")
  func withoutAPlaylistEverythingStaysAsItIs() {
    #expect(Self.listings.joined(with: Listings()) == Self.listings)
  }

  @Test("Listings of several files are combined")
  func listingsOfSeveralFilesAreCombined() {
    let more = Listings(channels: [
      Channel(
        id: "one.example", name: "Other", programmes: Self.programmes[0] + [Programme(start: 0, stop: 1, title: "P0")]),
      Channel(id: "new", name: "New"),
    ])
    let combined = Self.listings.adding(more).channels
    #expect(combined.map(\.name) == ["One", "Two", "Three", "New"])
    #expect(combined[0].programmes.map(\.title) == ["P0", "P1"])
  }

  private static let named = Listings(channels: [
    Channel(
      id: "I7.hbr.example", name: "Harbour", otherNames: ["Harbour Seven", "7", "Harbour HD"], programmes: programmes[0]
    ),
    Channel(id: "hill", name: "Hill TV", programmes: programmes[1]),
  ])

  @Test(
    "A channel is found by any of its ids and names",
    arguments: [
      ("i7.HBR.example", "Other", []), ("x", "harbour seven", []), ("x", "Other", ["Harbour_Seven"]),
      ("Harbour_HD", "Other", []),
      ("x", "  Harbour  HD ", []), ("x", "I7.hbr.example", []),
    ])
  func aChannelIsFoundByIDsAndNames(id: String, name: String, others: [String]) {
    let playlist = Listings(channels: [Channel(id: id, name: name, otherNames: others)])
    #expect(Self.named.joined(with: playlist).channels.map(\.programmes) == [Self.programmes[0], Self.programmes[1]])
  }

  @Test("A channel without a title has the name in the listings")
  func aChannelWithoutATitle() {
    var channel = Channel(id: "hill", name: "hill", address: "http://1")
    #expect(Self.named.joined(with: Listings(channels: [channel])).channels.map(\.name) == ["hill", "Harbour"])
    channel.hasOwnName = false
    #expect(Self.named.joined(with: Listings(channels: [channel])).channels.map(\.name) == ["Hill TV", "Harbour"])
  }
}
