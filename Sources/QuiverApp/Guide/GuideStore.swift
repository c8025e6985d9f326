import GtkBridge
import Listings
import Posix
import QuiverCore
import SpringboardEngine

/// The contents of the programme guide. The cached ones are shown until the files are read, and the old ones until newer ones
/// are complete.
final class GuideStore {
  /// Called with new contents.
  var onChange: (Guide) -> Void = { _ in }
  private(set) var listings = Listings()
  private var preferences = GuidePreferences()
  /// Whether channels can be opened: in a kiosk only with a configured player, because the default application of an address
  /// may be one that is not allowed.
  private var opensChannels = true
  private var cache: GuideCache?
  private let watch = FileWatch()
  private var process: ConfinedProcess?
  /// Counts what was begun; results of older rounds are ignored.
  private var round = 0
  /// The day for which the contents were made, in days since 1970.
  private var day = 0.0
  private let command: [String]

  init(command: [String] = GuideStore.ownReader) {
    self.command = command
    watch.onChange = { [weak self] _ in self?.find() }
  }

  /// The command that starts a reader from this program.
  static let ownReader = ["/proc/self/exe", "guide-reader"]

  /// Begins to read the files of the configuration.
  func follow(_ environment: Environment) {
    guard environment.configuration.guide != preferences else { return }
    preferences = environment.configuration.guide
    opensChannels = environment.kioskFile == nil || preferences.player != nil
    cache = environment.cache.map(GuideCache.init)
    find()
  }

  /// Call this when the clock was read: another day has other hours.
  func clockWasRead() {
    if day != 0, day != WallClock.day { find() }
  }

  /// The address of a channel; nil if it has none.
  func address(ofChannel id: String) -> String? { listings.channels.first { $0.id == id }?.address }

  isolated deinit {
    process?.kill()
  }
}

extension GuideStore {
  private func find() {
    begin()
    guard preferences.isShown else { return watch.follow([]) }
    if preferences.isSample { return show(sample: round) }
    BackgroundTask.run { [preferences, cache] () -> (files: GuideFiles, cached: GuideCache.Found?) in
      let files = GuideFiles(preferences)
      return (files, cache?.read(files.subject, of: preferences.places))
    } then: { [weak self, round] outcome in
      guard let self, self.round == round else { return }
      let (files, found) = outcome
      watch.follow(Set(files.watched))
      if let found { adopt(found.listings) }
      if found?.isCurrent != true { read(files) }
    }
  }

  private func begin() {
    round += 1
    process?.kill()
    process = nil
  }

  private func show(sample round: Int) {
    BackgroundTask.run {
      SampleListings.around(Int(WallClock.seconds))
    } then: { [weak self] listings in
      if let self, self.round == round { adopt(listings) }
    }
  }

  private func read(_ files: GuideFiles) {
    let window = Guide.window(around: Int(WallClock.seconds))
    let arguments = files.files.map { "\($0.kind.rawValue)=\($0.path)" }
    let words = command + ["\(window.lowerBound)", "\(window.upperBound)"] + arguments
    process = ConfinedProcess(
      command: words, onLines: { [weak self] in self?.receive($0, files) }, onEnd: { [weak self] in self?.end($0) })
    if process == nil { Log.warning(Strings.guideIsNotRead) }
  }

  /// The listings come in a sealed memory file, which nobody can change any more.
  private func receive(_ lines: [String], _ files: GuideFiles) {
    for line in lines {
      if line.hasPrefix("problem\t") { Log.warning(String(line.dropFirst("problem\t".count))) }
      guard line == GuideReader.done, let file = process?.takeFile(), MemoryFile.isSealed(file) else { continue }
      decode(file, files)
    }
  }

  private func decode(_ file: OpenFile, _ files: GuideFiles) {
    BackgroundTask.run { [cache, places = preferences.places] () -> Listings? in
      guard let bytes = try? file.content(limit: Self.limit),
        let listings = ListingsRecord.listings(in: bytes.span)
      else { return nil }
      cache?.keep(bytes, files.subject, of: places)
      return listings
    } then: { [weak self, round] listings in
      guard let self, self.round == round else { return }
      process = nil
      if let listings { adopt(listings) }
    }
  }

  /// In bytes.
  nonisolated private static let limit = 512 << 20

  private func end(_ ending: ConfinedProcess.Ending) {
    if ending == .failed, process != nil { Log.warning(Strings.guideIsNotRead) }
    process = nil
  }

  /// Makes the contents on another thread, since there may be a million programmes.
  private func adopt(_ listings: Listings) {
    var listings = listings
    if !opensChannels { for index in listings.channels.indices { listings.channels[index].address = nil } }
    self.listings = listings
    day = WallClock.day
    BackgroundTask.run { [listings] in
      Guide(listings, around: Int(WallClock.seconds))
    } then: { [weak self, round] guide in
      if let self, self.round == round { onChange(guide) }
    }
  }
}
