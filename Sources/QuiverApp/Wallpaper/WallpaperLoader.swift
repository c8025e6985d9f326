import GtkBridge
import QuiverCore

/// Fetches the wallpaper's picture from a helper; of many wishes in a row only the last one counts.
package final class WallpaperLoader {
  /// The one that is shown; nil: no picture.
  package private(set) var shown: WallpaperRequest?
  /// What it was made of.
  private var shownMark = FileMark.none
  /// Its pixels, unless they can be read from the cache again.
  private var loaded: Surface?
  private var releaseTimer: LoopSource?

  /// What may be shown, the best first.
  private var wanted: ArraySlice<WallpaperRequest> = []
  /// Where answers come from.
  private enum Source {
    case helper
    /// An earlier run kept them all, as far as was asked.
    case cache
    /// A helper, which looks whether what was kept is still so.
    case confirmation
  }

  private var source = Source.helper
  private var isConfirming = false
  private var candidates: [WallpaperRequest] = []
  /// What those were made of that were recalled.
  private var marks: [WallpaperRequest: FileMark] = [:]
  private let cache: PictureCache?
  private var asked: (request: WallpaperRequest, generation: Int)?
  /// Counts how often the files were changed: what was asked for before that is out of date.
  private var generation = 0
  private var shownGeneration = 0
  private var client: HelperClient?
  private let onChange: () -> Void

  /// `cache` is the directory that keeps finished pictures; nil: they are not kept.
  package init(helper: [String] = TileStore.ownHelper, cache: String? = nil, onChange: @escaping () -> Void) {
    self.onChange = onChange
    let setup = IconSetup(cache: cache)
    self.cache = PictureCache(setup)
    client = HelperClient(command: helper, setup: setup) { [weak self] in self?.receive($0) }
  }

  /// Starts the helper before it is needed, so that its start costs nobody time, where nothing can be recalled.
  package func start() {
    if cache?.exists != true { client?.start() }
  }

  /// Has what was recalled looked at, from now on: it may have been changed since it was kept.
  package func confirm() {
    isConfirming = true
    confirmRecalled()
  }

  private func confirmRecalled() {
    guard isConfirming, case .cache = source else { return }
    (source, wanted) = (.confirmation, candidates[...])
    ask()
  }

  /// Whether a picture that was asked for is still to come.
  package var isWaiting: Bool { asked != nil }

  /// The first of these that can be shown; none: no picture. What is shown stays until the new one is there.
  package func show(_ requests: [WallpaperRequest]) {
    (candidates, wanted, marks) = (requests, requests[...], [:])
    source = generation == 0 ? .cache : .helper
    client?.rescan()
    if requests.isEmpty, shown != nil { hide() } else { ask() }
  }

  /// The pixels of the whole window of what is shown; where it does not reach they are transparent. nil: nothing is shown, or
  /// the cache was emptied since: then it is fetched again.
  package var pixels: Surface? {
    guard let shown else { return nil }
    loaded = loaded ?? recalled(shown)
    if loaded == nil {
      self.shown = nil
      show(candidates)
    }
    return loaded
  }

  private func recalled(_ request: WallpaperRequest) -> Surface? {
    let kept = cache?.look(for: .wallpaper(request))
    return kept?.mark == shownMark ? kept?.picture : nil
  }

  /// The pixels were painted to where they are shown from. Their memory is released as soon as the cache has them.
  package func releasePixels() {
    releasePixels(lookingAgain: Self.mostLooks)
  }

  /// Seconds between looks whether a helper has written the picture to the cache, and how many there are.
  private static let lookInterval = 1.0
  private static let mostLooks = 3

  private func releasePixels(lookingAgain looks: Int) {
    releaseTimer = nil
    guard let shown, loaded != nil, let cache else { return }
    if cache.mark(of: .wallpaper(shown)) == shownMark {
      loaded = nil
    } else if looks > 0 {
      releaseTimer = MainLoop.timer(after: Self.lookInterval) { [weak self] in
        self?.releasePixels(lookingAgain: looks - 1)
      }
    }
  }

  /// The same, after what the files hold was changed.
  package func showAnew(_ requests: [WallpaperRequest]) {
    generation += 1
    show(requests)
  }

  private func ask() {
    guard asked == nil, let next = wanted.first else { return }
    if case .confirmation = source {
      return put(.confirm(.wallpaper(next), madeOf: marks[next] ?? .none), next)
    }
    guard next != shown || shownGeneration != generation else { return wanted = [] }
    if case .cache = source, let kept = cache?.look(for: .wallpaper(next)) { return recall(next, kept) }
    source = .helper
    put(.make(.wallpaper(next)), next)
  }

  private func put(_ question: HelperQuestion, _ request: WallpaperRequest) {
    asked = (request, generation)
    if client?.ask(question) != true { settle(request, .missing) }
  }

  private func recall(_ request: WallpaperRequest, _ kept: PictureCache.Kept) {
    marks[request] = kept.mark
    if let pixels = kept.picture { show(request, pixels, madeOf: kept.mark) } else { wanted.removeFirst() }
    if wanted.isEmpty { confirmRecalled() } else { ask() }
  }

  private func receive(_ answers: [HelperAnswer]) {
    for answer in answers {
      if case .wallpaper(let request) = answer.question.request { settle(request, answer.outcome, answer.mark) }
    }
  }

  private func settle(_ request: WallpaperRequest, _ outcome: HelperAnswer.Outcome, _ mark: FileMark = .none) {
    let isCurrent = asked?.generation == generation
    asked = nil
    defer { ask() }
    guard request == wanted.first, isCurrent else { return }
    switch outcome {
    case .picture(let pixels): show(request, pixels, madeOf: mark)
    case .confirmed where shown == request: wanted = []
    case .confirmed: wanted.removeFirst()
    case .missing, .fatal:
      wanted.removeFirst()
      if case .confirmation = source, wanted.isEmpty, shown != nil { hide() }
    case .lost: break
    }
  }

  private func show(_ request: WallpaperRequest, _ pixels: Surface, madeOf mark: FileMark) {
    (shown, shownMark, loaded) = (request, mark, pixels)
    finish()
  }

  private func hide() {
    (shown, shownMark, loaded) = (nil, .none, nil)
    finish()
  }

  private func finish() {
    (wanted, releaseTimer) = ([], nil)
    shownGeneration = generation
    onChange()
  }
}
