import CollectionEngine
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
  var reportedWallpapers: [String: FileMark] = [:]
  package let painter: Painter
  /// How much larger text is than on the desktop.
  private var textScale = 1.0
  let paintingEnvironment: LivePaintingEnvironment
  let icons: IconLoader
  private(set) var environment: Environment
  private(set) var viewport = Viewport(size: .zero)
  lazy var wallpaper: WallpaperLoader = {
    let loader = WallpaperLoader(cache: environment.pictureCache) { [weak self] in self?.pictureArrived() }
    loader.onFailure = { [weak self] in self?.wallpaperFailed($0, $1) }
    loader.onNothingShown = { [weak self] in self?.slides.failed() }
    return loader
  }()
  /// The user's pictures.
  let slides = SlideShow()
  /// The pictures of the desktop, or those of the user's file that describes them.
  let described = DescribedWallpaper()
  lazy var background = DesktopBackground { [weak self] in
    self?.followPictures()
    self?.fetchWallpaper()
  }
  private let entries: any EntrySource
  private(set) var desktop: DesktopSettings
  /// When the first frame was painted.
  var firstFrame: Instant?
  var crossfade: Crossfade<Backdrop>?
  /// What waits for ``begin()``, so that the first frame does not wait for it; nil if nothing does.
  private(set) var postponed: Postponed?

  enum Postponed {
    /// The decoders, which would take processor time from the first frame. They are needed because nothing is cached.
    case decoding
    /// The backdrop too, because the first frame is a picture from the cache.
    case all
  }

  package init(_ environment: Environment, on desktop: DesktopSettings, entries: any EntrySource) {
    self.environment = environment
    self.desktop = desktop
    self.entries = entries
    let paintingEnvironment = LivePaintingEnvironment()
    self.paintingEnvironment = paintingEnvironment
    icons = IconLoader(environment, on: desktop, entries: entries, upload: paintingEnvironment.upload)
    let style = environment.configuration.style.scaled(by: desktop.textScale)
    painter = Painter(
      style: style, backdrop: Backdrop(plain: style.colors.background), environment: paintingEnvironment)
    adoptLook()
    paintingEnvironment.use(icons) { [weak self] in self?.details(of: $0) }
    icons.onChange = { [weak self] in self?.onChange() }
    icons.onCorrection = { [weak self] in self?.iconsWereOutdated() }
    slides.shown = { [weak self] in self?.wallpaper.shown?.path }
    slides.onChange = { [weak self] in self?.fetchWallpaper() }
    slides.onNothingFound = { [weak self] in self?.reportEmptyDirectories() }
    described.onChange = { [weak self] in self?.fetchWallpaper() }
    described.onFault = { [weak self] in self?.descriptionFailed($0) }
    followPictures()
    if !wallpaper.hasCache { postponed = .decoding }
  }

  /// The details of an application; nil if it is not installed.
  func details(of id: ItemID) -> Details? {
    entries.entry(id).map { Details(of: $0, isKiosk: environment.kioskFile != nil) }
  }

  /// Paints for a viewport of this size from now on.
  package func fit(_ viewport: Viewport) {
    let isAsLarge = (viewport.size, viewport.scale) == (self.viewport.size, self.viewport.scale)
    self.viewport = viewport
    guard !isAsLarge else { return }
    painter.tools.adopt(scale: viewport.scale)
    icons.adopt(scale: viewport.scale)
    paintBackdrop()
    followPictures()
    fetchWallpaper()
  }

  /// Loads and paints nothing before ``begin()``.
  func postpone() {
    postponed = .all
  }

  /// Starts the decoders if nothing is cached, and loads the wallpaper.
  package func begin() {
    guard let postponed else { return }
    self.postponed = nil
    icons.startDecoder()
    if environment.configuration.wallpaper.source.isPicture { wallpaper.startDecoder() }
    if postponed == .all { paintBackdrop() }
    fetchWallpaper()
  }

  /// Adopts a changed configuration or changed settings of the desktop.
  package func follow(_ environment: Environment, on desktop: DesktopSettings) {
    self.environment = environment
    self.desktop = desktop
    icons.follow(environment, on: desktop)
    adoptLook()
    followPictures()
    paintBackdrop()
    fetchWallpaper()
  }

  /// Makes text larger than on the desktop.
  func enlargeText(by factor: Double) {
    guard factor != textScale else { return }
    textScale = factor
    adoptLook()
  }

  private func adoptLook() {
    painter.tools.adopt(style, environment.configuration.iconShape, desktopFont: desktop.fontFamily)
  }

  private var style: Style { environment.configuration.style.scaled(by: desktop.textScale * textScale) }

  /// Whether everything that was requested is loaded.
  package var isComplete: Bool {
    postponed != .decoding && !icons.isWaiting && !wallpaper.isWaiting && !slides.isSearching && !described.isSearching
  }

  /// Call this when applications were installed or removed. Their icons may be installed a little later.
  package func applicationsChanged(at now: Instant) {
    painter.tools.forgetSurfaces()
    icons.applicationsChanged(at: now)
  }
}

extension RenderResources {
  /// Forgets the icons of all other elements.
  func keep(iconsOf elements: [Scene.Element]) {
    let near = elements.flatMap { element -> [TileRequest] in
      guard let id = element.kind.picturedItem else { return [] }
      return icons.requests(for: id, side: painter.tools.side(of: element))
    }
    icons.keep(only: Set(near))
    painter.tools.keep(lettersOf: elements)
  }

  private func iconsWereOutdated() {
    painter.tools.forgetSurfaces()
    onChange()
  }

  /// Checks what came from caches.
  func confirm() {
    icons.confirm()
    wallpaper.confirm()
  }
}

nonisolated extension Style {
  /// The same look with larger text.
  fileprivate func scaled(by factor: Double) -> Style {
    var style = self
    style.fonts.scale(by: factor)
    return style
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
