import CollectionEngine
import GioBridge
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Shows pictures on a monitor of a kiosk, in front of everything.
final class SlideWindow {
  /// Called when it appears.
  var onShow: () -> Void = {}
  let window: CoverWindow
  private let slides = SlideShow()
  private let files = FileWatch()
  private lazy var loader: WallpaperLoader = {
    let loader = WallpaperLoader(cache: cache) { [weak self] in self?.pictureArrived() }
    loader.onFailure = { [weak self] request, mark in self?.report(request.path, exists: mark.exists) }
    loader.onNothingShown = { [weak self] in self?.slides.failed() }
    return loader
  }()
  private let cache: String?
  private let fit: WallpaperPreferences.Fit
  private let animates: Bool
  private let size: PixelSize
  private let scale: Double
  private var picture: Surface?
  private var crossfade: Crossfade<Surface>?
  /// The pictures whose faults were reported.
  private var reported: Set<String> = []

  /// The window appears with the first picture.
  init(_ monitor: Monitor, of display: Display, showing paths: [String], _ environment: Environment, animates: Bool) {
    let wallpaper = environment.configuration.wallpaper
    (fit, self.animates, cache) = (wallpaper.fit, animates, environment.pictureCache)
    window = CoverWindow(monitor, of: display, title: Strings.applicationName)
    let size = Size(width: monitor.frame.width, height: monitor.frame.height)
    let viewport = Viewport(size: size, scale: Double(monitor.scale))
    (self.size, scale) = (PixelSize(filling: viewport), viewport.scale)
    window.canvas.onDraw = { [weak self] in self?.draw($0) }
    slides.shown = { [weak self] in self?.loader.shown?.path }
    slides.onChange = { [weak self] in self?.load() }
    slides.onNothingFound = { [weak self] in self?.reportNothing(in: paths) }
    slides.follow(paths, every: wallpaper.slideSeconds)
    files.onChange = { [weak self] _ in self?.reload() }
    // A picture may come after the search, and before the directory is watched.
    files.follow(Set(paths), reportingAll: true)
  }

  private func load() { loader.show(requests) }

  private func reload() {
    slides.reload()
    loader.reload(requests)
  }

  private var requests: [WallpaperRequest] {
    (slides.candidates ?? []).map { WallpaperRequest(path: $0, size: size, scale: scale, fit: fit) }
  }

  private func reportNothing(in paths: [String]) {
    let place = paths.joined(separator: ", ")
    if reported.insert(place).inserted { Log.warning(Strings.slideFailed(place, Strings.noPictures)) }
  }

  private func report(_ path: String, exists: Bool) {
    guard reported.insert(path).inserted else { return }
    Log.warning(Strings.slideFailed(path, Strings.wallpaperFault(of: path, exists: exists)))
  }

  private func pictureArrived() {
    guard let pixels = loader.pixels else { return }
    let isFirst = !window.isShown
    if animates, !isFirst, let picture { crossfade = Crossfade(from: picture) }
    window.isShown = true
    picture = window.canvas.upload(pixels)
    loader.releasePixels()
    window.canvas.onTick = { [weak self] _ in self?.window.canvas.queueDraw() }
    if isFirst { onShow() }
  }

  private func draw(_ target: DrawTarget) {
    let rest = crossfade?.rest(at: Instant(seconds: MonotonicClock.now)) ?? 0
    target.paint { drawing, _ in
      drawing.paintBlack()
      if let picture { drawing.paint(picture, x: 0, y: 0, filter: .exact) }
      if let old = crossfade?.old, rest > 0 { drawing.paint(old, x: 0, y: 0, alpha: rest, filter: .exact) }
    }
    if rest <= 0 { (crossfade, window.canvas.onTick) = (nil, nil) }
    slides.painted()
  }
}
