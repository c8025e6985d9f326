import Freedesktop
import GtkBridge
import QuiverCore

/// Checks whether the tiles are up to date.
extension TileStore {
  /// Starts to check the tiles that came from the cache, and to check all tiles when the sources of icons change.
  package func confirm() {
    isConfirming = true
    sendRequests()
    watchSources()
  }

  /// Checks all tiles, because icons were changed, installed or removed. The present ones are shown until then.
  func checkAgain() {
    checkAgain { state in
      switch state {
      case .wanted, .recalled, .ready, .missing: true
      case .stale, .givenUp: false
      }
    }
  }

  /// Checks the tiles in some states. What is shown now is shown until then.
  func checkAgain(where isChecked: (State) -> Bool) {
    client?.rescan()
    let requests = Set(states.filter { isChecked($0.value) }.keys)
    unconfirmed = unconfirmed.filter { !requests.contains($0) } + requests
    sendRequests()
  }

  /// The next tile to check. A tile that is being made waits for its answer, which may be out of date.
  func nextUnconfirmed() -> DecoderQuestion? {
    guard isConfirming, let place = unconfirmed.firstIndex(where: { !isWaiting(for: $0) }) else { return nil }
    let request = unconfirmed.remove(at: place)
    // A tile without a picture is always looked for again, because any of the icon's files may be intact by now.
    let mark = states[request]?.picture == nil ? nil : marks[request]
    return .confirm(.tile(request), madeOf: mark ?? .none)
  }

  /// Returns whether the tile has changed.
  func resolve(_ request: TileRequest, confirmedAs outcome: DecoderAnswer.Outcome, _ mark: FileMark) -> Bool {
    let picture = states[request]?.picture
    switch outcome {
    case .confirmed: states[request] = picture.map { .ready($0) } ?? .missing
    case .lost: unconfirmed.append(request)
    case .missing where picture == nil: resolve(request, outcome, mark)
    case .picture, .missing, .fatal:
      resolve(request, outcome, mark)
      return true
    }
    return false
  }

  /// Watches the sources of the tiles as soon as nothing more is being asked; before that the set of sources would
  /// change all the time.
  func watchSources() {
    guard isConfirming, client?.isIdle == true, waiting.isEmpty, unconfirmed.isEmpty else { return }
    let watch = watch ?? IconWatch { [weak self] in self?.checkAgain() }
    self.watch = watch
    watch.follow(places, marks: Set(marks.values))
  }

  private var places: IconPlaces {
    var places = IconPlaces(theme: setup.theme, searchPath: setup.searchPath + themePath)
    for (request, mark) in marks where !mark.path.isEmpty {
      switch IconSource(request.icon, home: IconTheme.home) {
      case .file(mark.path): places.named.insert(mark.path)
      case .file(let broken):
        places.named.insert(broken)
        places.found.insert(mark.path)
      case .name: places.found.insert(mark.path)
      }
    }
    places.found.formUnion(brokenFiles.subtracting(places.named))
    return places
  }
}
