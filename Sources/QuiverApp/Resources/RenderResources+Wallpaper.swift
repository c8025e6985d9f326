import CollectionEngine
import GioBridge
import GtkBridge
import QuiverCore

extension RenderResources {
  /// Fades to the new wallpaper if the old one was visible for a while.
  func pictureArrived() {
    let old = painter.tools.backdrop
    paintBackdrop()
    let wasSeen = firstFrame.map { MonotonicClock.now - $0.seconds > Self.fadeDelay } ?? false
    let session = environment.configuration.session(on: DesktopPreferences(desktop))
    if wasSeen, session.animates { crossfade = Crossfade(from: old) }
  }

  /// Reports each picture that cannot be shown once. Our own is always among those that are tried.
  func wallpaperFailed(_ request: WallpaperRequest, _ mark: FileMark) {
    let files = slides.files + (described.files ?? [])
    guard files.contains(request.path), reportedWallpapers[request.path] != mark else { return }
    reportedWallpapers[request.path] = mark
    let fault = Strings.wallpaperFault(of: request.path, exists: mark.exists)
    report(Strings.wallpaperFailed(request.path, fault, isOneOfSeveral: files.count > 1), exists: mark.exists)
  }

  func descriptionFailed(_ fault: FoundPictures.Fault) {
    let message = Strings.wallpaperFailed(fault.path, fault.clause, isOneOfSeveral: described.files?.isEmpty == false)
    report(message, exists: !fault.isAbsent)
  }

  /// The desktop's own wallpaper is only logged, and not if it is a default that is not installed.
  private func report(_ message: String, exists: Bool) {
    switch environment.configuration.wallpaper.source {
    case .pictures: reportWallpaper(message)
    case .automatic where exists || background.isChosen: Log.warning(message)
    case .automatic, .color, .gradient: return
    }
  }

  func reportEmptyDirectories() {
    let paths = slides.paths.joined(separator: ", ")
    reportWallpaper(Strings.wallpaperFailed(paths, Strings.noPictures, isOneOfSeveral: false))
  }

  private func reportWallpaper(_ message: String) {
    Log.warning(message)
    onWallpaperFault(message)
  }

  /// Seconds after the first frame for which a wallpaper appears without a fade.
  private static let fadeDelay = 0.4

  /// Whether the backdrop fades, so that the whole viewport changes.
  var isFading: Bool { crossfade != nil }

  /// Call this before each frame on screen. Returns whether something here moves.
  func advance(to now: Instant) -> Bool {
    firstFrame = firstFrame ?? now
    icons.beginFrame()
    let rest = crossfade?.rest(at: now) ?? 0
    if rest <= 0 { crossfade = nil }
    painter.tools.fade(crossfade.map { ($0.old, rest) })
    slides.painted()
    return crossfade != nil
  }

  /// The files that the wallpaper may come from, the best first.
  var pictures: [String] {
    let pixels = PixelSize(filling: viewport)
    let isLight = environment.configuration.style.isLight
    let ours = environment.assets.wallpaper(
      coveringWidth: pixels.width, height: pixels.height, isLight: isLight)
    let found = isDescribed ? described.files : slides.candidates
    return environment.configuration.wallpaper.source.pictures(found: found, ours: ours)
  }

  /// Every file whose changes may change the wallpaper.
  var wallpaperFiles: [String] { pictures + slides.paths + described.paths }

  /// Whether ``described`` finds the pictures, and not ``slides``.
  private var isDescribed: Bool {
    let source = environment.configuration.wallpaper.source
    return source == .automatic || source.descriptionFile != nil
  }

  func followPictures() {
    let wallpaper = environment.configuration.wallpaper
    let (own, described) = isDescribed ? ([], describedPaths) : (wallpaper.source.paths, [])
    if (own, described) != (slides.paths, self.described.paths) { reportedWallpapers = [:] }
    slides.follow(own, every: wallpaper.slideSeconds)
    guard viewport.size != .zero else { return }
    self.described.follow(described, fitting: PixelSize(filling: viewport))
  }

  /// The desktop's wallpaper, or the user's description of one. None in the demo, which looks the same on every desktop.
  private var describedPaths: [String] {
    if let description = environment.configuration.wallpaper.source.descriptionFile { return [description] }
    return environment.isDemo ? [] : background.paths(prefersDark: DesktopAppearance(desktop).scheme == .dark)
  }

  /// Loads the wallpaper again, because a file has changed.
  func picturesChanged() {
    slides.reload()
    described.reload()
    wallpaper.reload(requests)
  }

  func fetchWallpaper() {
    guard viewport.size != .zero, postponed == nil else { return }
    wallpaper.show(requests)
    onPictures()
  }

  var requests: [WallpaperRequest] {
    let (pixels, fit) = (PixelSize(filling: viewport), environment.configuration.wallpaper.fit)
    return pictures.map { WallpaperRequest(path: $0, size: pixels, scale: viewport.scale, fit: fit) }
  }

  func paintBackdrop() {
    guard postponed != .all else { return }
    crossfade = nil
    painter.tools.adopt(plainGround.map(Backdrop.init(plain:)) ?? paintedGround)
    onChange()
  }

  /// The wallpaper, if it is loaded at the size of the viewport.
  private var picture: Surface? {
    wallpaper.shown?.size == PixelSize(filling: viewport) ? wallpaper.pixels : nil
  }

  /// nil if the background is not a single colour.
  private var plainGround: Color? {
    guard picture == nil else { return nil }
    let background = environment.configuration.style.colors.background
    return switch environment.configuration.wallpaper.source {
    case .automatic, .pictures: background
    case .color(let color): color.over(background)
    case .gradient: nil
    }
  }

  /// The gradient or the picture.
  private var paintedGround: Backdrop {
    let ground = PaintedGround(
      wallpaper: environment.configuration.wallpaper.source, size: viewport.size, picture: picture,
      background: environment.configuration.style.colors.background,
      onPainted: { [wallpaper] in wallpaper.releasePixels() })
    return Backdrop(
      filling: viewport, blur: environment.configuration.style.spacing.plateBlur, environment: paintingEnvironment,
      paint: ground.paint)
  }
}
