import GtkBridge
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
  /// What was read from each file.
  private var sources: [GuideSource] = []
  private var preferences = GuidePreferences()
  /// The settings with which the files are read.
  private var settings: [String] = []
  /// Whether channels can be opened: in a kiosk only with a configured player, because the default application of an address
  /// may be one that is not allowed.
  private var opensChannels = true
  private var cache: GuideCache?
  private let watch = FileWatch()
  private var process: ConfinedProcess?
  /// Counts what was begun; results of older rounds are ignored.
  private var round = 0
  /// Counts the contents that are made. Those that arrive after newer ones are ignored.
  private var contentsBegun = 0
  private var contentsShown = 0
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
    settings = preferences.places + GuideReading.languages(in: environment.variables)
    sources = []
    opensChannels = environment.kioskFile == nil || preferences.player != nil
    cache = environment.cache.map(GuideCache.init)
    find()
  }

  /// Call this when the clock was read: another day has other hours.
  func clockWasRead() {
    if day != 0, day != WallClock.day { find() }
  }

  /// The address of a channel; nil if it has none.
  func address(ofChannel id: String) -> String? { channels[id]?.address }

  /// The name of a channel; nil if it is unknown.
  func name(ofChannel id: String) -> String? { channels[id]?.name }

  isolated deinit {
    process?.kill()
  }
}

extension GuideStore {
  private func find() {
    begin()
    guard preferences.isShown else { return watch.follow([]) }
    if preferences.isSample { return show { SampleListings.around(Int(WallClock.seconds)) } }
    BackgroundTask.run { [preferences, settings, sources, cache] () -> (files: GuideFiles, sources: [GuideSource]) in
      (GuideFiles(preferences), sources.isEmpty ? cache?.read(for: settings) ?? [] : sources)
    } then: { [weak self, round] outcome in
      guard let self, self.round == round else { return }
      watch.follow(Set(outcome.files.watched))
      let (files, sources) = (outcome.files.files, outcome.sources.updated(with: [], of: outcome.files.files))
      if files.isEmpty || !sources.isEmpty { adopt(sources) }
      read(files)
    }
  }

  private func begin() {
    round += 1
    process?.kill()
    process = nil
  }

  /// Reads those of the files that are outdated.
  private func read(_ files: [GuideFiles.File]) {
    let outdated = sources.outdated(among: files)
    guard !outdated.isEmpty else { return }
    let window = Guide.window(around: Int(WallClock.seconds))
    let arguments = outdated.map { "\($0.kind.rawValue)=\($0.path)" }
    let words = command + ["\(window.lowerBound)", "\(window.upperBound)"] + arguments
    process = ConfinedProcess(
      command: words, onLines: { [weak self] in self?.receive($0, of: outdated, among: files) },
      onEnd: { [weak self] in self?.end($0) })
    if process == nil { Log.warning(Strings.guideIsNotRead) }
  }

  /// The listings come in a sealed memory file, which nobody can change any more.
  private func receive(_ lines: [String], of outdated: [GuideFiles.File], among files: [GuideFiles.File]) {
    for line in lines {
      if line.hasPrefix("problem\t") { Log.warning(String(line.dropFirst("problem\t".count))) }
      guard line == GuideReader.done, let file = process?.takeFile(), MemoryFile.isSealed(file) else { continue }
      decode(file, of: outdated, among: files)
    }
  }

  private func decode(_ file: OpenFile, of outdated: [GuideFiles.File], among files: [GuideFiles.File]) {
    BackgroundTask.run { [cache, settings, sources] () -> [GuideSource]? in
      guard let bytes = try? file.content(limit: Self.limit),
        let new = ListingsRecord.sources(in: bytes.span, of: outdated)
      else { return nil }
      let updated = sources.updated(with: new, of: files)
      cache?.keep(updated, for: settings)
      return updated
    } then: { [weak self, round] updated in
      guard let self, self.round == round else { return }
      process = nil
      if let updated { adopt(updated) }
    }
  }

  /// In bytes.
  nonisolated private static let limit = 512 << 20

  private func end(_ ending: ConfinedProcess.Ending) {
    if ending == .failed, process != nil { Log.warning(Strings.guideIsNotRead) }
    process = nil
  }

  /// Makes the contents on another thread, since there may be a million programmes. They are the same if the files are, and if
  /// it is the same day.
  private func adopt(_ new: [GuideSource]) {
    let (old, isNewDay) = (sources, day != WallClock.day)
    (sources, day) = (new, WallClock.day)
    show { isNewDay || new != old ? new.combined : nil }
  }

  private func show(_ listings: @escaping @Sendable () -> Listings?) {
    contentsBegun += 1
    BackgroundTask.run { [opensChannels] () -> Contents? in
      listings().map { Contents($0, opensChannels: opensChannels) }
    } then: { [weak self, round, contentsBegun] contents in
      guard let self, let contents, self.round == round, contentsBegun > contentsShown else { return }
      contentsShown = contentsBegun
      channels = contents.channels
      onChange(contents.guide)
    }
  }

  private struct Contents: Sendable {
    let guide: Guide
    let channels: [String: Channel]

    nonisolated init(_ listings: Listings, opensChannels: Bool) {
      var listings = listings
      if !opensChannels { for index in listings.channels.indices { listings.channels[index].address = nil } }
      guide = Guide(listings, around: Int(WallClock.seconds))
      channels = Dictionary(
        listings.channels.map { ($0.id, Channel(id: $0.id, name: $0.name, icon: $0.icon, address: $0.address)) },
        uniquingKeysWith: { first, _ in first })
    }
  }
}
