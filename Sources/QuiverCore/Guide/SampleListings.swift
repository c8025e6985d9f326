import Listings

/// Invented channels and programmes, for the demo, for pictures and for measurements. The same seed makes the same
/// programmes.
package enum SampleListings {
  /// The listings of the demo: a day before a moment and two days after it.
  package static func around(_ now: Int) -> Listings {
    make(seed: 7, channels: 24, from: (now / 86_400 - 1) * 86_400, days: 4)
  }

  /// Makes listings from the start of a day, in seconds since 1970.
  package static func make(seed: UInt64, channels: Int, from start: Int, days: Int) -> Listings {
    Listings(
      channels: (0..<max(0, channels)).map { number in
        var random = SplitMix(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
        let name = Self.name(number)
        var channel = Channel(
          id: "sample-\(number + 1)", name: name, address: "https://sample.invalid/\(number + 1).m3u8")
        channel.programmes = programmes(of: number, from: start, to: start + days * 86_400, &random)
        return channel
      })
  }

  private static func name(_ number: Int) -> String {
    let first = names[number % names.count]
    return number < names.count ? first : "\(first) \(number / names.count + 1)"
  }

  private static func programmes(
    of channel: Int, from start: Int, to end: Int, _ random: inout SplitMix
  ) -> [Programme] {
    let genre = genres[channel % genres.count]
    var (programmes, moment) = ([Programme](), start + random.below(6) * 300)
    while moment < end {
      let minutes = genre.minutes[random.below(genre.minutes.count)]
      let title = genre.titles[random.below(genre.titles.count)]
      var programme = Programme(start: moment, stop: moment + minutes * 60, title: title, categories: [genre.name])
      if random.below(3) > 0 { programme.subtitle = episodes[random.below(episodes.count)] }
      if random.below(4) > 0 { programme.summary = summaries[random.below(summaries.count)] }
      programmes.append(programme)
      moment = programme.stop + (random.below(40) == 0 ? 1800 : 0)
    }
    return programmes
  }

  private struct Genre {
    let name: String
    let minutes: [Int]
    let titles: [String]
  }

  private static let genres = [
    Genre(
      name: "News", minutes: [5, 15, 30, 30, 60],
      titles: ["Headlines", "The World at Eight", "Weather", "Business Hour", "Open Debate", "Regions Today"]),
    Genre(
      name: "Film", minutes: [85, 95, 110, 125, 140],
      titles: [
        "The Lighthouse Keeper’s Map", "Seven Winters", "A Train to Oslo", "Paper Moons", "The Quiet Engine",
        "Harbour Lights",
      ]),
    Genre(
      name: "Nature", minutes: [30, 45, 50, 60],
      titles: ["Rivers of the North", "Under the Ice", "The Year of the Fox", "Islands", "Deep Forest"]),
    Genre(
      name: "Children", minutes: [10, 10, 15, 20, 25],
      titles: ["Pip and the Comet", "The Tinker Twins", "Letters with Lio", "Captain Marmalade", "Bedtime Owls"]),
    Genre(
      name: "Music", minutes: [20, 45, 60, 90],
      titles: ["Live from the Mill", "Strings at Night", "The Record Room", "Morning Piano", "Brass Band Sunday"]),
    Genre(
      name: "Sport", minutes: [30, 60, 105, 120, 180],
      titles: ["Ski Jumping", "The Sunday Match", "Cycling: Stage Nine", "Studio Sport", "Curling Tonight"]),
  ]

  private static let names = [
    "Channel One", "Kino Nord", "Wild", "Pixie", "Cadenza", "Arena", "Metro News", "Cinema Two", "Terra", "Jumbo",
    "Vinyl", "Stadium", "Forum", "Reel", "Blue Planet", "Comet Kids", "Opus", "Slalom",
  ]
  private static let episodes = [
    "The First Step", "Part Two", "High Water", "An Unexpected Guest", "Old Friends", "The Long Way Home",
    "Behind the Scenes", "A New Season", "Night Shift", "The Bet",
  ]
  private static let summaries = [
    "A quiet evening turns into a journey that nobody had planned.",
    "What happened today, with reports from the regions and a look at tomorrow.",
    "Old rivals meet again, and this time only one point decides.",
    "The crew spends a year with families who live far from any road.",
    "Stories, songs and a surprise at the end.",
  ]
}

/// A generator of pseudo-random numbers (Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014).
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
