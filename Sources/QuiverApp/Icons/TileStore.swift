import GtkBridge
import SpringboardEngine

/// The applications' icons as finished pixels. Nothing here waits: what is not there yet is asked for, and comes later.
package final class TileStore {
  /// What becomes of a request.
  enum State {
    /// To be asked for when it is seen again; an older picture stands in.
    case stale(Surface?)
    /// Asked for, or about to be; an older picture may stand in.
    case wanted(Surface?)
    /// Kept from an earlier run, and yet to be confirmed; nil: there was none.
    case recalled(Surface?)
    case ready(Surface)
    /// There is none; it may be installed yet.
    case missing
    /// A helper died over it.
    case givenUp

    var picture: Surface? {
      switch self {
      case .stale(let older), .wanted(let older), .recalled(let older): older
      case .ready(let surface): surface
      case .missing, .givenUp: nil
      }
    }
  }

  /// This program, as the helper.
  package static let ownHelper = ["/proc/self/exe", "icon-helper"]

  var states: [TileRequest: State] = [:]
  private var seen: [TileRequest] = []
  private var soon: [TileRequest] = []
  /// Recalled, and not yet asked for.
  private var unconfirmed: [TileRequest] = []
  private var isConfirming = false
  private var cache: PictureCache?
  private var lane: HelperLane?
  private var schedule = RetrySchedule()
  private let helper: [String]
  private let upload: (Surface) -> Surface
  private let onArrival: () -> Void
  /// Something that was recalled is not so any more.
  package var onCorrection: () -> Void = {}

  /// The helper is started when it is needed, and leaves when it is not. `upload` puts a tile
  /// where it is kept, so that the helper's memory is let go. `onArrival` is called once for many tiles.
  package init(
    helper: [String] = ownHelper, setup: IconSetup, upload: @escaping (Surface) -> Surface = { $0 },
    onArrival: @escaping () -> Void
  ) {
    self.helper = helper
    self.upload = upload
    self.onArrival = onArrival
    cache = PictureCache(setup)
    lane = lane(for: setup)
  }

  private func lane(for setup: IconSetup) -> HelperLane {
    HelperLane(command: helper, setup: setup) { [weak self] in self?.receive($0) }
  }

  /// The tile if it is there; else it is asked for before those that are only prepared.
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
      want(request, showing: nil)
      return nil
    }
  }

  /// Whether an earlier run kept it.
  private func recall(_ request: TileRequest) -> Bool {
    guard let kept = cache?.look(for: .tile(request)) else { return false }
    states[request] = .recalled(kept.picture.map(upload))
    unconfirmed.append(request)
    hand()
    return true
  }

  /// Has what was recalled looked at, from now on: it may have been changed since it was kept.
  package func confirm() {
    isConfirming = true
    hand()
  }

  /// Asks for what will be seen, the most urgent first: before the first frame, and when the page changes.
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
    hand()
  }

  /// Whether something that was asked for is still to come.
  package var isWaiting: Bool {
    states.values.contains { if case .wanted = $0 { true } else { false } }
  }

  /// Whether this one is still to come, or to come anew.
  package func isWaiting(for request: TileRequest) -> Bool {
    if case .wanted = states[request] { true } else { false }
  }

  /// Starts the helper before anything is asked for, where little can be recalled.
  package func start() {
    if cache?.exists != true { lane?.start() }
  }

  /// Forgets all other tiles.
  package func keep(only requests: Set<TileRequest>) {
    states = states.filter { request, state in
      if case .givenUp = state { true } else { requests.contains(request) }
    }
    seen.removeAll { states[$0] == nil }
    soon.removeAll { states[$0] == nil }
    unconfirmed.removeAll { states[$0] == nil }
  }

  /// Another icon theme: every tile is made again when it is asked for, and shown until then.
  package func use(_ setup: IconSetup) {
    cache = PictureCache(setup)
    guard !states.isEmpty else { lane?.use(setup); return }
    (seen, soon, unconfirmed) = ([], [], [])
    states = states.mapValues { .stale($0.picture) }
    lane = lane(for: setup)
    onArrival()
  }

  /// Applications came or went, and their icons may come a little later.
  package func applicationsChanged(at now: Instant) {
    schedule.restart(at: now)
  }

  /// When `wake` wants to be called; nil: not at all.
  package var nextWake: Instant? { schedule.next }

  package func wake(at now: Instant) {
    guard schedule.take(at: now) else { return }
    lane?.rescan()
    for case (let request, .missing) in states { want(request, showing: nil) }
  }

  private func want(_ request: TileRequest, showing older: Surface?) {
    states[request] = .wanted(older)
    seen.append(request)
    hand()
  }

  /// What no helper has been told yet, the next one first.
  var waiting: [TileRequest] { seen + soon }

  /// Hands requests out while there is somebody to take them.
  private func hand() {
    while let lane, lane.room > 0, let (question, request) = nextQuestion() {
      if !lane.ask(question) { states[request] = .missing }
    }
  }

  private func nextQuestion() -> (HelperQuestion, TileRequest)? {
    if !seen.isEmpty || !soon.isEmpty {
      let request = seen.isEmpty ? soon.removeFirst() : seen.removeFirst()
      return (.make(.tile(request)), request)
    }
    guard isConfirming, !unconfirmed.isEmpty else { return nil }
    let request = unconfirmed.removeFirst()
    return (.confirm(.tile(request)), request)
  }

  private func receive(_ answers: [HelperAnswer]) {
    var corrected = false
    for case (.tile(let request), let outcome) in answers.map({ ($0.request, $0.outcome) }) {
      guard let state = states[request] else { continue }
      if case .recalled(let picture) = state {
        corrected = settle(request, recalledAs: picture, outcome) || corrected
      } else {
        settle(request, outcome)
      }
    }
    hand()
    onArrival()
    if corrected { onCorrection() }
  }

  private func settle(_ request: TileRequest, _ outcome: HelperAnswer.Outcome) {
    switch outcome {
    case .picture(let picture): states[request] = .ready(upload(picture))
    case .missing, .confirmed: states[request] = .missing
    case .fatal: states[request] = .givenUp
    case .lost: seen.append(request)
    }
  }

  /// Answers whether it is other than what was recalled.
  private func settle(_ request: TileRequest, recalledAs picture: Surface?, _ outcome: HelperAnswer.Outcome) -> Bool {
    switch outcome {
    case .confirmed: states[request] = picture.map { .ready($0) } ?? .missing
    case .lost: unconfirmed.append(request)
    case .picture, .missing, .fatal:
      settle(request, outcome)
      return true
    }
    return false
  }
}
