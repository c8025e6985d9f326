import GioBridge
import Listings
import Posix
import QuiverCore
import SpringboardEngine

/// The contents of the programme guide. The cached ones are shown until the files are read, and the old ones of a file until
/// all of it can be read again.
final class GuideStore {
  /// Called with new contents.
  var onChange: (Guide) -> Void = { _ in }
  /// The channels by their ids, without their programmes.
  private var channels: [String: Channel] = [:]
  /// The content that was read from each file.
  private var contents: [GuideFileContent] = []
  private var preferences = GuidePreferences()
  /// The settings with which the files are read.
  private var settings: [String] = []
  /// Whether channels can be opened: in a kiosk only with a configured player, because the default application of an address
  /// may be one that is not allowed.
  private var opensChannels = true
  private var cache: GuideCache?
  private let finder = GuideFinder()
  private let watch = FileWatch()
  private var client: GuideReaderClient?
  private let cacheReading = LatestJob()
  private let making = LatestJob()
  /// The content of the files that the guide was made from last, and the day for which it was made, in days since 1970.
  private var shown: (files: [GuideFileContent], day: Double)?
  private let command: [String]

  init(command: [String] = GuideStore.ownReader) {
    self.command = command
    watch.onChange = { [weak self] _ in self?.findFiles() }
    finder.onFound = { [weak self] in self?.readOutdated($0) }
  }

  /// The command that starts a reader from this program.
  static let ownReader = ["/proc/self/exe", "guide-reader"]

  /// Begins to read the files of the configuration.
  func follow(_ environment: Environment) {
    guard environment.configuration.guide != preferences else { return }
    making.cancel()
    preferences = environment.configuration.guide
    settings =
      [preferences.privateAppointments.rawValue] + preferences.locations.flatMap { [$0.kind.rawValue, $0.path] }
      + GuideReading.languages(in: environment.variables)
    opensChannels = environment.kioskFile == nil || preferences.player != nil
    cache = environment.cache.map(GuideCache.init)
    (contents, client, shown) = ([], nil, nil)
    cacheReading.run { [settings, cache] in
      cache?.read(for: settings) ?? []
    } then: { [weak self] cached in
      guard let self else { return }
      if !cached.isEmpty { adopt(cached) }
      findFiles()
    }
  }

  /// Call this when the clock was read: another day has other hours.
  func clockWasRead() {
    if let shown, shown.day != WallClock.day { findFiles() }
  }

  /// The address of a channel; nil if it has none.
  func address(ofChannel id: String) -> String? { channels[id]?.address }

  /// The name of a channel; nil if it is unknown.
  func name(ofChannel id: String) -> String? { channels[id]?.name }
}

extension GuideStore {
  /// Looks for files that have changed.
  private func findFiles() {
    if preferences.isSample {
      publish([]) { SampleListings.around(Int(WallClock.seconds)) }
    } else {
      finder.find(at: preferences.locations)
    }
  }

  /// Reads the outdated ones of the files that were found. The files at a location that does not answer are those that are known.
  private func readOutdated(_ found: GuideFinder.Found) {
    watch.follow(
      Set(found.flatMap { location, files in files.map { [location.path] + $0.map(\.path) } ?? [] }), reportingAll: true
    )
    let known = contents.map(\.file)
    let files = found.flatMap { location, files in files ?? known.filter { $0.isAt(location) } }
    let outdated = contents.outdated(among: found.flatMap { $0.files ?? [] })
    // At the first start there is nothing to show until something is read.
    if outdated.isEmpty || !contents.isEmpty { adopt(contents.updated(with: [], of: files)) }
    let window = Guide.window(around: Int(WallClock.seconds))
    let options = preferences.privateAppointments == .show ? ["--show-private"] : []
    client = GuideReaderClient(command + ["\(window.lowerBound)", "\(window.upperBound)"] + options, outdated) {
      [weak self] new in
      guard let self else { return }
      adopt(contents.updated(with: new, of: files), keeping: true)
    }
  }

  /// Makes the contents on another thread, since there may be a million programmes. They are the same as those that are shown if
  /// the files are, and if it is the same day. `isKept`: the cache keeps what was read.
  private func adopt(_ new: [GuideFileContent], keeping isKept: Bool = false) {
    contents = new
    let former = shown?.day == WallClock.day ? shown?.files : nil
    publish(new) { [cache, settings] in
      if isKept { cache?.keep(new, for: settings) }
      return new != former ? new.combined : nil
    }
  }

  private func publish(_ files: [GuideFileContent], _ listings: @escaping @Sendable () -> Listings?) {
    let day = WallClock.day
    making.run { [opensChannels] () -> Contents? in
      listings().map { Contents($0, opensChannels: opensChannels) }
    } then: { [weak self] contents in
      guard let self, let contents else { return }
      shown = (files, day)
      channels = contents.channels
      onChange(contents.guide)
    }
  }

  private struct Contents: Sendable {
    let guide: Guide
    let channels: [String: Channel]

    nonisolated init(_ listings: Listings, opensChannels: Bool) {
      // What reads the files is confined because it cannot be trusted, and the cache is a file that others may write.
      var listings = listings
      for index in listings.channels.indices {
        let address = listings.channels[index].address
        listings.channels[index].address = address.flatMap { opensChannels && Channel.isAddress($0) ? $0 : nil }
      }
      guide = Guide(listings, around: Int(WallClock.seconds))
      channels = Dictionary(
        listings.channels.map { ($0.id, Channel(id: $0.id, name: $0.name, icon: $0.icon, address: $0.address)) },
        uniquingKeysWith: { first, _ in first })
    }
  }
}
