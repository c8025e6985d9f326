import Listings
import Posix
import SpringboardEngine

/// A report about the files that `guide check` has read.
package struct GuideReport: Sendable {
  package let channels: [ChannelRecord]
  package let problems: [ListingsProblem]
  /// The number of channels and of programmes.
  package let summary: String
}

extension Environment {
  /// Reads files and those in directories as the guide does, without joining them. Appointments are those from yesterday until
  /// two weeks from now.
  package func guideReport(of paths: [String]) -> GuideReport {
    let files = paths.flatMap { GuideFiles.files(at: GuideFiles.Location(kind: .listings, path: $0)) }
    let (languages, privateTitle) = (GuideReading.languages(in: variables), configuration.guide.privateTitle)
    let read = files.map {
      Listings.read($0.path, languages: languages, window: window, privateTitle: privateTitle)
    }
    let channels = read.flatMap(\.listings.channels)
    return GuideReport(
      channels: channels.map(ChannelRecord.init), problems: read.flatMap(\.problems),
      summary: Strings.listings(
        channels: channels.count, programmes: channels.reduce(0) { $0 + $1.programmes.count }))
  }

  /// The guide at a moment. Without files, it has sample listings.
  package func guide(at time: Int) -> Guide {
    let preferences = configuration.guide
    guard preferences.isShown, !preferences.isSample else { return Guide(SampleListings.around(time), around: time) }
    let (languages, window) = (GuideReading.languages(in: variables), Guide.window(around: time))
    let files = preferences.locations.flatMap(GuideFiles.files)
    let read = files.map {
      GuideReading.read($0, languages: languages, window: window, privateTitle: preferences.privateTitle)
    }
    for problem in read.flatMap(\.problems) { Log.warning(Strings.sentence(about: problem)) }
    return Guide(read.map(\.content).combined, around: time)
  }

  private var window: Range<Int> { Guide.window(around: Int(WallClock.seconds)) }

  /// The sample listings as XMLTV, from a day on; the present one for nil.
  package static func sampleListings(seed: UInt64, channels: Int, days: Int, from start: Int?) -> String {
    let start = start ?? Int(WallClock.day) * 86_400
    return SampleListings.make(seed: seed, channels: channels, from: start, days: days).xmltv
  }
}
