import Freedesktop
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Everything that a springboard is painted with: the wallpaper, the icons and the painter.
package final class RenderResources {
  /// Called when something that is painted has changed.
  package var onChange: () -> Void = {}
  /// Called when the wallpaper may come from other files.
  var onPictures: () -> Void = {}
  /// Called with a message when the user's wallpaper cannot be shown.
  var onWallpaperFault: (String) -> Void = { _ in }
  /// The wallpapers whose faults were reported, so that each is reported once.
  private var reportedWallpapers: [String: FileMark] = [:]
  package let painter: Painter
  /// How much larger text is than configured.
  var textScale = 1.0 {
    didSet { if textScale != oldValue { painter.style = style } }
  }
  let paintingEnvironment: LivePaintingEnvironment
  let icons: IconLoader
  private(set) var environment: Environment
  private(set) var viewport = Viewport(size: .zero)
  private lazy var wallpaper: WallpaperLoader = {
    let loader = WallpaperLoader(cache: environment.pictureCache) { [weak self] in self?.pictureArrived() }
    loader.onFailure = { [weak self] in self?.wallpaperFailed($0, $1) }
    loader.onNothingShown = { [weak self] in self?.slides.failed() }
    return loader
  }()
  /// The user's pictures.
  let slides = SlideShow()
  private lazy var background = DesktopBackground { [weak self] in self?.fetchWallpaper() }
  private let entry: (ItemID) -> DesktopEntry?
  private(set) var desktop: DesktopSettings
  /// When the first frame was painted.
  private var firstFrame: Instant?
  private var crossfade: Crossfade<Backdrop>?
  /// The cached first frame is on screen, so that the wallpaper can be loaded later.
  private var isPostponed = false

  package init(
    _ environment: Environment, on desktop: DesktopSettings, entry: @escaping (ItemID) -> DesktopEntry?
  ) {
    self.environment = environment
    self.desktop = desktop
    self.entry = entry
    let paintingEnvironment = LivePaintingEnvironment()
    self.paintingEnvironment = paintingEnvironment
    icons = IconLoader(environment, on: desktop, entry: entry, upload: paintingEnvironment.upload)
    let style = environment.configuration.style
    painter = Painter(
      style: style, backdrop: Backdrop(plain: style.colors.background), environment: paintingEnvironment)
    painter.desktopFont = desktop.fontFamily
    painter.iconShape = environment.configuration.iconShape
    paintingEnvironment.icons = icons
    paintingEnvironment.details = { [weak self] in self?.details(of: $0) }
    icons.onChange = { [weak self] in self?.onChange() }
    icons.onCorrection = { [weak self] in self?.iconsWereOutdated() }
    icons.start()
    if environment.configuration.wallpaper.source.isPicture { wallpaper.start() }
    slides.shown = { [weak self] in self?.wallpaper.shown?.path }
    slides.onChange = { [weak self] in self?.fetchWallpaper() }
    slides.onNothingFound = { [weak self] in self?.reportEmptyDirectories() }
    followSlides()
  }

  /// The details of an application; nil if it is not installed.
  func details(of id: ItemID) -> Details? {
    entry(id).map { Details(of: $0, isKiosk: environment.kioskFile != nil) }
  }

  /// Paints for a viewport of this size from now on.
  package func fit(_ viewport: Viewport) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    (painter.scale, icons.scale) = (viewport.scale, viewport.scale)
    paintBackdrop()
    fetchWallpaper()
  }

  /// Loads and paints nothing before ``begin()``.
  func postpone() {
    isPostponed = true
  }

  func begin() {
    guard isPostponed else { return }
    isPostponed = false
    paintBackdrop()
    fetchWallpaper()
  }

  /// Adopts a changed configuration or changed settings of the desktop.
  package func follow(_ environment: Environment, on desktop: DesktopSettings) {
    self.environment = environment
    self.desktop = desktop
    icons.follow(environment, on: desktop)
    painter.style = style
    painter.desktopFont = desktop.fontFamily
    painter.iconShape = environment.configuration.iconShape
    followSlides()
    paintBackdrop()
    fetchWallpaper()
  }

  private var style: Style {
    var style = environment.configuration.style
    style.fonts.scale(by: textScale)
    return style
  }

  /// Whether everything that was requested is loaded.
  package var isComplete: Bool { !icons.isWaiting && !wallpaper.isWaiting && !slides.isSearching }

  /// Call this when applications were installed or removed. Their icons may be installed a little later.
  package func applicationsChanged(at now: Instant) {
    painter.forgetSurfaces()
    icons.applicationsChanged(at: now)
  }
}

extension RenderResources {
  /// Forgets the icons of all other elements.
  func keep(iconsOf elements: [Scene.Element]) {
    let near = elements.compactMap { element -> TileRequest? in
      guard let id = element.kind.picturedItem else { return nil }
      return icons.request(for: id, side: painter.side(of: element))
    }
    icons.keep(only: Set(near))
    painter.keep(lettersOf: elements)
  }

  private func iconsWereOutdated() {
    painter.forgetSurfaces()
    onChange()
  }

  /// Checks what came from caches.
  func confirm() {
    icons.confirm()
    wallpaper.confirm()
  }
}

extension RenderResources {
  /// Fades to the new wallpaper if the old one was visible for a while.
  private func pictureArrived() {
    let old = painter.backdrop
    paintBackdrop()
    let wasSeen = firstFrame.map { MonotonicClock.now - $0.seconds > Self.fadeDelay } ?? false
    if wasSeen, environment.configuration.preferences(on: desktop).animates { crossfade = Crossfade(from: old) }
  }

  /// Reports a picture that the user chose. The desktop's own may be something that is no picture.
  private func wallpaperFailed(_ request: WallpaperRequest, _ mark: FileMark) {
    guard slides.files.contains(request.path), reportedWallpapers[request.path] != mark else { return }
    reportedWallpapers[request.path] = mark
    let fault = Strings.wallpaperFault(exists: mark.exists)
    reportWallpaper(Strings.wallpaperFailed(request.path, fault, isOneOfSeveral: slides.files.count > 1))
  }

  private func reportEmptyDirectories() {
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
    painter.fading = crossfade.map { ($0.old, rest) }
    slides.painted()
    return crossfade != nil
  }

  /// The files that the wallpaper may come from, the best first.
  var pictures: [String] {
    let pixels = PixelSize(filling: viewport)
    let isLight = environment.configuration.style.isLight
    let ours = environment.assets.wallpaper(
      coveringWidth: pixels.width, height: pixels.height, isLight: isLight)
    return environment.configuration.wallpaper.source.pictures(
      desktop: desktopPicture, ours: ours, slides: slides.candidates)
  }

  private func followSlides() {
    let wallpaper = environment.configuration.wallpaper
    if wallpaper.source.paths != slides.paths { reportedWallpapers = [:] }
    slides.follow(wallpaper.source.paths, every: wallpaper.slideSeconds)
  }

  /// Loads the wallpaper again, because a file has changed.
  func picturesChanged() {
    slides.reload()
    wallpaper.reload(requests)
  }

  private func fetchWallpaper() {
    guard viewport.size != .zero, !isPostponed else { return }
    wallpaper.show(requests)
    onPictures()
  }

  var requests: [WallpaperRequest] {
    let (pixels, fit) = (PixelSize(filling: viewport), environment.configuration.wallpaper.fit)
    return pictures.map { WallpaperRequest(path: $0, size: pixels, scale: viewport.scale, fit: fit) }
  }

  /// nil in the demo, which looks the same on every desktop.
  private var desktopPicture: String? {
    environment.isDemo ? nil : background.path(prefersDark: desktop.isDark)
  }

  private func paintBackdrop() {
    guard !isPostponed else { return }
    crossfade = nil
    painter.backdrop = plainGround.map(Backdrop.init(plain:)) ?? paintedGround
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

extension PixelSize {
  /// The size of the viewport in device pixels.
  init(filling viewport: Viewport) {
    self.init(
      width: max(Int((viewport.size.width * viewport.scale).rounded(.up)), 1),
      height: max(Int((viewport.size.height * viewport.scale).rounded(.up)), 1))
  }
}
