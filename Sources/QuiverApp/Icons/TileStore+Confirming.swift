import Freedesktop
import QuiverCore

/// Whether what is there is still so.
extension TileStore {
  /// Has what was recalled looked at, from now on, since it may have been changed since it was kept; and everything whenever
  /// something changes that icons come from.
  package func confirm() {
    isConfirming = true
    hand()
    watchSources()
  }

  /// Icons were changed, installed or removed: everything that is known is asked for again, and shown until then.
  func lookAgain() {
    client?.rescan()
    unconfirmed = states.compactMap { request, state in
      switch state {
      case .wanted, .recalled, .ready, .missing: request
      case .stale, .givenUp: nil
      }
    }
    hand()
  }

  /// The next that is to be confirmed. Those of which no answer has come yet have to wait for it: it may be out of date.
  func nextUnconfirmed() -> HelperQuestion? {
    guard isConfirming, let place = unconfirmed.firstIndex(where: { !isWaiting(for: $0) }) else { return nil }
    let request = unconfirmed.remove(at: place)
    return .confirm(.tile(request), madeOf: marks[request] ?? .none)
  }

  /// Answers whether it is other than what was there.
  func settle(_ request: TileRequest, confirmedAs outcome: HelperAnswer.Outcome, _ mark: FileMark) -> Bool {
    let picture = states[request]?.picture
    switch outcome {
    case .confirmed: states[request] = picture.map { .ready($0) } ?? .missing
    case .lost: unconfirmed.append(request)
    case .missing where picture == nil: settle(request, outcome, mark)
    case .picture, .missing, .fatal:
      settle(request, outcome, mark)
      return true
    }
    return false
  }

  /// Watches what the tiles were made of, when nothing more is asked for: before that it would change all the time.
  func watchSources() {
    guard isConfirming, client?.isIdle == true, waiting.isEmpty, unconfirmed.isEmpty else { return }
    let watch = watch ?? IconWatch { [weak self] in self?.lookAgain() }
    self.watch = watch
    watch.follow(places, marks: Set(marks.values))
  }

  private var places: IconPlaces {
    var places = IconPlaces(theme: setup.theme, searchPath: setup.searchPath + themePath)
    for (request, mark) in marks where !mark.path.isEmpty {
      switch IconSource(request.icon, home: "") {
      case .file: places.named.insert(mark.path)
      case .name: places.found.insert(mark.path)
      }
    }
    return places
  }
}
