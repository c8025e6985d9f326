import GtkBridge
import QuiverCore
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
  /// What they were made of, where it is known.
  var marks: [TileRequest: FileMark] = [:]
  private var seen: [TileRequest] = []
  private var soon: [TileRequest] = []
  /// To be looked at again, and not yet asked for.
  var unconfirmed: [TileRequest] = []
  var isConfirming = false
  var watch: IconWatch?
  private(set) var setup: IconSetup
  /// The environment's directories of icon themes, which come after the setup's.
  let themePath: [String]
  private var cache: PictureCache?
  private(set) var client: HelperClient?
  private var schedule = RetrySchedule()
  private let helper: [String]
  private let upload: (Surface) -> Surface
  private let onArrival: () -> Void
  /// Something that was recalled is not so any more.
  package var onCorrection: () -> Void = {}

  /// The helper is started when it is needed, and leaves when it is not. `upload` puts a tile
  /// where it is kept, so that the helper's memory is let go. `onArrival` is called once for many tiles.
  package init(
    helper: [String] = ownHelper, setup: IconSetup, themePath: [String] = [],
    upload: @escaping (Surface) -> Surface = { $0 }, onArrival: @escaping () -> Void
  ) {
    self.helper = helper
    self.setup = setup
    self.themePath = themePath
    self.upload = upload
    self.onArrival = onArrival
    cache = PictureCache(setup)
    client = client(for: setup)
  }

  private func client(for setup: IconSetup) -> HelperClient {
    HelperClient(command: helper, setup: setup, themePath: themePath) { [weak self] in self?.receive($0) }
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
    marks[request] = kept.mark
    unconfirmed.append(request)
    hand()
    return true
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

  /// Another icon theme: every tile is made again when it is asked for, and shown until then.
  package func use(_ setup: IconSetup) {
    self.setup = setup
    cache = PictureCache(setup)
    if states.isEmpty, client?.use(setup) == true { return }
    (seen, soon, unconfirmed, marks) = ([], [], [], [:])
    states = states.mapValues { .stale($0.picture) }
    client = client(for: setup)
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
    client?.rescan()
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
  func hand() {
    while let client, client.room > 0, let question = nextQuestion() {
      if !client.ask(question), case .tile(let request) = question.request { states[request] = .missing }
    }
  }

  private func nextQuestion() -> HelperQuestion? {
    if !seen.isEmpty { return .make(.tile(seen.removeFirst())) }
    if !soon.isEmpty { return .make(.tile(soon.removeFirst())) }
    return nextUnconfirmed()
  }

  private func receive(_ answers: [HelperAnswer]) {
    var corrected = false
    for answer in answers {
      guard case .tile(let request) = answer.question.request, states[request] != nil else { continue }
      switch answer.question {
      case .make: settle(request, answer.outcome, answer.mark)
      case .confirm: corrected = settle(request, confirmedAs: answer.outcome, answer.mark) || corrected
      }
    }
    hand()
    onArrival()
    if corrected { onCorrection() }
    watchSources()
  }

  func settle(_ request: TileRequest, _ outcome: HelperAnswer.Outcome, _ mark: FileMark) {
    if case .lost = outcome {} else { marks[request] = mark }
    switch outcome {
    case .picture(let picture): states[request] = .ready(upload(picture))
    case .missing, .confirmed: states[request] = .missing
    case .fatal: states[request] = .givenUp
    case .lost: seen.append(request)
    }
  }
}
