import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The tiles of applications. A tile that is not loaded is requested from a decoder and arrives later, so that nothing
/// here blocks.
package final class TileStore {
  /// The state of a request.
  enum State {
    /// Will be requested when the tile is painted again; an older picture is shown until then.
    case stale(Surface?)
    /// Requested, or about to be; an older picture may be shown until then.
    case wanted(Surface?)
    /// From the cache, and not checked yet; nil if there was no picture.
    case recalled(Surface?)
    case ready(Surface)
    /// There is no picture now; it may be installed later.
    case missing
    /// The decoder died while it worked on the tile.
    case givenUp

    var picture: Surface? {
      switch self {
      case .stale(let older), .wanted(let older), .recalled(let older): older
      case .ready(let surface): surface
      case .missing, .givenUp: nil
      }
    }
  }

  /// The command that runs this program as the icon decoder.
  package static let ownDecoder = ["/proc/self/exe", "icon-helper"]

  var states: [TileRequest: State] = [:]
  /// The files that the tiles were made of.
  var marks: [TileRequest: FileMark] = [:]
  private var seen: [TileRequest] = []
  private var soon: [TileRequest] = []
  /// Files that were left out because they are broken.
  var brokenFiles: Set<String> = []
  /// The tiles that are still to be checked.
  var unconfirmed: [TileRequest] = []
  var isConfirming = false
  var watch: IconWatch?
  private(set) var setup: IconSetup
  /// The directories of icon themes in the environment, which come after those of the setup.
  let themePath: [String]
  private var cache: PictureCache?
  private(set) var client: DecoderClient?
  private var schedule = RetrySchedule()
  private let decoder: [String]
  private let upload: (Surface) -> Surface
  private let faults: IconFaults
  private let onArrival: () -> Void
  /// Called when a tile that was checked turned out to be outdated, or not to be missing any more.
  package var onCorrection: () -> Void = {}

  /// `upload` copies a tile to where it is kept, so that the decoder's memory can be released. `onArrival` is called
  /// once for several tiles.
  package init(
    decoder: [String] = ownDecoder, setup: IconSetup, themePath: [String] = [],
    faults: IconFaults = .ofProcess, upload: @escaping (Surface) -> Surface = { $0 }, onArrival: @escaping () -> Void
  ) {
    self.decoder = decoder
    self.setup = setup
    self.themePath = themePath
    self.faults = faults
    self.upload = upload
    self.onArrival = onArrival
    cache = PictureCache(setup)
    client = client(for: setup)
  }

  private func client(for setup: IconSetup) -> DecoderClient {
    let client = DecoderClient(command: decoder, setup: setup, themePath: themePath) { [weak self] in self?.receive($0)
    }
    client.onBrokenFile = { [weak self] in self?.leaveOut($0) }
    return client
  }

  /// The tile, if it is loaded. If not, it is requested before all tiles that are only prefetched.
  package func tile(for request: TileRequest) -> Surface? {
    switch states[request] {
    case .ready(let picture): return picture
    case .recalled(let picture): return picture
    case .wanted(let older):
      if let place = soon.firstIndex(of: request) { seen.append(soon.remove(at: place)) }
      return older
    case .missing, .givenUp: return nil
    case .stale(let older):
      want(request, showing: older)
      return older
    case nil:
      if recall(request) { return states[request]?.picture }
      let other = otherSize(of: request)
      want(request, showing: other)
      return other
    }
  }

  /// The same tile in the nearest size that is loaded.
  private func otherSize(of request: TileRequest) -> Surface? {
    let others = states.filter { $0.value.picture != nil && $0.key.isSame(exceptForSizeAs: request) }
    return others.min { abs($0.key.side - request.side) < abs($1.key.side - request.side) }?.value.picture
  }

  /// Returns whether the tile is in the cache.
  private func recall(_ request: TileRequest) -> Bool {
    guard let kept = cache?.look(for: .tile(request)) else { return false }
    states[request] = .recalled(kept.picture.map(upload))
    marks[request] = kept.mark
    unconfirmed.append(request)
    sendRequests()
    return true
  }

  /// Requests tiles that will be painted soon, the most urgent first.
  package func prepare(_ requests: [TileRequest]) {
    for request in requests {
      switch states[request] {
      case .stale(let older): states[request] = .wanted(older)
      case nil where recall(request): continue
      case nil: states[request] = .wanted(nil)
      case .wanted, .recalled, .ready, .missing, .givenUp: continue
      }
      soon.append(request)
    }
    sendRequests()
  }

  /// Whether a tile is requested and has not arrived.
  package var isWaiting: Bool {
    states.values.contains { if case .wanted = $0 { true } else { false } }
  }

  /// Whether this tile is requested and has not arrived.
  package func isWaiting(for request: TileRequest) -> Bool {
    if case .wanted = states[request] { true } else { false }
  }

  /// Starts the decoder before it is asked for the first tile, if nothing is cached.
  package func startDecoder() {
    if cache?.exists != true { client?.start() }
  }

  /// Forgets all other tiles.
  package func keep(only requests: Set<TileRequest>) {
    states = states.filter { request, state in
      if case .givenUp = state { true } else { requests.contains(request) }
    }
    marks = marks.filter { states[$0.key] != nil }
    seen.removeAll { states[$0] == nil }
    soon.removeAll { states[$0] == nil }
    unconfirmed.removeAll { states[$0] == nil }
  }

  /// Uses another icon theme. The present tiles are shown until new ones arrive.
  package func use(_ setup: IconSetup) {
    self.setup = setup
    cache = PictureCache(setup)
    if states.isEmpty, client?.use(setup) == true { return }
    (seen, soon, unconfirmed, marks) = ([], [], [], [:])
    states = states.mapValues { .stale($0.picture) }
    client = client(for: setup)
    onArrival()
  }

  /// Looks again for missing icons, because they may be installed shortly after their applications.
  package func applicationsChanged(at now: Instant) {
    schedule.restart(at: now)
  }

  /// When to call ``wake(at:)``; nil if not at all.
  package var nextWake: Instant? { schedule.next }

  package func wake(at now: Instant) {
    guard schedule.take(at: now) else { return }
    checkAgain { if case .missing = $0 { true } else { false } }
    confirm()
  }

  private func want(_ request: TileRequest, showing older: Surface?) {
    states[request] = .wanted(older)
    seen.append(request)
    sendRequests()
  }

  /// The requests that no decoder has received yet, in order.
  var waiting: [TileRequest] { seen + soon }

  /// Sends requests to the decoder while it has room.
  func sendRequests() {
    while let client, client.room > 0, let question = nextQuestion() {
      if !client.ask(question), case .tile(let request) = question.request { states[request] = .missing }
    }
  }

  private func nextQuestion() -> DecoderQuestion? {
    if !seen.isEmpty { return .make(.tile(seen.removeFirst())) }
    if !soon.isEmpty { return .make(.tile(soon.removeFirst())) }
    return nextUnconfirmed()
  }

  private func receive(_ answers: [DecoderAnswer]) {
    var corrected = false
    for answer in answers {
      guard case .tile(let request) = answer.question.request, states[request] != nil else { continue }
      switch answer.question {
      case .make: resolve(request, answer.outcome, answer.mark)
      case .confirm: corrected = resolve(request, confirmedAs: answer.outcome, answer.mark) || corrected
      }
    }
    sendRequests()
    onArrival()
    if corrected { onCorrection() }
    watchSources()
  }

  private func leaveOut(_ file: FileMark) {
    brokenFiles.insert(file.path)
    faults.report(file)
  }

  func resolve(_ request: TileRequest, _ outcome: DecoderAnswer.Outcome, _ mark: FileMark) {
    if case .lost = outcome {} else { marks[request] = mark }
    switch outcome {
    case .picture(let picture): states[request] = .ready(upload(picture))
    case .missing, .confirmed: states[request] = .missing
    case .fatal:
      states[request] = .givenUp
      faults.report(givenUp: request.icon)
    case .lost: seen.append(request)
    }
  }
}
