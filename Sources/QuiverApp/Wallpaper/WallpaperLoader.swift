import GioBridge
import GtkBridge
import QuiverCore

/// Loads the wallpaper with a decoder. Of several requests in a row only the last one counts.
package final class WallpaperLoader {
  /// The wallpaper that is shown; nil if there is none.
  package private(set) var shown: WallpaperRequest?
  /// The file that the wallpaper was made of.
  private var shownMark = FileMark.none
  /// The pixels of the wallpaper, unless they can be read from the cache again.
  private var loaded: Surface?
  private var releaseTimer: LoopSource?

  /// The files that are still to be tried, the best first.
  private var wanted: ArraySlice<WallpaperRequest> = []
  /// Where the wallpaper comes from.
  private enum Source {
    case decoder
    /// The cache, which has all that were tried so far.
    case cache
    /// A decoder, which checks whether the cached picture is up to date.
    case confirmation
  }

  private var source = Source.decoder
  private var isConfirming = false
  private var candidates: [WallpaperRequest] = []
  /// The files that the cached pictures were made of.
  private var marks: [WallpaperRequest: FileMark] = [:]
  private let cache: PictureCache?
  private var asked: (request: WallpaperRequest, generation: Int)?
  /// Counts the changes of the files; a request from before a change is out of date.
  private var generation = 0
  private var shownGeneration = 0
  private var client: DecoderClient?
  private let onChange: () -> Void
  /// Called for each picture that cannot be shown, with the version of its file.
  var onFailure: (WallpaperRequest, FileMark) -> Void = { _, _ in }
  /// Called when none of the requested pictures can be shown.
  var onNothingShown: () -> Void = {}

  /// `cache` is the directory for finished pictures; nil if they are not kept.
  package init(decoder: [String] = TileStore.ownDecoder, cache: String? = nil, onChange: @escaping () -> Void) {
    self.onChange = onChange
    let setup = IconSetup(cache: cache)
    self.cache = PictureCache(setup)
    client = DecoderClient(command: decoder, setup: setup) { [weak self] in self?.receive($0) }
  }

  /// Whether any picture is cached.
  var hasCache: Bool { cache?.exists == true }

  /// Starts the decoder before it is asked for the first picture, if nothing is cached.
  func startDecoder() {
    if !hasCache { client?.start() }
  }

  /// Starts to check the picture that came from the cache.
  package func confirm() {
    isConfirming = true
    confirmRecalled()
  }

  private func confirmRecalled() {
    guard isConfirming, case .cache = source else { return }
    (source, wanted) = (.confirmation, candidates[...])
    ask()
  }

  /// Whether a picture was requested and has not arrived.
  package var isWaiting: Bool { asked != nil }

  /// Shows the first of these that can be shown, or no picture if there are none. The present picture stays until the
  /// new one arrives.
  package func show(_ requests: [WallpaperRequest]) {
    (candidates, wanted, marks) = (requests, requests[...], [:])
    source = generation == 0 ? .cache : .decoder
    client?.rescan()
    if requests.isEmpty, shown != nil { hide() } else { ask() }
  }

  /// The pixels of the wallpaper, as large as the viewport and transparent where it does not reach. nil if nothing is
  /// shown, or if the cache was emptied; then the picture is loaded again.
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

  /// Call this when the pixels have been painted. Their memory is released as soon as the picture is in the cache.
  package func releasePixels() {
    releasePixels(lookingAgain: Self.mostLooks)
  }

  /// Seconds between checks whether a decoder has written the picture to the cache, and the number of checks.
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

  /// Shows one of these after a change of the files.
  package func reload(_ requests: [WallpaperRequest]) {
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
    source = .decoder
    put(.make(.wallpaper(next)), next)
  }

  private func put(_ question: DecoderQuestion, _ request: WallpaperRequest) {
    asked = (request, generation)
    if client?.ask(question) != true { resolve(request, .missing) }
  }

  private func recall(_ request: WallpaperRequest, _ kept: PictureCache.Kept) {
    marks[request] = kept.mark
    if let pixels = kept.picture { show(request, pixels, madeOf: kept.mark) } else { fail(request, kept.mark) }
    if wanted.isEmpty { confirmRecalled() } else { ask() }
  }

  private func receive(_ answers: [DecoderAnswer]) {
    for answer in answers {
      if case .wallpaper(let request) = answer.question.request { resolve(request, answer.outcome, answer.mark) }
    }
  }

  private func resolve(_ request: WallpaperRequest, _ outcome: DecoderAnswer.Outcome, _ mark: FileMark = .none) {
    let isCurrent = asked?.generation == generation
    asked = nil
    defer { ask() }
    guard request == wanted.first, isCurrent else { return }
    switch outcome {
    case .picture(let pixels): show(request, pixels, madeOf: mark)
    case .confirmed where shown == request: wanted = []
    case .confirmed: skip()
    case .missing, .fatal:
      fail(request, mark)
      if case .confirmation = source, wanted.isEmpty, shown != nil { hide() }
    case .lost: break
    }
  }

  /// The next one is tried instead.
  private func fail(_ request: WallpaperRequest, _ mark: FileMark) {
    onFailure(request, mark)
    skip()
  }

  private func skip() {
    wanted.removeFirst()
    if wanted.isEmpty { onNothingShown() }
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
