import GtkBridge

/// Fetches the wallpaper's picture from a helper; of many wishes in a row only the last one counts.
package final class WallpaperLoader {
  /// The one that is shown, and the pixels of its whole glass; where it does not reach they are transparent.
  package private(set) var picture: (request: WallpaperRequest, pixels: Surface)?

  /// What may be shown, the best first.
  private var wanted: ArraySlice<WallpaperRequest> = []
  private var asked: (request: WallpaperRequest, generation: Int)?
  /// Counts how often the files were changed: what was asked for before that is out of date.
  private var generation = 0
  private var shownGeneration = 0
  private var lane: HelperLane?
  private let onChange: () -> Void

  package init(helper: [String] = TileStore.ownHelper, onChange: @escaping () -> Void) {
    self.onChange = onChange
    lane = HelperLane(command: helper, setup: IconSetup()) { [weak self] in self?.receive($0) }
  }

  /// Starts the helper before it is needed, so that its start costs nobody time.
  package func start() {
    lane?.start()
  }

  /// Whether a picture that was asked for is still to come.
  package var isWaiting: Bool { asked != nil }

  /// The first of these that can be shown; none: no picture. What is shown stays until the new one is there.
  package func show(_ requests: [WallpaperRequest]) {
    wanted = requests[...]
    lane?.rescan()
    if requests.isEmpty, picture != nil { settle(nil) } else { ask() }
  }

  /// The same, after what the files hold was changed.
  package func showAnew(_ requests: [WallpaperRequest]) {
    generation += 1
    show(requests)
  }

  private func ask() {
    guard asked == nil, let next = wanted.first else { return }
    guard next != picture?.request || shownGeneration != generation else { return wanted = [] }
    asked = (next, generation)
    if lane?.ask(.wallpaper(next)) != true { settle(next, .missing) }
  }

  private func receive(_ answers: [HelperAnswer]) {
    for case (.wallpaper(let request), let outcome) in answers.map({ ($0.request, $0.outcome) }) {
      settle(request, outcome)
    }
  }

  private func settle(_ request: WallpaperRequest, _ outcome: HelperAnswer.Outcome) {
    let isCurrent = asked?.generation == generation
    asked = nil
    defer { ask() }
    guard request == wanted.first, isCurrent else { return }
    switch outcome {
    case .picture(let pixels): settle((request, pixels))
    case .missing, .fatal: wanted.removeFirst()
    case .lost: break
    }
  }

  private func settle(_ picture: (WallpaperRequest, Surface)?) {
    wanted = []
    self.picture = picture
    shownGeneration = generation
    onChange()
  }
}
